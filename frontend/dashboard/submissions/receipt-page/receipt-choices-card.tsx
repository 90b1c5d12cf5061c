import { Button, SelectField } from '@aws-amplify/ui-react';
import {
  consentEvidence,
  maskings,
  otherEntries,
  type Masking,
  type Receipt,
} from '../../../../contract/receipt.ts';
import { CheckLine } from '../../components/check-line.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { saveFile } from '../../components/save-file.ts';
import type { IssuedReceipt, ReceiptChoices } from './receipt-queries.ts';
import { maskingWords, nameOf } from './receipt-words.ts';

interface ReceiptChoicesCardProps {
  id: string;
  /** The receipt with all values masked; the user can choose which of its fields are shown. */
  all: IssuedReceipt;
  issued: IssuedReceipt;
  choices: ReceiptChoices;
  busy: boolean;
  onChange: (choices: ReceiptChoices) => void;
}

/**
 * The choices of what the receipt shows, and the buttons to print and download the receipt. This
 * card is not printed.
 */
export function ReceiptChoicesCard(props: ReceiptChoicesCardProps) {
  const { id, all, issued, choices, busy, onChange } = props;
  const choose = (field: string, shown: Masking) =>
    onChange({ ...choices, shown: { ...choices.shown, [field]: shown } });
  return (
    <SectionCard
      title="What it shows"
      intro="Masked values are recognised by whoever knows them. The form’s words are shown without values that are not in full. Each change is signed anew."
    >
      <div className="receipt-choices">
        {choosableIn(all.receipt).map((field) => (
          <SelectField
            key={field}
            label={nameOf(field)}
            size="small"
            value={choices.shown[field] ?? 'masked'}
            onChange={({ target }) => choose(field, target.value as Masking)}
          >
            {maskings.map((masking) => (
              <option key={masking} value={masking}>
                {maskingWords[masking]}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      {all.hasPicture && (
        <CheckLine
          label="With the picture of the form’s answer"
          checked={choices.picture ?? issued.receipt.picture !== undefined}
          onChange={(picture) => onChange({ ...choices, picture })}
        />
      )}
      <div className="receipt-actions">
        <Button
          variation="primary"
          aria-disabled={busy}
          onClick={() => {
            if (!busy) saveFile(`receipt-${id}.json`, [issued.file], 'application/json');
          }}
        >
          Download signed JSON
        </Button>
        <Button
          aria-disabled={busy}
          onClick={() => {
            if (!busy) window.print();
          }}
        >
          Print or save as PDF
        </Button>
        <span role="status" className="note">
          {busy ? 'Signing...' : ''}
        </span>
      </div>
    </SectionCard>
  );
}

function choosableIn({ lead, entered, consent }: Receipt): string[] {
  const named = lead.map(({ field }) => field);
  const known = new Set(named.map((field) => field.replace(/^fields\./, '')));
  const hasOthers = entered.some(({ field }) => !known.has(field));
  return [...named, ...(hasOthers ? [otherEntries] : []), ...(consent ? [consentEvidence] : [])];
}
