import { Badge } from '@aws-amplify/ui-react';
import { opensAt } from '../../../contract/form-pace.ts';
import type { OwnForm } from '../target-forms/own-form.ts';

interface FormWaitsProps {
  form: OwnForm;
  /** What a form says whose leads wait for neither. */
  otherwise: string;
}

/** Whether a live form's leads wait now for its limits or its hours. */
export function FormWaits({ form, otherwise }: FormWaitsProps) {
  const { state, pace, usedToday, usedThisMonth } = form;
  const isUsed = (used: number | null | undefined, cap = Infinity) => (used ?? 0) >= cap;
  const isLive = state === 'live';
  const isOverCap =
    isLive && (isUsed(usedToday, pace.perDay) || isUsed(usedThisMonth, pace.perMonth));
  const isClosed = isLive && opensAt(pace, new Date()) !== undefined;
  if (!isOverCap && !isClosed) return <p className="form-list__facts">{otherwise}</p>;
  return (
    <p className="form-list__facts">
      {isOverCap && <Badge className="badge-outline">Over cap</Badge>}{' '}
      {isClosed && <Badge className="badge-outline">Outside its hours</Badge>} Its leads wait.
    </p>
  );
}
