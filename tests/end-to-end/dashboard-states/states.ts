/** The states of the dashboard's submissions. */
import type { Page, Route } from 'playwright-core';
import { offersRetry } from '../../../contract/offers-retry.ts';
import {
  everything,
  everyRow,
  noSubmissions,
  nothing,
  orderOf,
  stories,
  storyOf,
  undecided,
  type Answers,
} from './answers.ts';
import { form, formLists, formPages } from './form-answers.ts';
import { personStates } from './person-states.ts';
import { REAL, pressing, refused, SILENCE, type DashboardState } from './state.ts';

/**
 * The number of rows that a bulk retry includes without the owner's confirmation: the leads that
 * were certainly not sent and whose form still exists.
 */
const neverSent = everyRow.filter((row) => offersRetry(row) && !row.possiblySent).length;

const idOf = (order: number) => String(everyRow[order]?.id);
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const steps = pressing(button);

const csv = [
  'Full Name,Mobile,Email Address,City,Loan Amount,Remarks of the branch that took the call',
  'Asha Rao,+919876543210,asha.rao@leads.example,Mumbai,"₹ 25,00,000.50",call after six',
  'Ravi,12,not an address,,0,',
  'Meera Iyer,+919876543211,meera.iyer@leads.example,Pune,"5,00,000",',
].join('\r\n');

async function chooseFile(page: Page, text = csv): Promise<void> {
  await button(page, 'Import CSV').click();
  const file = { name: 'leads.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('CSV file').setInputFiles(file);
}

/**
 * Chooses the form in a section of the page. Scrolls to the section first, because it loads only
 * when it is near the visible part of the page.
 */
async function choose(page: Page, part: string, label: string): Promise<void> {
  const place = page.locator(part);
  await place.scrollIntoViewIfNeeded();
  await place.getByLabel(label, { exact: true }).selectOption(form.id);
}

const ofForm = { formId: form.id, recipeVersion: form.recipeVersion };
const twoUndecided = [undecided, { ...undecided, id: idOf(1) }].map((row) => ({
  ...row,
  ...ofForm,
}));
const undecidedOfForm: Answers = {
  ListSubmissions: { listSubmissions: { items: [{ ...undecided, ...ofForm }], nextToken: null } },
  GetStory: storyOf(
    3,
    [
      {
        failureReason: 'outcome_unknown',
        detail: 'The answer says both: “Thank you, Mr Iyer” and “Please correct your PAN”.',
        fields: stories.success.getSubmission.attempts?.[0]?.fields ?? null,
        screenshotUrl: '/card.png',
      },
    ],
    ofForm,
  ),
};

/** Makes the webhook refuse an import's leads with 429, as it does when a limit is reached. */
async function sendAtLimit(page: Page, retryAfter: number, error: string): Promise<void> {
  const answer = (route: Route) =>
    route.fulfill({
      status: 429,
      json: { success: false, error },
      headers: {
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'Retry-After',
        'retry-after': String(retryAfter),
      },
    });
  await page.route('**/leads', answer, { times: 1 });
  await checkRows(page);
  await button(page, 'Send 2 leads').click();
}

async function checkRows(page: Page, text = csv): Promise<void> {
  await chooseFile(page, text);
  await button(page, 'Check rows').click();
}

function story(
  name: keyof typeof stories,
  order: number,
  shown: DashboardState['shown'],
): DashboardState {
  return {
    name: `story-${name}`,
    answers: { ...everything, GetStory: stories[name] },
    address: `?submission=${idOf(order)}`,
    shown,
  };
}

/** @param failed the id of a submission that really failed, so that it has a screenshot. */
export function dashboardStates(failed: string): DashboardState[] {
  return [
    { name: 'empty', answers: nothing, shown: /^No submissions yet/ },
    {
      name: 'loading',
      answers: { ListApiKeys: SILENCE, ListSubmissions: SILENCE },
      heading: 'Form Automation',
      shown: 'Loading...',
    },
    {
      name: 'statistics loading',
      answers: { ...everything, SubmissionStats: SILENCE },
      shown: 'Last 24 hours',
      act: (page) => page.locator('#statistics').scrollIntoViewIfNeeded(),
    },
    {
      name: 'error',
      answers: {
        ListApiKeys: refused('The keys are away'),
        ListSubmissions: refused('The table is away'),
        SubmissionStats: refused('The counts are away'),
      },
      shown: 'The submissions could not be loaded. The table is away',
    },
    {
      // The prepared answers include forms, so that the statistics and the guide offer a choice of
      // form.
      name: 'full',
      answers: { ...everything, ...formLists.some },
      shown: /^Command/,
      act: async (page) => {
        await page.getByText('It may have been sent: please check').first().waitFor();
        await choose(page, '#statistics', 'Form of the statistics');
        await choose(page, '#integration-guide', 'Send to');
      },
    },
    {
      name: 'still-demo',
      answers: { ...everything, ...formLists.withoutDefault },
      shown: /^Leads that name no form go to the/,
    },
    ...personStates,
    {
      name: 'account-emails',
      answers: {
        ...everything,
        NotificationSettings: { notificationSettings: { email: true, sent: true } },
      },
      shown: 'Tell me by e-mail what waits for me',
      act: steps('Account'),
    },
    {
      name: 'no-match',
      answers: { ...everything, ListSubmissions: noSubmissions },
      address: '?status=pending&from=2026-11-01&to=2026-11-30&key=key-2',
      shown: 'No submission matches this filter.',
    },
    story('processing', 0, 'Attempt 1: Running now'),
    story('success', 1, 'Attempt 1: Submitted'),
    story('pending', 2, 'Attempt 2: Failed'),
    story('unknown', 3, 'Attempt 1: Failed'),
    story('refused', orderOf('validation_refused'), /^The form answered: “We are sorry/),
    story('there', orderOf('already_submitted'), /^The form answered: “You have already/),
    story('verification', orderOf('verification_required'), /^The form asked for proof before/),
    story('login', orderOf('login_required'), /Nothing was sent\.$/),
    story('expired', orderOf('expired'), /given up rather than sent late\. Nothing was sent\.$/),
    story('cancelled', orderOf('cancelled'), /^You cancelled it before/),
    story('deleted', orderOf('form_deleted'), /A retry is refused, because its form is gone/),
    {
      name: 'story-error',
      answers: { ...everything, GetStory: REAL },
      address: `?submission=${failed}`,
      shown: 'Attempt 1: Failed',
    },
    {
      name: 'story-missing',
      answers: { ...everything, GetStory: { getSubmission: null } },
      address: '?submission=gone',
      shown: /^There is no such submission/,
    },
    {
      name: 'story-edit',
      answers: { ...everything, GetStory: REAL },
      address: `?submission=${failed}`,
      shown: 'Email must be an e-mail address',
      act: async (page) => {
        await button(page, 'Edit values').click();
        await page.getByLabel('Lead email').fill('nobody');
        await button(page, 'Save and retry').click();
      },
    },
    {
      name: 'confirm-retry',
      answers: everything,
      shown: 'This lead may already have been sent',
      act: (page) =>
        button(page, /^Retry submission of José/)
          .first()
          .click(),
    },
    {
      name: 'confirm-there',
      answers: { ...everything, GetStory: stories.there },
      address: `?submission=${idOf(orderOf('already_submitted'))}`,
      shown: 'The form has this lead already',
      act: (page) => page.locator('.story__actions button').first().click(),
    },
    {
      name: 'confirm-refused',
      answers: { ...everything, GetStory: stories.refused },
      address: `?submission=${idOf(orderOf('validation_refused'))}`,
      shown: /it may have stored the lead all the same\. First ask/,
      act: steps('Edit values', 'Save and retry'),
    },
    {
      name: 'import-file',
      answers: everything,
      shown: /^The first line names the columns/,
      act: steps('Import CSV'),
    },
    {
      name: 'import-columns',
      answers: everything,
      shown: /^3 rows\./,
      act: (page) => chooseFile(page),
    },
    {
      name: 'import-checked',
      answers: everything,
      shown: '2 of 3 rows can be sent, 1 cannot.',
      act: (page) => checkRows(page),
    },
    {
      name: 'import-identical',
      answers: everything,
      shown: '1 row is identical to an earlier row.',
      act: (page) => checkRows(page, `${csv}\r\n${csv.split('\r\n').at(-1)}`),
    },
    {
      name: 'import-sent',
      answers: everything,
      // The webhook refuses the API keys of this state, because these keys exist only in the
      // prepared answers.
      shown: /^Finished: 0 sent, 2 refused, of 2/,
      act: steps(checkRows, 'Send 2 leads'),
    },
    {
      name: 'import-waiting',
      answers: everything,
      shown: /Sending goes on by itself at/,
      act: (page) =>
        sendAtLimit(
          page,
          60,
          'You have 5,000 leads that are not finished, the most there can be at once. Please try again in a minute.',
        ),
    },
    {
      name: 'import-ended',
      answers: everything,
      shown: /The report names the rows that were not sent/,
      act: (page) =>
        sendAtLimit(
          page,
          50_400,
          'You have sent 20,000 leads today, the most in a day. Please send the rest after midnight UTC.',
        ),
    },
    {
      name: 'bulk-count',
      answers: everything,
      shown: /^Also the 5 that may already/,
      act: steps('Retry failed'),
    },
    {
      name: 'bulk-report',
      answers: { ...everything, RetrySubmission: refused('It was retried a moment ago') },
      shown: `Finished: 0 of ${neverSent} retried`,
      act: async (page) => {
        await button(page, 'Retry failed').click();
        await button(page, `Retry ${neverSent}`).click();
      },
    },
    {
      // A submission to one of the user's own forms, so that the form's answer can be saved as a
      // sign of success.
      name: 'decide',
      answers: { ...everything, ...formPages.live, ...undecidedOfForm },
      shown: 'Which the page shows',
      act: async (page) => {
        await button(page, /^Decide whether/).click();
        await page.getByLabel(/^Teach /).check();
      },
    },
    {
      name: 'bulk-decision',
      answers: {
        ...{ ...everything, ...formLists.some, ...undecidedOfForm },
        ListSubmissions: { listSubmissions: { items: twoUndecided, nextToken: null } },
      },
      shown: /^2 leads to .* have this answer/,
      act: async (page) => {
        await button(page, /^Decide whether/)
          .first()
          .click();
        await page
          .getByRole('link', { name: 'Decide all leads of this form with the same answer' })
          .click();
      },
    },
    {
      name: 'story-decided',
      answers: { ...everything, GetStory: stories.decided },
      address: `?submission=${idOf(everyRow.length - 1)}`,
      shown: 'Your decision',
    },
    {
      name: 'confirm-cancel',
      answers: everything,
      shown: 'Cancel this submission?',
      act: (page) =>
        button(page, /^Cancel submission of/)
          .first()
          .click(),
    },
    {
      name: 'confirm-cancel-sent',
      answers: {
        ...everything,
        GetStory: storyOf(2, [{ failureReason: 'rate_limited' }], { possiblySent: true }),
      },
      address: `?submission=${idOf(2)}`,
      shown: /that is not taken back\.$/,
      act: (page) => page.locator('.story-panel .row-button button').first().click(),
    },
    {
      name: 'bulk-cancel-count',
      answers: everything,
      shown: '2 submissions are open.',
      act: steps('Cancel open'),
    },
    {
      name: 'bulk-cancel-report',
      answers: {
        ...everything,
        CancelSubmission: refused('The form is being submitted, so it is too late to cancel.'),
      },
      shown: /^Finished: 0 of 2 cancelled/,
      act: steps('Cancel open', 'Cancel 2'),
    },
    {
      name: 'export',
      answers: everything,
      shown: `Exported ${everyRow.length} submissions`,
      act: steps('Export CSV'),
    },
  ];
}
