import { Button } from '@aws-amplify/ui-react';
import { useId } from 'react';
import type { Transformation } from '../../../../contract/recipe.ts';

type TableRow = Extract<Transformation, { kind: 'table' }>['rows'][number];

const MOST_ROWS = 200;

interface TransformationTableProps {
  label: string;
  rows: readonly TableRow[];
  /** The answers from which the form lets the user choose. */
  answers: readonly string[];
  onRows: (rows: TableRow[]) => void;
}

/** Edits a table that maps the lead's values to the form's answers. */
export function TransformationTable({ label, rows, answers, onRows }: TransformationTableProps) {
  const listId = useId();
  const set = (place: number, part: Partial<TableRow>) =>
    onRows(rows.map((row, index) => (index === place ? { ...row, ...part } : row)));
  return (
    <fieldset className="translation">
      <legend className="visually-hidden">Table for {label}</legend>
      {rows.map((row, place) => (
        <div key={place} className="translation__row">
          <input
            className="amplify-input"
            aria-label={`Row ${place + 1}: the lead says`}
            placeholder="Lead says"
            maxLength={500}
            value={row.from}
            title={row.from}
            onChange={({ target }) => set(place, { from: target.value })}
          />
          <span aria-hidden="true">→</span>
          <input
            className="amplify-input"
            aria-label={`Row ${place + 1}: the form gets`}
            placeholder="Form gets"
            maxLength={500}
            list={answers.length > 0 ? listId : undefined}
            value={row.to}
            title={row.to}
            onChange={({ target }) => set(place, { to: target.value })}
          />
          <Button
            size="small"
            variation="link"
            aria-label={`Remove row ${place + 1}`}
            onClick={() => onRows(rows.filter((_, index) => index !== place))}
          >
            <span aria-hidden="true">×</span>
          </Button>
        </div>
      ))}
      <datalist id={listId}>
        {answers.map((answer) => (
          <option key={answer} value={answer} />
        ))}
      </datalist>
      {rows.length < MOST_ROWS && (
        <Button size="small" onClick={() => onRows([...rows, { from: '', to: '' }])}>
          Add a row
        </Button>
      )}
    </fieldset>
  );
}
