import type { CustomField } from '../../../../contract/custom-field.ts';
import type { RecipeField } from '../../../../contract/recipe.ts';
import { customFieldFor, isMadeFor } from './fill-choices.ts';
import { MappingRow } from './mapping-row.tsx';
import type { FormContent } from './recipe-changes.ts';
import type { MappingRow as Row } from './take-report.ts';

interface MappingListProps {
  content: FormContent;
  /** The custom fields of the saved version. */
  savedFields: readonly CustomField[];
  rows: readonly Row[];
  /**
   * The number of the field that is highlighted both in the list of fields and in the page's
   * picture.
   */
  marked: number | undefined;
  onMark: (number: number | undefined) => void;
  onChange: (part: Partial<FormContent>) => void;
}

/** Every field of the form, in the order of the page. */
export function MappingList({ content, rows, marked, onMark, ...props }: MappingListProps) {
  const { savedFields, onChange } = props;
  const { recipe, customFields } = content;
  const { fields } = recipe;
  const replace = (place: number, field: RecipeField) =>
    fields.map((known, index) => (index === place ? field : known));
  const declare = (place: number, field: RecipeField) => {
    const custom = customFieldFor(
      field,
      customFields.map(({ name }) => name),
    );
    const mapped = { ...field, fill: { kind: 'custom', name: custom.name } as const };
    onChange({
      customFields: [...customFields, custom],
      recipe: { ...recipe, fields: replace(place, mapped) },
    });
  };
  const set = (place: number, before: RecipeField, field: RecipeField) => {
    const changed = replace(place, field);
    const abandoned = abandonedField(before, { customFields, savedFields, fields: changed });
    onChange({
      recipe: { ...recipe, fields: changed },
      ...(abandoned && { customFields: customFields.filter((one) => one !== abandoned) }),
    });
  };
  return (
    <ol className="mapping-list">
      {rows.map((row) => (
        <MappingRow
          key={row.place}
          row={row}
          customFields={customFields}
          marked={row.seen !== undefined && row.seen.number === marked}
          onMark={onMark}
          onField={(field) => set(row.place, row.field, field)}
          onNewCustomField={() => declare(row.place, row.field)}
          onRemove={() =>
            onChange({
              recipe: { ...recipe, fields: fields.filter((_, index) => index !== row.place) },
            })
          }
        />
      ))}
    </ol>
  );
}

interface Declared {
  customFields: readonly CustomField[];
  savedFields: readonly CustomField[];
  /** The form's fields after the user's change. */
  fields: readonly RecipeField[];
}

/**
 * Returns the custom field that an earlier choice of the user created for this question, if it now
 * fills no field and was neither edited nor saved. Such a custom field is removed.
 */
function abandonedField(
  before: RecipeField,
  { customFields, savedFields, fields }: Declared,
): CustomField | undefined {
  const { fill } = before;
  if (fill.kind !== 'custom') return undefined;
  const isUsed = fields.some((one) => one.fill.kind === 'custom' && one.fill.name === fill.name);
  if (isUsed || savedFields.some(({ name }) => name === fill.name)) return undefined;
  return customFields.find((one) => one.name === fill.name && isMadeFor(before, one));
}
