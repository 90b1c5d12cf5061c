/** Builders of test data, and a clock that the test moves. */
import { createHmac } from 'node:crypto';
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid';
import { eventId, type SubmissionEvent } from '../../contract/events.ts';
import type { Lead } from '../../contract/lead.ts';
import type { SubmissionRow } from '../../contract/submission.ts';
import type { Recipe } from '../../contract/recipe.ts';
import type { TargetFormRow } from '../../contract/target-forms.ts';
import type { FormsOfLeads } from '../../functions/intake/choose-form.ts';
import type { PersonRecords } from '../../functions/stores/people/person-records.ts';
import type { FirstLeads } from '../../functions/stores/repeated-leads/first-leads.ts';
import type { UserAllowance } from '../../functions/stores/allowances/user-allowance.ts';
import { stageSettings } from '../../infra/stages.ts';

export const aLead = (changes: Partial<Lead> = {}): Lead => ({
  name: 'Asha Rao',
  phone: '+91 98765 43210',
  email: 'asha@example.com',
  city: 'Pune',
  loanAmount: 5_000_000,
  ...changes,
});

/** Builds a live form with the short name `loans` and its first recipe. */
export const aForm = (changes: Partial<TargetFormRow> & { userId: string }): TargetFormRow => {
  const id = changes.id ?? anId();
  const time = '2026-03-01T09:00:00.000Z';
  return {
    sortKey: `form#${id}`,
    id,
    name: 'Loan enquiry',
    shortName: 'loans',
    url: 'https://forms.example/loan',
    state: 'live',
    confirmedAt: time,
    createdAt: time,
    updatedAt: time,
    revision: 1,
    recipeVersion: 1,
    newestVersion: 1,
    customFields: [],
    ...changes,
  };
};

/** Builds the database row of a lead that has just arrived. */
export const aRow = (changes: Partial<SubmissionRow> = {}): SubmissionRow => {
  const time = '2026-03-01T10:00:00.000Z';
  return {
    ...aLead(),
    userId: aUser(),
    id: anId(),
    bodyHash: 'hash',
    version: 1,
    createdAt: time,
    updatedAt: time,
    status: 'processing',
    retryCount: 0,
    possiblySent: false,
    attemptCount: 0,
    attemptBudget: 5,
    attempts: [],
    ...changes,
  };
};

/** Builds the event of a submission that succeeded. */
export const anEvent = (submissionId = anId()): SubmissionEvent => ({
  id: eventId(submissionId, 3, 'submission.succeeded'),
  type: 'submission.succeeded',
  timestamp: '2026-03-01T10:00:00.000Z',
  data: { submissionId, version: 3, status: 'success', failureReason: null, attempt: 1 },
});

/** Builds a recipe of one field, which is filled with the lead's phone. */
export const aRecipe = (changes: Partial<Recipe> = {}): Recipe => ({
  fields: [
    {
      step: 1,
      signs: { label: 'Mobile number', name: 'mobile', id: 'mobile', type: 'tel', position: 0 },
      required: true,
      fill: { kind: 'lead', part: 'phone' },
    },
  ],
  allowedOrigins: [],
  ...changes,
});

/** An allowance without limits, for tests that are not about limits. */
export const noLimits: UserAllowance = {
  takeRequest: () => Promise.resolve(),
  takeLead: () => Promise.resolve(),
  giveLeadBack: () => undefined,
  takeDashboardCall: () => Promise.resolve(),
};

/** The default limits of a user, as the stage `dev` has them. */
export const { userLimits } = stageSettings('dev');

/** The forms of a user who has added no form. */
export const noForms: FormsOfLeads = {
  readForm: () => Promise.resolve(undefined),
  findForm: () => Promise.resolve(undefined),
  readSettings: () => Promise.resolve({}),
};

/**
 * A store of persons' first leads that fails when it is called, because the forms of these tests
 * accept repeated leads.
 */
export const noFirstLeads: FirstLeads = {
  refuseSecond: () => Promise.reject(new Error('No form of this test takes a person once only')),
  take: () => Promise.reject(new Error('No form of this test takes a person once only')),
};

/**
 * A store of person records that stores nothing, for tests in which nobody searches for a person.
 */
export const noPeople: Pick<PersonRecords, 'note'> = { note: () => Promise.resolve([]) };

/** Makes a fingerprint in the format of KMS's fingerprints, but with a key of this process. */
export const fingerprintHere = async (text: string): Promise<string> =>
  createHmac('sha256', 'key').update(text).digest('base64url');

/** The time limits of submissions in the tests, in days. */
export const rowLimits = { maxOpenDays: 3, retentionDays: 30 };

/** A user id that no other test uses. */
export const aUser = (): string => uuidv7();
export const anId = (): string => uuidv7();
export const aKeyValue = (): string => `fak_${uuidv7().replaceAll('-', '')}`;

/**
 * Makes an unused id that contains the same time as the given id. A version 7 UUID has its time in
 * the first 48 bits (RFC 9562, 5.7).
 */
export const aTwinOf = (id: string): string => id.slice(0, 15) + uuidv4().slice(15);

export interface Clock {
  now: () => Date;
  turn: (seconds: number) => void;
  /** Sets the clock back to the time at which it started. */
  restart: () => void;
}

export function aClock(start = '2026-03-01T10:00:00.000Z'): Clock {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    turn: (seconds) => {
      time += seconds * 1000;
    },
    restart: () => {
      time = Date.parse(start);
    },
  };
}

/** An accounts store in which no account is closed and no session was ended. */
export const noAccount = (): Promise<undefined> => Promise.resolve(undefined);
