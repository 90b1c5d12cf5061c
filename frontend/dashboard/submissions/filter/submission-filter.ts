/**
 * The filter that decides which submissions the table shows. The filter is part of the page's
 * address, so that a link or a reload restores it. The search text is not in the address, because
 * it can contain names and phone numbers.
 */
import { isUndecided } from '../../../../contract/decision.ts';
import { matchesSearch } from '../../../../contract/matches-search.ts';
import {
  isOfForm,
  stageForm,
  submissionStatuses,
  type SubmissionStatus,
} from '../../../../contract/submission.ts';
import type { QueryListSubmissionsArgs } from '../../../../contract/graphql-types.ts';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';

export interface SubmissionFilter {
  /** Shows every submission instead of the newest 100. */
  all?: boolean;
  status?: SubmissionStatus;
  /** Shows only submissions in error on which their owner may decide. */
  undecided?: boolean;
  keyId?: string;
  /**
   * The id of one of the user's own forms, or `stage` for the form that the stage offers to
   * all users.
   */
  formId?: string;
  /** The first and the last day of the range, in the user's time zone: `2026-11-21`. */
  fromDay?: string;
  toDay?: string;
  search?: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function startOfDay(day: string, daysLater = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater);
}

function dayOf(text: string | null): string | undefined {
  if (!text || !DAY.test(text)) return undefined;
  return Number.isNaN(startOfDay(text).getTime()) ? undefined : text;
}

/** Omits undefined members, so that equal filters are equal objects. */
function compact(filter: {
  [Name in keyof SubmissionFilter]?: SubmissionFilter[Name] | undefined;
}) {
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => Boolean(value)),
  ) as SubmissionFilter;
}

export function readFilter(address: URLSearchParams, search: string): SubmissionFilter {
  const undecided = address.get('undecided') === '1';
  const status = submissionStatuses.find((one) => one === address.get('status'));
  return compact({
    all: address.get('all') === '1',
    status: undecided ? 'error' : status,
    undecided,
    keyId: address.get('key') ?? undefined,
    formId: address.get('form') ?? undefined,
    fromDay: dayOf(address.get('from')),
    toDay: dayOf(address.get('to')),
    search: search.trim(),
  });
}

/**
 * Returns the page's address with the given filter; other parameters of the address stay unchanged.
 */
export function writeFilter(address: URLSearchParams, filter: SubmissionFilter): URLSearchParams {
  const next = new URLSearchParams(address);
  const values = {
    all: filter.all ? '1' : undefined,
    status: filter.status,
    undecided: filter.undecided ? '1' : undefined,
    key: filter.keyId,
    form: filter.formId,
    from: filter.fromDay,
    to: filter.toDay,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/**
 * Whether the browser's Back button can undo this change of the filter. It can undo choices. It
 * can't undo typing in a day or in the search, because each typed character would be a step of its
 * own.
 */
export function isStep(before: SubmissionFilter, after: SubmissionFilter): boolean {
  const choices = ({ fromDay, toDay, ...rest }: SubmissionFilter) =>
    writeFilter(new URLSearchParams(), {
      ...rest,
      ...(fromDay && { fromDay: 'any' }),
      ...(toDay && { toDay: 'any' }),
    }).toString();
  return choices(before) !== choices(after);
}

export function isFiltered(filter: SubmissionFilter): boolean {
  return Object.keys(compact(filter)).length > 0;
}

/**
 * Whether no submission can match because the first day is after the last day, for example while
 * the user types a day.
 */
export function isEmptyRange({ fromDay, toDay }: SubmissionFilter): boolean {
  return fromDay !== undefined && toDay !== undefined && fromDay > toDay;
}

export type FilterArguments = Pick<
  QueryListSubmissionsArgs,
  'status' | 'undecided' | 'keyId' | 'formId' | 'from' | 'to' | 'search'
>;

export function filterArguments(filter: SubmissionFilter): FilterArguments {
  const { status, undecided, keyId, formId, fromDay, toDay, search } = filter;
  return {
    ...(status && { status }),
    ...(undecided && { undecided }),
    ...(keyId && { keyId }),
    ...(formId && { formId }),
    ...(fromDay && { from: startOfDay(fromDay).toISOString() }),
    ...(toDay && { to: startOfDay(toDay, 1).toISOString() }),
    ...(search && { search }),
  };
}

/** Whether a row from a live event matches the filter, by the same rules as in the service. */
export function matchesFilter(filter: SubmissionFilter, row: SubmissionRowView): boolean {
  const { status, undecided, keyId, formId, from, to, search } = filterArguments(filter);
  const accepted = Date.parse(row.createdAt);
  return (
    (!status || row.status === status) &&
    (!undecided || isUndecided(row)) &&
    (!keyId || row.keyId === keyId) &&
    (!formId || isOfForm(row, formId)) &&
    (!from || accepted >= Date.parse(from)) &&
    (!to || accepted < Date.parse(to)) &&
    (!search || matchesSearch(search)(row))
  );
}

/**
 * The caption's text for the form that the stage offers to all users, while the form's name is
 * not known.
 */
const stageFormName = 'of the service';

const dayText = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** Describes the filter in words, for the caption of the table. */
export function describeFilter(
  filter: SubmissionFilter,
  names: { key?: string | undefined; form?: string | undefined } = {},
): string {
  const { status, undecided, keyId, formId, fromDay, toDay, search } = filter;
  return [
    undecided ? 'needs a decision' : status && `status ${status}`,
    keyId && `key ${names.key ?? keyId}`,
    formId && `form ${names.form ?? (formId === stageForm ? stageFormName : formId)}`,
    fromDay && `from ${dayText.format(startOfDay(fromDay))}`,
    toDay && `to ${dayText.format(startOfDay(toDay))}`,
    search && `search “${search}”`,
  ]
    .filter(Boolean)
    .join(', ');
}
