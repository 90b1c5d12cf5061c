import {
  callbackNote,
  consentNote,
  duplicateNote,
  fieldRequirements,
  guideHeaders,
  limitNote,
  keyNote,
  listNote,
  referenceNote,
} from '../../../content/integration-guide.ts';
import { CodeBlock } from '../../components/code-block.tsx';

interface FieldTableProps {
  caption: string;
  headings: readonly string[];
  /** The first cell of each row is its header. */
  rows: readonly (readonly [string, ...string[]])[];
}

export function FieldTable({ caption, headings, rows }: FieldTableProps) {
  return (
    <table className="field-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th scope="col" key={heading}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            {cells.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function RequestFacts({ webhookUrl }: { webhookUrl: string }) {
  return (
    <>
      <CodeBlock title="Endpoint (POST)" code={webhookUrl} />
      <div className="guide-tables">
        <FieldTable
          caption="Headers"
          headings={['Header', 'Value']}
          rows={guideHeaders.map(({ name, value }) => [name, value])}
        />
        <FieldTable
          caption="Field requirements"
          headings={['Field', 'Type', 'Rule']}
          rows={fieldRequirements.map(({ field, type, rule }) => [field, type, rule])}
        />
      </div>
      <p className="note">{limitNote}</p>
      <p className="note">{duplicateNote}</p>
      <p className="note">{referenceNote}</p>
      <p className="note">{consentNote}</p>
      <p className="note">{keyNote}</p>
      <p className="note">{listNote}</p>
      <p className="note">{callbackNote}</p>
    </>
  );
}
