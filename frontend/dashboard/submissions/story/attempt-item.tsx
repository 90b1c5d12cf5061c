import type { Attempt } from '../../../../contract/graphql-types.ts';
import { formatDuration } from '../../components/format-time.ts';
import { Moment } from '../../components/moment.tsx';
import { failureText } from '../one-submission/failure-words.ts';
import { ScreenshotPreview } from '../one-submission/screenshot-preview.tsx';

const outcomes: Record<Attempt['outcome'], string> = {
  running: 'Running now',
  success: 'Submitted',
  failed: 'Failed',
};

export function AttemptItem({ attempt, name }: { attempt: Attempt; name: string }) {
  const { number, startedAt, durationMs, outcome, screenshotUrl } = attempt;
  const failure = failureText(attempt);
  return (
    <li className="attempt" data-outcome={outcome}>
      <h4>
        Attempt {number}: {outcomes[outcome]}
      </h4>
      <p className="attempt__times">
        <Moment time={startedAt} />
        {typeof durationMs === 'number' && <>, took {formatDuration(durationMs)}</>}
      </p>
      {failure && <p className="attempt__reason">{failure}</p>}
      {attempt.detail && <p className="attempt__detail">{attempt.detail}</p>}
      {attempt.confirmation && (
        <p>
          The page answered: <q>{attempt.confirmation}</q>
        </p>
      )}
      {attempt.builder && <p>Form made with {attempt.builder}</p>}
      {attempt.pageUrl && (
        <p>
          Page: <span className="breakable">{attempt.pageUrl}</span>
        </p>
      )}
      <FilledFields attempt={attempt} />
      {screenshotUrl && (
        <ScreenshotPreview
          key={screenshotUrl}
          url={screenshotUrl}
          text={`Attempt ${number} for ${name}, as it ended`}
        />
      )}
    </li>
  );
}

function FilledFields({ attempt: { number, fields } }: { attempt: Attempt }) {
  if (!fields || fields.length === 0) return null;
  return (
    <table className="attempt__fields">
      <caption>What attempt {number} filled in</caption>
      <thead>
        <tr>
          <th scope="col">Field of the form</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ field, label, value, sent }, index) => (
          <tr key={`${field}-${index}`}>
            <td>{label ?? field}</td>
            <td>
              {value || <strong>Left empty: the form does not offer this value</strong>}{' '}
              {sent && <small>seen in what the page sent</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
