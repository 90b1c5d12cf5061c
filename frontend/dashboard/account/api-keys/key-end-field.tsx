import { TextField } from '@aws-amplify/ui-react';
import { dayOf } from './key-expiry.ts';

export function KeyEndField({ defaultDay = '' }: { defaultDay?: string }) {
  return (
    <TextField
      className="key-end"
      label="Last day (optional)"
      name="lastDay"
      type="date"
      min={dayOf(new Date())}
      defaultValue={defaultDay}
    />
  );
}
