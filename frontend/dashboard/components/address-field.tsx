import { TextField } from '@aws-amplify/ui-react';

interface AddressFieldProps {
  label: string;
  name: string;
  placeholder: string;
  value: string;
  complaint: string | undefined;
  onChange: (address: string) => void;
  descriptiveText?: string;
  className?: string;
}

/** A field for the address of a page or a service. */
export function AddressField({ complaint, onChange, ...field }: AddressFieldProps) {
  return (
    <TextField
      {...field}
      type="url"
      inputMode="url"
      autoComplete="off"
      hasError={complaint !== undefined}
      errorMessage={complaint}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
