import { useId } from 'react';

interface CheckLineProps {
  label: string;
  name?: string;
  checked: boolean;
  complaint?: string | undefined;
  onChange: (checked: boolean) => void;
}

/** A checkbox with its label beside it and its error below. */
export function CheckLine({ label, name, checked, complaint, onChange }: CheckLineProps) {
  const complaintId = useId();
  return (
    <div>
      <label className="check-line">
        <input
          type="checkbox"
          name={name}
          checked={checked}
          aria-invalid={complaint !== undefined}
          aria-describedby={complaint === undefined ? undefined : complaintId}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      {complaint !== undefined && (
        <p id={complaintId} className="field-complaint">
          {complaint}
        </p>
      )}
    </div>
  );
}
