import { receiptKeysPath, type Receipt, type ShownValue } from '../../../../contract/receipt.ts';
import { demoTexts, failureTexts } from '../../../content/dashboard.ts';
import { siteSettings } from '../../../content/site-settings.ts';
import { Facts } from '../../components/facts.tsx';
import type { IssuedReceipt } from './receipt-queries.ts';
import { momentOf, nameOf, signWords } from './receipt-words.ts';

interface ReceiptSheetProps {
  issued: IssuedReceipt;
  /** Whether the lead went to the demo form. */
  isDemo: boolean;
}

/**
 * The printed part of the page. It shows only data that the signature covers, and a mark if the
 * form is the demo form.
 */
export function ReceiptSheet({ issued: { receipt, pictureUrl }, isDemo }: ReceiptSheetProps) {
  const { submission, form, lead, entered, consent = {}, picture } = receipt;
  return (
    <article className="receipt-sheet" aria-label="The receipt">
      <header className="receipt-sheet__head">
        <h2>Receipt of a submitted lead</h2>
        <p>
          Issued {momentOf(receipt.issuedAt)} by {siteSettings.brand}, {receipt.issuer}
        </p>
      </header>
      <Facts
        className="receipt-facts"
        facts={[
          ['Submission', submission.id],
          ['Accepted', momentOf(submission.acceptedAt)],
          ['Form', formText(form)],
        ]}
      />
      {isDemo && (
        <p>
          <strong>{demoTexts.success}.</strong> The signed file does not say so.
        </p>
      )}
      <Outcome outcome={receipt.outcome} />
      <Values title="The lead" values={lead} />
      <Values title="What was entered into the form" values={entered} />
      {Object.keys(consent).length > 0 && (
        <section>
          <h3>Evidence of consent</h3>
          <p>As the lead’s sender sent it; nobody has checked it.</p>
          <Facts className="receipt-facts" facts={Object.entries(consent)} />
        </section>
      )}
      {picture && (
        <section className="receipt-sheet__picture">
          <h3>The form’s answer</h3>
          {pictureUrl && <img src={pictureUrl} alt="The page as the attempt ended" />}
          <p>
            SHA-256 <span className="breakable">{picture.sha256}</span>
          </p>
        </section>
      )}
      <footer>
        It says what was known when it was issued. The signed file of the same content proves who
        issued it; its key is published at {`${receipt.issuer}${receiptKeysPath}`}.
      </footer>
    </article>
  );
}

function formText({ name, recipeVersion }: Receipt['form']): string {
  const version = recipeVersion === undefined ? '' : `, recipe version ${recipeVersion}`;
  return `${name ?? 'A form that was deleted since'}${version}`;
}

function Outcome({ outcome }: { outcome: Receipt['outcome'] }) {
  if (outcome.by === 'owner') {
    const { decidedAt, reason, attempts } = outcome;
    return (
      <section>
        <h3>A person decided that the lead went in</h3>
        <p>
          The service could not tell. {reason && `${failureTexts[reason]}.`} Its owner said so{' '}
          {momentOf(decidedAt)}.
        </p>
        <Facts className="receipt-facts" facts={[['Attempts', String(attempts)]]} />
      </section>
    );
  }
  const { recordedAt, sign, words, status, builder, page, attempt } = outcome;
  return (
    <section>
      <h3>The service read that the form took the lead</h3>
      {words !== undefined && (
        <p>
          The page answered: <q>{words}</q>
        </p>
      )}
      <Facts
        className="receipt-facts"
        facts={[
          ['Recorded', momentOf(recordedAt)],
          ['Read by', sign && signWords[sign]],
          ['HTTP status of the submit', status === undefined ? undefined : String(status)],
          ['Form made with', builder],
          ['Page', page],
          [
            'Attempt',
            attempt && `${attempt.number} of ${attempt.of}, ${momentOf(attempt.startedAt)}`,
          ],
        ]}
      />
    </section>
  );
}

function Values({ title, values }: { title: string; values: readonly ShownValue[] }) {
  if (values.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <dl className="receipt-facts">
        {values.map(({ field, label, shown, value, sent }, index) => (
          <div key={`${field}-${index}`}>
            <dt>{label ?? nameOf(field)}</dt>
            <dd>
              {value || 'Left empty'} {shown === 'masked' && value && <small>masked</small>}{' '}
              {sent && <small>seen in the request</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
