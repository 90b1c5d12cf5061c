import { Button, SearchField, SelectField, TextField } from '@aws-amplify/ui-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { submissionStatuses } from '../../../../contract/submission.ts';
import type { ApiKeyView } from '../../../../contract/graphql-operations.ts';
import type { LeadForm } from '../../leads/lead-forms/lead-form.ts';
import { useFocusHandover } from '../../components/hand-over-focus.ts';
import { isFiltered, type SubmissionFilter } from './submission-filter.ts';
import type { FilterInUse } from './use-submission-filter.ts';
import './filter-bar.css';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';
import { UnfoldButton } from '../../components/unfold-button.tsx';

const TYPING_PAUSE_MS = 300;
const UNDECIDED = 'undecided';

interface FilterBarProps extends FilterInUse {
  keys: readonly ApiKeyView[];
  forms: readonly LeadForm[];
}

/** Two API keys can have the same name, so the option also shows the key's last characters. */
export function keyLabel({ keyName, keyValue }: ApiKeyView): string {
  return `${keyName} (…${keyValue.slice(-4)})`;
}

export function FilterBar({ filter, change, keys, forms }: FilterBarProps) {
  const set = (part: { [Name in keyof SubmissionFilter]?: SubmissionFilter[Name] | undefined }) =>
    change({ ...filter, ...part } as SubmissionFilter);
  const knownKey = !filter.keyId || keys.some(({ id }) => id === filter.keyId);
  const byForm = forms.length > 0 || Boolean(filter.formId);
  const { search = '' } = filter;
  // The filters are open at first if any of them is in use.
  const [open, setOpen] = useState(isFiltered({ ...filter, search: '', all: false }));
  return (
    <div className="filter-bar" role="search" aria-label="Submissions">
      <div
        className={`filter-bar__fields${byForm ? ' filter-bar__fields--forms' : ''}`}
        data-open={open}
      >
        <SearchText text={search} onText={(text) => set({ search: text })} />
        <UnfoldButton className="filter-bar__unfold" open={open} onOpen={setOpen}>
          Filters
        </UnfoldButton>
        <StatusField filter={filter} onStatus={set} />
        <SelectField
          label="API key"
          size="small"
          value={filter.keyId ?? ''}
          onChange={({ target }) => set({ keyId: target.value })}
        >
          <option value="">Any key</option>
          {keys.map((key) => (
            <option key={key.id} value={key.id}>
              {keyLabel(key)}
            </option>
          ))}
          {!knownKey && <option value={filter.keyId}>A deleted key</option>}
        </SelectField>
        {byForm && (
          <Suspense fallback={<span />}>
            <FormField forms={forms} formId={filter.formId} onForm={(formId) => set({ formId })} />
          </Suspense>
        )}
        <DayField label="From" day={filter.fromDay} onDay={(fromDay) => set({ fromDay })} />
        <DayField label="To" day={filter.toDay} onDay={(toDay) => set({ toDay })} />
        {isFiltered(filter) && <ClearButton onClick={() => change({})} />}
      </div>
    </div>
  );
}

/** The choice of a form is loaded only for users who have forms. */
const FormField = lazyPart(async () => (await import('./form-field.tsx')).FormField);

type StatusPart = Required<Pick<SubmissionFilter, 'undecided'>> &
  Record<'status', SubmissionFilter['status'] | undefined>;

interface StatusFieldProps {
  filter: SubmissionFilter;
  onStatus: (part: StatusPart) => void;
}

/**
 * The list of statuses. It has one more option for undecided submissions, whose status is `error`.
 */
function StatusField({ filter, onStatus }: StatusFieldProps) {
  const choose = (value: string) => {
    const undecided = value === UNDECIDED;
    const chosen = submissionStatuses.find((status) => status === value);
    onStatus({ undecided, status: undecided ? 'error' : chosen });
  };
  return (
    <SelectField
      label="Status"
      size="small"
      value={filter.undecided ? UNDECIDED : (filter.status ?? '')}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">Any status</option>
      {submissionStatuses.map((status) => (
        <option key={status} value={status}>
          {status[0]?.toUpperCase() + status.slice(1)}
        </option>
      ))}
      <option value={UNDECIDED}>Needs a decision</option>
    </SelectField>
  );
}

const searchText = (element: Element) =>
  element.closest('.filter-bar')?.querySelector<HTMLElement>('input');

/**
 * The button that clears the filter. It disappears after the filter is cleared, so the search field
 * gets the focus.
 */
function ClearButton({ onClick }: { onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button, searchText);
  return (
    <Button ref={button} size="small" className="filter-bar__clear" onClick={onClick}>
      Clear filter
    </Button>
  );
}

interface DayFieldProps {
  label: string;
  day: string | undefined;
  onDay: (day: string) => void;
}

function DayField({ label, day = '', onDay }: DayFieldProps) {
  return (
    <TextField
      label={label}
      type="date"
      size="small"
      value={day}
      onChange={({ target }) => onDay(target.value)}
    />
  );
}

/** Starts the search when the user pauses typing, and at once on Enter. */
function SearchText({ text, onText }: { text: string; onText: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  const [shown, setShown] = useState(text);
  const latest = useRef(onText);
  useEffect(() => {
    latest.current = onText;
  });
  if (text !== shown) {
    // The search text was changed outside this field, for example cleared, so the field takes the
    // new text.
    setShown(text);
    if (text !== typed.trim()) setTyped(text);
  }
  useEffect(() => {
    if (typed.trim() === text) return;
    const timer = setTimeout(() => latest.current(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, text]);
  return (
    <SearchField
      className="filter-bar__search"
      label="Search"
      labelHidden={false}
      size="small"
      hasSearchButton={false}
      placeholder="Name, phone, email or city"
      maxLength={200}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onClear={() => setTyped('')}
      onSubmit={(value) => onText(value.trim())}
    />
  );
}
