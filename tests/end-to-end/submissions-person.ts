/**
 * A user of the dashboard's submissions, on a whole stage: signed in, with an API key, and with
 * control over the live channel. Each submissions suite has one such user.
 */
import { expect } from '@jest/globals';
import type { Browser, Locator, Page, Route, WebSocketRoute } from 'playwright-core';
import { deleteAccount } from '../../contract/graphql-operations.ts';
import {
  buildLead,
  createAccount,
  createKey,
  graphql,
  sendLead,
  signedInState,
  whileSignedIn,
  type Account,
} from './account.ts';
import { launchPersonsBrowser } from './browser.ts';
import { intercept } from './intercept.ts';
import { CHANNEL_WAIT_MS, isLive, openPage } from './person.ts';
import { deployedOutputs, openStage, type Stage } from './stage.ts';
import { LEAD_WAIT_MS } from '../time-limits.ts';

export interface SubmissionsPerson {
  stage: Stage;
  browser: Browser;
  page: Page;
  account: Account;
  key: string;
  /** Errors in the page's console since the suite began. */
  complaints: string[];
  /** The names of the GraphQL operations that the page has called, in order. */
  operations: string[];
  cutChannel: () => Promise<void>;
  mendChannel: () => void;
  isLive: () => Promise<void>;
  rowOf: (submissionId: unknown) => Locator;
  /**
   * Sends a lead, as an integrator does.
   * @returns the submission's id.
   */
  send: (overrides?: Parameters<typeof buildLead>[0]) => Promise<string>;
  hasStatus: (id: string, status: string) => Promise<void>;
  close: () => Promise<void>;
}

/** @param suite the suite whose stage and browser the user shares; the suite closes them itself. */
export async function openSubmissions(suite?: Pick<SubmissionsPerson, 'stage' | 'browser'>) {
  const stage = suite?.stage ?? (await openStage());
  const account = await createAccount(stage.outputs);
  const key = (await createKey(stage.outputs, account.accessToken, 'Website')).keyValue;
  const browser = suite?.browser ?? (await launchPersonsBrowser());
  const storageState = await signedInState(stage.outputs, account);
  const viewport = { width: 1440, height: 900 };
  const page = await openPage(browser, stage, { viewport, storageState });
  const channel = await holdChannel(page);
  const rowOf = (id: unknown) => page.locator(`[data-submission-id="${String(id)}"]`);
  const person: SubmissionsPerson = {
    ...{ stage, browser, page, account, key, rowOf },
    ...{ ...channel, ...listen(page, stage) },
    isLive: () => isLive(page, CHANNEL_WAIT_MS),
    send: async (overrides = {}) => {
      const { status, body } = await sendLead(stage.outputs, key, buildLead(overrides));
      expect(status).toBe(202);
      return String(body['submissionId']);
    },
    hasStatus: (id, status) =>
      rowOf(id).getByText(status, { exact: true }).waitFor({ timeout: LEAD_WAIT_MS }),
    close: async () => {
      await page.context().close();
      if (!suite) await browser.close();
      // Deletes the account, which ends its open leads; otherwise hundreds of leads would keep the
      // bot busy.
      if (deployedOutputs) await leave(stage, account);
      if (!suite) await stage.close();
    },
  };
  await page.goto('/dashboard');
  await person.isLive();
  return person;
}

async function leave({ outputs }: Stage, account: Account): Promise<void> {
  await whileSignedIn(account, async ({ accessToken, email }) => {
    const { errors } = await graphql(outputs, accessToken, deleteAccount, { email });
    if (errors) throw new Error(`The account was not deleted: ${JSON.stringify(errors)}`);
  });
}

function listen(page: Page, stage: Stage): Pick<SubmissionsPerson, 'complaints' | 'operations'> {
  const complaints: string[] = [];
  const operations: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(stage.outputs.GraphqlUrl)) return;
    const [, name] = /(?:query|mutation) (\w+)/.exec(request.postData() ?? '') ?? [];
    if (name) operations.push(name);
  });
  return { complaints, operations };
}

/**
 * Controls the page's realtime sockets, so that a test can cut the sockets and prevent
 * reconnections.
 */
async function holdChannel(page: Page) {
  const sockets: WebSocketRoute[] = [];
  let isCut = false;
  await page.context().routeWebSocket(/graphql/, (socket) => {
    if (isCut) return void socket.close();
    sockets.push(socket);
    socket.connectToServer();
  });
  return {
    cutChannel: async () => {
      isCut = true;
      for (const socket of sockets.splice(0)) await socket.close();
    },
    mendChannel: () => void (isCut = false),
  };
}

/**
 * Holds back the requests to `url` whose body contains `part`, until the returned function is
 * called.
 */
export async function holdBack(
  page: Page,
  url: string,
  part: string,
): Promise<() => Promise<void>> {
  const held: Route[] = [];
  const handler = (route: Route) =>
    route.request().postData()?.includes(part) ? void held.push(route) : route.fallback();
  const end = await intercept(page, url, handler);
  return async () => {
    end();
    await Promise.all(held.map((route) => route.fallback()));
  };
}
