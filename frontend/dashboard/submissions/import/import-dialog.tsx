import { Button } from '@aws-amplify/ui-react';
import { useEffect, useRef, useState } from 'react';
import { TaskDialog } from '../../components/task-dialog.tsx';
import type { ApiKeyView } from '../../../../contract/graphql-operations.ts';
import { notifyFailure } from '../../../shared/components/notify-failure.ts';
import { messageOf } from '../../../shared/service/service-error.ts';
import { maySend } from '../../account/api-keys/key-scopes.ts';
import { hasEnded } from '../../components/time-of-end.ts';
import { formOfKey } from '../../leads/lead-forms/forms-of-key.ts';
import { useLeadForms } from '../../leads/lead-forms/use-lead-forms.ts';
import { checkLeads, type CheckedRow, type GoodRow } from './check-leads.ts';
import { DuplicatesChoice, IdenticalChoice, ImportTarget } from './import-choices.tsx';
import './import.css';
import { ImportResult } from './import-result.tsx';
import { ColumnsPart, columnsStep, type ColumnsStep } from './columns-part.tsx';
import { missingAnswers } from './map-answers.ts';
import { missingFields } from './map-columns.ts';
import { notifyUnsent } from './notify-unsent.ts';
import { readCsv, type CsvTable } from './read-csv.ts';
import type { LeadToSend, AskedPause, SendResult } from './sending.ts';
import { sendLeads } from './send-leads.ts';
import { EndedNote, PauseNote } from './sending-notes.tsx';

/** The shortest time in milliseconds between two renders, because results arrive in bursts. */
const SHOWN_EVERY_MS = 200;

type Step =
  | { step: 'file'; problem?: string }
  | ColumnsStep
  | { step: 'checked'; rows: readonly CheckedRow[] }
  | { step: 'sending' | 'sent'; rows: readonly CheckedRow[] };

interface ImportDialogProps {
  keys: readonly ApiKeyView[];
  webhookUrl: string;
  onClose: () => void;
}

function isUsable(key: ApiKeyView): boolean {
  return maySend(key) && !hasEnded(key, Date.now());
}

/**
 * The import's steps: file, columns, check, send. No data leaves the browser before the last step.
 */
export function ImportDialog({ keys, webhookUrl, onClose }: ImportDialogProps) {
  const [usable] = useState(() => keys.filter(isUsable));
  const [keyId, setKeyId] = useState(usable[0]?.id ?? '');
  const [step, setStep] = useState<Step>({ step: 'file' });
  const [results, setResults] = useState<readonly SendResult[]>([]);
  const [pause, setPause] = useState<AskedPause>();
  const [ended, setEnded] = useState<string>();
  const [sendsDuplicates, setSendsDuplicates] = useState(false);
  const [sendsIdentical, setSendsIdentical] = useState(false);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const allForms = useLeadForms();
  const key = usable.find(({ id }) => id === keyId);
  const apiKey = key?.keyValue;
  const rows = 'rows' in step ? step.rows : [];
  const right = rows.filter((row): row is GoodRow => 'lead' in row);
  const good = sendsIdentical ? right : right.filter(({ sameAs }) => sameAs === undefined);
  const send = async () => {
    if (!apiKey) return;
    const { signal } = (stop.current = new AbortController());
    setStep({ step: 'sending', rows });
    const known: SendResult[] = [];
    const timer = setInterval(() => setResults([...known]), SHOWN_EVERY_MS);
    const onResult = (result: SendResult) => known.push(result);
    const onPause = setPause;
    const sending = { leads: good, webhookUrl, apiKey, sendsDuplicates, signal, onResult, onPause };
    const end = await sendLeads(sending);
    clearInterval(timer);
    setEnded(end);
    setResults(known);
    notifyUnsent(known, end);
    setStep({ step: 'sent', rows });
  };
  const check = async ({ table, mapping, answers }: ColumnsStep) =>
    setStep({ step: 'checked', rows: await checkLeads(table, mapping, answers) });
  return (
    <TaskDialog
      title="Import CSV"
      running={step.step === 'sending'}
      onStop={() => stop.current?.abort()}
      onClose={onClose}
      actions={<NextButton {...{ step, good, apiKey, setStep, check, send }} />}
    >
      {usable.length === 0 && <p role="alert">Please generate an API key first</p>}
      {step.step === 'file' && (
        <FileStep
          problem={step.problem}
          onTable={(table) => setStep(columnsStep(table, allForms, formOfKey(allForms, key)))}
          onProblem={(problem) => setStep({ step: 'file', problem })}
        />
      )}
      {step.step === 'columns' && (
        <ColumnsPart {...{ step, keys: usable, keyId }} onKey={setKeyId} onStep={setStep} />
      )}
      {pause && <PauseNote {...pause} />}
      {ended !== undefined && <EndedNote words={ended} />}
      {step.step === 'checked' && (
        <>
          <ImportTarget formId={good[0]?.lead.target} apiKey={key} />
          <IdenticalChoice rows={right} checked={sendsIdentical} onChange={setSendsIdentical} />
          <DuplicatesChoice
            formId={good[0]?.lead.target}
            checked={sendsDuplicates}
            onChange={setSendsDuplicates}
          />
        </>
      )}
      {'rows' in step && <ImportResult {...{ step: step.step, rows, good, results }} />}
    </TaskDialog>
  );
}

interface NextButtonProps {
  step: Step;
  good: readonly LeadToSend[];
  apiKey: string | undefined;
  check: (step: ColumnsStep) => Promise<void>;
  send: () => Promise<void>;
  setStep: (step: Step) => void;
}

function NextButton({ step, good, apiKey, check, send, setStep }: NextButtonProps) {
  if (step.step === 'columns') {
    return (
      <Button
        key="check"
        variation="primary"
        isDisabled={
          missingFields(step.mapping).length > 0 || missingAnswers(step.answers).length > 0
        }
        onClick={() => void check(step)}
      >
        Check rows
      </Button>
    );
  }
  if (step.step !== 'checked') return null;
  return (
    <>
      <Button onClick={() => setStep({ step: 'file' })}>Other file</Button>
      <Button
        variation="primary"
        isDisabled={!apiKey || good.length === 0}
        onClick={() => void send()}
      >
        Send {good.length === 1 ? '1 lead' : `${good.length.toLocaleString('en-US')} leads`}
      </Button>
    </>
  );
}

interface FileStepProps {
  problem: string | undefined;
  onTable: (table: CsvTable) => void;
  onProblem: (problem: string) => void;
}

function FileStep({ problem, onTable, onProblem }: FileStepProps) {
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      onTable(readCsv(await file.text()));
    } catch (error: unknown) {
      onProblem(messageOf(error));
      notifyFailure('Error reading the file', error);
    }
  };
  return (
    <>
      <p>
        The first line names the columns: name, phone, email, city and loan amount, in any order.
        Every row becomes a lead, sent through the webhook with your key.
      </p>
      <label className="import__file">
        CSV file
        <input
          type="file"
          accept=".csv,text/csv,text/plain"
          onChange={({ target }) => void read(target.files?.[0])}
        />
      </label>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
