import { useId, type ReactNode } from 'react';

interface ChoiceGroupProps {
  legend: string;
  complaint: string | undefined;
  children: ReactNode;
}

/** The checkboxes for one question about a new callback, with the error message for the answer. */
export function ChoiceGroup({ legend, complaint, children }: ChoiceGroupProps) {
  const complaintId = useId();
  return (
    <fieldset
      className="check-group callback-choice"
      {...(complaint && { 'aria-describedby': complaintId })}
    >
      <legend>{legend}</legend>
      {children}
      {complaint && (
        <p id={complaintId} className="field-complaint">
          {complaint}
        </p>
      )}
    </fieldset>
  );
}
