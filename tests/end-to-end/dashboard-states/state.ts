/**
 * A state of the dashboard: what its services answer, what a person does, and what then shows. The
 * suite checks each; `npm run bench -- dashboard` photographs each to be looked at.
 */
import type { Page, Route } from 'playwright-core';
import type { Stage } from '../stage.ts';
import type { Answer, Answers, Variables } from './answers.ts';

/** Answers that never come. */
export const SILENCE = Symbol('silence');
/** The real service's own. */
export const REAL = Symbol('real');

interface Question {
  query: string;
  variables: Variables;
}

export interface DashboardState {
  name: string;
  /** By the operation's name; what is not here is asked of the real service. */
  answers: Answers;
  address?: string;
  /** Of another page than the first, with the heading that shows that it is there. */
  path?: string;
  heading?: string | RegExp;
  /** What shows that the state is there. */
  shown: string | RegExp;
  act?: (page: Page) => Promise<unknown>;
}

export const refused = (message: string) => ({ errors: [{ message, errorType: 'BadRequest' }] });

function isMade(answer: Answer<object>): answer is (asked: Variables) => object {
  return typeof answer === 'function';
}

/** Brings the page into a state. @returns what takes it back to the real services. */
export async function bringAbout(
  page: Page,
  stage: Stage,
  state: DashboardState,
): Promise<() => Promise<void>> {
  const { GraphqlUrl } = stage.outputs;
  const answers: Readonly<Record<string, Answer<object> | undefined>> = state.answers;
  const answer = async (route: Route) => {
    const { query, variables } = route.request().postDataJSON() as Question;
    const [, name = ''] = /(?:query|mutation) (\w+)/.exec(query) ?? [];
    const answered = answers[name];
    if (answered === SILENCE) return;
    if (answered === undefined || typeof answered === 'symbol') return route.fallback();
    const told: object = isMade(answered) ? answered(variables) : answered;
    const json: object = 'errors' in told ? { data: null, ...told } : { data: told };
    return route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } });
  };
  await page.route(GraphqlUrl, answer);
  const { path = '/dashboard', heading = 'Recent Submissions', address = '' } = state;
  await page.goto(path + address);
  await page.getByRole('heading', { name: heading }).first().waitFor();
  await state.act?.(page);
  await page.getByText(state.shown).first().waitFor();
  return () => page.unroute(GraphqlUrl, answer);
}
