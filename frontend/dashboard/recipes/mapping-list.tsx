import type { RecipeField } from '../../../contract/recipe.ts';
import { customFieldFor } from './fill-choices.ts';
import { MappingRow } from './mapping-row.tsx';
import type { FormContent } from './recipe-changes.ts';
import type { MappingRow as Row } from './take-report.ts';

interface MappingListProps {
  content: FormContent;
  rows: readonly Row[];
  /** The number of the field that is highlighted in both list and picture. */
  marked: number | undefined;
  onMark: (number: number | undefined) => void;
  onChange: (part: Partial<FormContent>) => void;
}

/** Every field of the form, in the order of the page. */
export function MappingList({ content, rows, marked, onMark, onChange }: MappingListProps) {
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
  return (
    <ol className="mapping-list">
      {rows.map((row) => (
        <MappingRow
          key={row.place}
          row={row}
          customFields={customFields}
          marked={row.seen !== undefined && row.seen.number === marked}
          onMark={onMark}
          onField={(field) =>
            onChange({ recipe: { ...recipe, fields: replace(row.place, field) } })
          }
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
