/** Prepared GraphQL answers to the dashboard's calls, for each of its states. */
import type * as operations from '../../../contract/graphql-operations.ts';
import type {
  ApiKeyView,
  Operation,
  SubmissionRowView,
  SubmissionStoryView,
} from '../../../contract/graphql-operations.ts';
import { sampleConsent } from '../../../contract/consent.ts';
import { failureReasons, type FailureReason } from '../../../contract/submission.ts';
import { HOUR_MS } from '../../../contract/time-units.ts';
import { buildRow as aRow } from '../../frontend/dashboard/submissions/build-row.ts';

export interface Variables {
  status?: string;
}

interface Refused {
  errors: { message: string; errorType: string }[];
}

/**
 * A prepared answer: data, a function that makes data from the variables, an error, or a symbol
 * such as `SILENCE`.
 */
export type Answer<Data> = Data | Refused | symbol | ((variables: Variables) => Data);

type Operations = typeof operations;
type DataOf<Known> = Known extends Operation<infer Data, never> ? Data : never;
/** The prepared answer to each GraphQL operation, with the data that the operation requests. */
export type Answers = {
  readonly [Name in keyof Operations as Capitalize<Name>]?: Answer<DataOf<Operations[Name]>>;
};

const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();

/** Names, addresses and amounts of realistic lengths, from short to long. */
const people = [
  ['Asha Rao', 'asha.rao@leads.example', 'Mumbai', 5_000_000],
  ['Li', 'li@leads.example', 'Goa', 1],
  [
    'Venkatanarasimharajuvaripeta Subrahmanyam Krishnamurthy Iyer',
    'venkatanarasimharajuvaripeta.subrahmanyam.krishnamurthy@a-very-long-domain-name.leads.example',
    'Thiruvananthapuram',
    999_999_999_999.99,
  ],
  ['José Ñandú O’Neill', 'jose@leads.example', 'Pune', 250_000.5],
  ['अनन्या शर्मा', 'ananya@leads.example', 'Jaipur', 1_250_000],
] as const;

export function buildRow(
  order: number,
  overrides: Partial<SubmissionRowView> = {},
): SubmissionRowView {
  const [name, email, city, loanAmount] = people[order % people.length] ?? people[0];
  return aRow(order, {
    id: `01a0${String(9_999 - order)}-0000-7000-8000-00000000${String(order).padStart(4, '0')}`,
    userId: 'f0a1b2c3-0000-4000-8000-000000000001',
    version: 3,
    createdAt: at(7 + order * 13),
    updatedAt: at(6 + order * 13),
    ...{ name, email, phone: '+91 98765 43210', city, loanAmount },
    status: 'success',
    submittedAt: at(6 + order * 13),
    ...overrides,
  });
}

const afterFence: readonly FailureReason[] = [
  'outcome_unknown',
  'validation_refused',
  'already_submitted',
  'verification_required',
  'no_confirmation',
];
const failed = (failureReason: FailureReason, hasScreenshot: boolean) => ({
  status: 'error' as const,
  possiblySent: afterFence.includes(failureReason),
  failureReason,
  hasScreenshot,
  retryCount: 4,
  submittedAt: null,
});

export const undecided = buildRow(3, failed('outcome_unknown', true));
/** One submission row of each status, and one of each failure reason. */
export const everyRow = [
  buildRow(0, { status: 'processing', submittedAt: null }),
  buildRow(1),
  buildRow(2, { status: 'pending', retryCount: 2, nextAttemptAt: at(-25), submittedAt: null }),
  undecided,
  ...failureReasons
    .filter((reason) => reason !== 'outcome_unknown')
    .map((reason, index) => buildRow(4 + index, failed(reason, index % 2 === 0))),
  ...Array.from({ length: 6 }, (_, index) => buildRow(30 + index)),
  buildRow(36, { submittedAt: null, decidedAt: at(300), decidedWentIn: true }),
];

/**
 * The index of the row with this failure reason in `everyRow`. The prepared details of this
 * submission have the same index.
 */
export function orderOf(reason: FailureReason): number {
  return everyRow.findIndex(({ failureReason }) => failureReason === reason);
}

type Attempt = NonNullable<SubmissionStoryView['attempts']>[number];
const attempt: Attempt = {
  number: 1,
  startedAt: at(7),
  endedAt: at(6.9),
  outcome: 'failed',
  failureReason: null,
  nothingSent: false,
  detail: null,
  durationMs: 2_431,
  fields: null,
  confirmation: null,
  builder: null,
  pageUrl: 'https://forms.example/loans/enquiry',
  screenshotUrl: null,
};
const fields = [
  { field: 'name', label: 'Full name', value: 'A•••', sent: null },
  { field: 'phone', label: 'Mobile number', value: '••••••3210', sent: true },
  { field: 'email', label: null, value: 'a•••@leads.example', sent: true },
];

export function storyOf(
  order: number,
  attempts: readonly Partial<Attempt>[],
  overrides: Partial<Omit<SubmissionStoryView, 'attempts'>> = {},
): { getSubmission: SubmissionStoryView } {
  const story = attempts.map((part, index) => ({ ...attempt, number: index + 1, ...part }));
  const row = everyRow[order] ?? buildRow(order);
  return { getSubmission: { ...row, consent: null, ...overrides, attempts: story } };
}

export const stories = {
  processing: storyOf(0, [{ outcome: 'running', endedAt: null, durationMs: null, pageUrl: null }]),
  success: storyOf(
    1,
    [
      {
        outcome: 'success',
        fields: [...fields, { field: 'city', label: 'City', value: '', sent: null }],
        confirmation: 'Thank you! Your enquiry has been received.',
        builder: 'Contact Form 7',
      },
    ],
    { consent: sampleConsent },
  ),
  pending: storyOf(2, [
    { failureReason: 'target_unreachable', detail: 'The connection was refused', durationMs: 81 },
    { failureReason: 'timeout', detail: 'No answer within 45 s', durationMs: 65_000 },
  ]),
  refused: storyOf(orderOf('validation_refused'), [
    {
      failureReason: 'validation_refused',
      detail:
        'The form answered: “We are sorry, but we do not serve this city at the moment. Please enter another one, or call the branch nearest to you.”',
      fields,
    },
  ]),
  there: storyOf(orderOf('already_submitted'), [
    {
      failureReason: 'already_submitted',
      detail: 'The form answered: “You have already applied with this mobile number.”',
      builder: 'Contact Form 7',
    },
  ]),
  verification: storyOf(orderOf('verification_required'), [
    {
      failureReason: 'verification_required',
      detail: 'The form answered: “We have sent a code to your mobile.”',
    },
  ]),
  login: storyOf(orderOf('login_required'), [{ failureReason: 'login_required', fields: null }]),
  expired: storyOf(orderOf('expired'), [
    { failureReason: 'target_unreachable', detail: 'The connection was refused', durationMs: 81 },
  ]),
  cancelled: storyOf(orderOf('cancelled'), [
    { failureReason: 'cancelled', durationMs: null, pageUrl: null },
  ]),
  deleted: storyOf(orderOf('form_deleted'), []),
  decided: storyOf(everyRow.length - 1, [{ failureReason: 'no_confirmation', fields }]),
  unknown: storyOf(3, [{ failureReason: 'outcome_unknown', fields, durationMs: 60_000 }]),
} as const;

const key: ApiKeyView = {
  id: 'key-1',
  keyName: 'Website',
  keyValue: `fak_${'Ab3dEf6hIj'.repeat(3)}Kl`,
  createdAt: at(60 * 24 * 40),
  lastUsedAt: at(7),
  expiresAt: null,
  formId: null,
  takesForms: true,
  scopes: ['send', 'status'],
  onlyItsForm: false,
  formerValueEndsAt: null,
  submissionCount: 12_345,
};
const longKey: ApiKeyView = {
  ...key,
  id: 'key-2',
  keyName: 'Google Sheets of the whole northern sales team, second quarter',
  keyValue: `fak_${'Zy9xWv7uTs'.repeat(3)}Rq`,
  lastUsedAt: null,
  expiresAt: at(-60 * 24 * 30),
  submissionCount: 0,
};

const thisHour = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
const hours = Array.from({ length: 24 }, (_, index) => ({
  hour: new Date(thisHour - index * HOUR_MS).toISOString(),
  accepted: ((index * 37) % 50) + 4,
  success: (index * 37) % 50,
  error: index % 3,
}));

export const noSubmissions = { listSubmissions: { items: [], nextToken: null } };

export const nothing: Answers = {
  ListApiKeys: { listApiKeys: [] },
  ListSubmissions: noSubmissions,
  SubmissionStats: {
    submissionStats: {
      counts: { processing: 0, pending: 0, success: 0, error: 0 },
      decidedSuccess: 0,
      hours: [],
      durations: [],
      nextToken: null,
    },
  },
};

/**
 * Filters the rows by status, the only filter that the prepared states use; the service has more
 * filters.
 */
function listed({ status }: Variables) {
  const items = everyRow.filter((row) => !status || row.status === status);
  return { listSubmissions: { items, nextToken: null } };
}

export const everything: Answers = {
  ListApiKeys: { listApiKeys: [longKey, key] },
  ListSubmissions: listed,
  ExportSubmissions: {
    listSubmissions: {
      items: everyRow.map((row) => ({ ...row, consent: null })),
      nextToken: null,
    },
  },
  SubmissionStats: {
    submissionStats: {
      counts: { processing: 1, pending: 1, success: 12_331, error: 11 },
      decidedSuccess: 3,
      hours,
      durations: [{ fromMs: 2_000, toMs: 4_000, count: 12_331 }],
      nextToken: null,
    },
  },
};
