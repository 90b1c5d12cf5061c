import { TextField, type TextFieldProps } from '@aws-amplify/ui-react';

const fields = [
  { name: 'name', label: 'Name', maxLength: 100, descriptiveText: 'What you call it' },
  {
    name: 'shortName',
    label: 'Short name',
    maxLength: 40,
    descriptiveText: 'Leads whose “target” says this go here',
  },
] as const;

interface NameFieldsProps {
  /** The value and the error of each field. */
  field: (name: 'name' | 'shortName') => Partial<TextFieldProps>;
}

/** Fields for a form's name, and for the short name by which leads choose the form. */
export const NameFields = ({ field }: NameFieldsProps) =>
  fields.map((texts) => (
    <TextField key={texts.name} autoComplete="off" {...texts} {...field(texts.name)} />
  ));
