import { TextField, type TextFieldProps } from '@aws-amplify/ui-react';

interface NameFieldsProps {
  /** The value and the complaint of each field. */
  field: (name: 'name' | 'shortName') => Partial<TextFieldProps>;
}

/** A form's name, and the short one by which leads choose it. */
export function NameFields({ field }: NameFieldsProps) {
  return (
    <>
      <TextField
        label="Name"
        descriptiveText="What you call it"
        name="name"
        autoComplete="off"
        maxLength={100}
        {...field('name')}
      />
      <TextField
        label="Short name"
        descriptiveText="Leads whose “target” says this go here"
        name="shortName"
        autoComplete="off"
        maxLength={40}
        {...field('shortName')}
      />
    </>
  );
}
