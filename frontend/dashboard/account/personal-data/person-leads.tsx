import { Button } from '@aws-amplify/ui-react';
import { useRef, useState } from 'react';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';
import { personalDataTexts as texts } from '../../../content/personal-data.ts';
import { useRequest } from '../../../shared/components/use-request.ts';
import { CheckLine } from '../../components/check-line.tsx';
import '../../components/check-line.css';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Moment } from '../../components/moment.tsx';
import { TaskProgress } from '../../components/task-dialog.tsx';
import { usePlaceOf, useReadPlaces, type LeadPlace } from '../../leads/lead-forms/use-place-of.ts';
import { StatusBadge } from '../../components/status-badge.tsx';
import { successNote } from '../../components/success-note.ts';
import { downloadCsv, downloadJson } from './download-person.ts';
import { erasePerson, type Erasure } from './erase-leads.ts';
import type { PersonAsked } from './use-person.ts';

interface PersonLeadsProps {
  rows: readonly SubmissionRowView[];
  person: PersonAsked;
  /** Whether all leads were searched. Otherwise the person's record must not be deleted. */
  isComplete: boolean;
  onErased: (ids: ReadonlySet<string>) => void;
}

/** The list of found leads, which the user can choose, download and erase. */
export function PersonLeads({ rows, person: subject, isComplete, onErased }: PersonLeadsProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState(false);
  const [erasure, setErasure] = useState<Erasure>();
  const status = useRef<HTMLDivElement>(null);
  const { busy, send } = useRequest();
  const placeOf = usePlaceOf();
  const chosen = rows.filter(({ id }) => !left.has(id));
  const choose = (id: string, isChosen: boolean) =>
    setLeft((before) => {
      const next = new Set(before);
      if (isChosen) next.delete(id);
      else next.add(id);
      return next;
    });
  const erase = () =>
    send(async () => {
      status.current?.focus();
      const isAll = isComplete && chosen.length === rows.length;
      const person = isAll ? subject : undefined;
      await erasePerson({ rows: chosen, person, show: setErasure, onErased });
    });
  const isRunning = busy && erasure?.running === true;
  return (
    <>
      <ul className="person-leads">
        {rows.map((row) => (
          <Lead
            key={row.id}
            row={row}
            place={placeOf(row)}
            isChosen={!left.has(row.id)}
            onChoose={choose}
          />
        ))}
      </ul>
      <div ref={status} tabIndex={-1}>
        {isRunning && (
          <TaskProgress {...erasure} text={texts.erasing(erasure.done, erasure.total)} />
        )}
        {!isRunning && erasure && <Failures erasure={erasure} />}
      </div>
      {chosen.length > 0 && (
        <div className="person-actions">
          <Downloads {...{ chosen, busy, send }} />
          <Button
            className="button-danger"
            isDisabled={busy || !isComplete}
            onClick={() => setAsking(true)}
          >
            {texts.chosen(chosen.length)}
          </Button>
        </div>
      )}
      {rows.length === 0 && isComplete && (
        <div className="person-actions">
          <Button isDisabled={busy} onClick={() => setAsking(true)}>
            {texts.forget}
          </Button>
        </div>
      )}
      {asking && (
        <EraseDialog count={chosen.length} onConfirm={erase} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

interface DownloadsProps extends ReturnType<typeof useRequest> {
  chosen: readonly SubmissionRowView[];
}

function Downloads({ chosen, busy, send }: DownloadsProps) {
  const readPlaces = useReadPlaces();
  return (
    <>
      <Button
        isDisabled={busy}
        onClick={() => send(async () => downloadJson(chosen, await readPlaces()))}
      >
        {texts.download}
      </Button>
      <Button
        isDisabled={busy}
        onClick={() => send(async () => downloadCsv(chosen, await readPlaces()))}
      >
        {texts.downloadCsv}
      </Button>
    </>
  );
}

interface EraseDialogProps {
  count: number;
  onConfirm: () => void;
  onClose: () => void;
}

/** Tells the user which data is erased and which is kept. */
function EraseDialog({ count, ...answers }: EraseDialogProps) {
  if (count === 0) {
    return (
      <ConfirmDialog title={texts.forgetTitle} confirmLabel={texts.forget} {...answers}>
        {texts.forgetText}
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      title={texts.eraseTitle(count)}
      confirmLabel={texts.erase}
      destructive
      {...answers}
    >
      {texts.goes}
      <br />
      <br />
      {texts.stays}
    </ConfirmDialog>
  );
}

interface LeadProps {
  row: SubmissionRowView;
  place: LeadPlace | undefined;
  isChosen: boolean;
  onChoose: (id: string, isChosen: boolean) => void;
}

function Lead({ row, place, isChosen, onChoose }: LeadProps) {
  const note = successNote(row, place?.isDemo ?? false);
  return (
    <li>
      <CheckLine
        label={`${row.name}, ${row.phone}, ${row.email}`}
        checked={isChosen}
        onChange={(next) => onChoose(row.id, next)}
      />
      <p className="person-leads__facts">
        <StatusBadge status={row.status} /> <Moment time={row.createdAt} />
        {place && ` To ${place.form}.`}
        {note && ` ${note}.`}
      </p>
    </li>
  );
}

function Failures({ erasure: { failures } }: { erasure: Erasure }) {
  if (failures.length === 0) return null;
  return (
    <div role="alert" className="load-failure">
      <p>{texts.notErased}:</p>
      <ul className="task-failures">
        {failures.map(({ id, name, message }) => (
          <li key={id}>
            {name}: {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
