/**
 * A state of the dashboard: the answers of the dashboard's services, the user's actions, and the
 * text that appears afterwards. The suite checks each state; `npm run bench -- dashboard` takes a
 * picture of each state.
 */
import type { Locator, Page } from 'playwright-core';
import type { Stage } from '../stage.ts';
import type { Answer, Answers, Variables } from './answers.ts';

/** Marks an operation that never gets an answer. */
export const SILENCE = Symbol('silence');
/** Marks an operation that the real service answers. */
export const REAL = Symbol('real');

interface Question {
  query: string;
  variables: Variables;
}

export interface DashboardState {
  name: string;
  /** Prepared answers by operation; the real service answers all other operations. */
  answers: Answers;
  address?: string;
  /**
   * The page's path, and a heading that appears once the page is loaded. Only for states of other
   * pages than the dashboard's first page.
   */
  path?: string;
  heading?: string | RegExp;
  /** A text that appears once the state is reached. */
  shown: string | RegExp;
  act?: (page: Page) => Promise<unknown>;
}

export const refused = (message: string) => ({ errors: [{ message, errorType: 'BadRequest' }] });

type Step<Name> = Name | ((page: Page) => Promise<unknown>);

/**
 * Joins several steps into one action, which does the steps in order. A step that is a name presses
 * the button with this name.
 */
export const pressing =
  <Name extends string | RegExp>(button: (page: Page, name: Name) => Locator) =>
  (...steps: Step<Name>[]) =>
  async (page: Page): Promise<void> => {
    for (const step of steps) {
      await (typeof step === 'function' ? step(page) : button(page, step).click());
    }
  };

function isMade(answer: Answer<object>): answer is (variables: Variables) => object {
  return typeof answer === 'function';
}

/** The used part of the DevTools event `Fetch.requestPaused`. */
interface Paused {
  requestId: string;
  request: { method: string; postData?: string };
}

/** Brings the page into a state. @returns a function that restores the real services. */
export async function bringAbout(
  page: Page,
  stage: Stage,
  state: DashboardState,
): Promise<() => Promise<void>> {
  const answers: Readonly<Record<string, Answer<object> | undefined>> = state.answers;
  const goBack = await answerRequests(page, stage.outputs.GraphqlUrl, (body) => {
    const { query, variables } = JSON.parse(body) as Question;
    const [, name = ''] = /(?:query|mutation) (\w+)/.exec(query) ?? [];
    const answered = answers[name];
    if (answered === SILENCE) return SILENCE;
    if (answered === undefined || typeof answered === 'symbol') return REAL;
    const answer: object = isMade(answered) ? answered(variables) : answered;
    return 'errors' in answer ? { data: null, ...answer } : { data: answer };
  });
  const { path = '/dashboard', heading = 'Recent Submissions', address = '' } = state;
  await page.goto(path + address);
  await page.getByRole('heading', { name: heading }).first().waitFor();
  await state.act?.(page);
  await page.getByText(state.shown).first().waitFor();
  return goBack;
}

/**
 * Answers the page's POST requests to one address. Uses the DevTools protocol directly:
 * `page.route` would send every request through this process and switch off the browser's cache, so
 * each state would load and compile the whole dashboard again.
 */
async function answerRequests(
  page: Page,
  url: string,
  answer: (body: string) => object | typeof SILENCE | typeof REAL,
): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const take = async ({ requestId, request: { method, postData } }: Paused) => {
    const answered = method === 'POST' && postData ? answer(postData) : REAL;
    if (answered === SILENCE) return;
    if (typeof answered === 'symbol') return session.send('Fetch.continueRequest', { requestId });
    return session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [
        { name: 'content-type', value: 'application/json' },
        { name: 'access-control-allow-origin', value: '*' },
      ],
      body: Buffer.from(JSON.stringify(answered)).toString('base64'),
    });
  };
  session.on('Fetch.requestPaused', (paused: Paused) => {
    // Ignores an error: a page that was closed in the meantime needs no answer.
    take(paused).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `${url}*` }] });
  return () => session.detach();
}

/**
 * Returns a function that completes a state of a page with the properties that all states of this
 * page share.
 */
export const statesOn =
  (shared: Pick<DashboardState, 'answers' | 'path' | 'heading'>) =>
  (state: Pick<DashboardState, 'name' | 'shown'> & Partial<DashboardState>): DashboardState => ({
    ...shared,
    ...state,
  });
