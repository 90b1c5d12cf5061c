/**
 * How the bot calls its functions in a page: it sends one script to each document once, and then
 * only calls of the script's functions.
 */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import vm from 'node:vm';
import type { Frame, Page } from 'playwright-core';
import {
  callPage,
  elementInPage,
  type DataFunction,
} from '../../../../functions/browser/page/call-page.ts';
import type { LeadBrowser } from '../../../../functions/browser/chromium/launch-browser.ts';
import { noConfig } from '../../../../functions/browser/form/recipe/choices.ts';
import {
  pageScript,
  preparationScript,
} from '../../../../functions/browser/page/page-scripts.generated.ts';
import type * as pageFunctions from '../../../../functions/browser/page/scripts/entry.ts';
import type { FillStep } from '../../../../functions/browser/page/scripts/fill-fields.ts';
import { launch } from '../attempt/attempt-builders.ts';
import { BROWSER_TEST_MS } from '../../../time-limits.ts';

jest.setTimeout(BROWSER_TEST_MS);

/**
 * A form with the method `dialog` does not navigate, so a click can't interrupt the next test's
 * navigation.
 */
const form = `<!doctype html><title>Form</title><form method="dialog">
  <label>Name <input name="name"></label><label>City <input name="city" role="combobox"></label>
  <button>Send</button></form><ul role="listbox"><li role="option">Pune</li></ul>`;
const step: FillStep = {
  ...{ index: 0, field: 'name', label: 'Name', values: ['Priya'], unit: 1, holds: 'text' },
  ...{ suggests: false, drawn: false, required: true },
};
const reading = { fields: [], button: 2, notes: true, builders: [], signs: [] };

/**
 * Arguments for each function of the page script. A function without an entry here is a type error.
 */
const argumentsOf: { [Name in DataFunction]: Parameters<(typeof pageFunctions)[Name]> } = {
  aimAt: [2],
  aimToPress: [2],
  countMatching: ['form'],
  drawnEntries: [{ index: 1, typed: 'Pune' }],
  expandFolded: [],
  fillFields: [[step]],
  formContents: [4],
  keepForm: [false],
  listEntries: [],
  listState: [{ index: 1, place: 0 }],
  maskLead: ['Priya'],
  noteStanding: [],
  numberFields: [[{ index: 0, number: 1, color: '#b3123f' }]],
  pageSize: [],
  pressDirectly: [2],
  pressEntry: [{ place: 0, text: 'Pune' }],
  readAfterPress: [],
  readBack: [step],
  readOnLeaving: [step],
  changedSteps: [[step]],
  readPage: [reading],
  removeNumbers: [],
  scanPage: [noConfig.request],
  scanUnlessFolded: [noConfig.request],
  scrollEntries: [1],
  sliderAt: [0],
  suggestsAt: [1],
};
const names = Object.keys(argumentsOf) as DataFunction[];

function call(frame: Frame, name: DataFunction): Promise<unknown> {
  return callPage(frame, name, ...(argumentsOf[name] as never));
}

let browser: LeadBrowser;
let page: Page;
let visits = 0;

beforeAll(async () => {
  browser = await launch();
  page = browser.page;
});
afterAll(() => browser.close());

/** Opens a new document that has this body and these response headers. */
async function visit(body: string, headers: Record<string, string> = {}): Promise<Frame> {
  const url = `http://page.example/${(visits += 1)}`;
  await page.route(url, (route) => route.fulfill({ body, contentType: 'text/html', headers }));
  await page.goto(url);
  return page.mainFrame();
}

async function scanned(frame: Frame): Promise<Frame> {
  for (const name of ['scanPage', 'noteStanding', 'listEntries'] as const) await call(frame, name);
  return frame;
}

describe('calls of page functions', () => {
  test.each(names)('the page function %s works again after a navigation', async (name) => {
    const frame = await visit(form);
    await call(frame, name).catch((error: unknown) => {
      expect(String(error)).toContain('The document has been replaced');
    });
    await expect(call(await scanned(frame), name)).resolves.not.toThrow();
  });

  test("a call can return an element's handle", async () => {
    const frame = await scanned(await visit(form));
    const [field, entry, none] = await Promise.all([
      elementInPage(frame, 'foundAt', 0),
      elementInPage(frame, 'listEntry', 0),
      elementInPage(frame, 'foundAt', 99),
    ]);
    expect(await field?.getAttribute('name')).toBe('name');
    expect(await entry?.textContent()).toBe('Pune');
    expect(none).toBeUndefined();
  });

  test('simultaneous calls share one state of the page', async () => {
    const frame = await visit(form);
    await Promise.all([call(frame, 'scanPage'), call(frame, 'noteStanding')]);
    expect(await callPage(frame, 'readAfterPress')).toMatchObject({ isSame: true });
    expect(await callPage(await visit(form), 'readAfterPress')).toMatchObject({ isSame: false });
  });

  test('calls work despite a Content-Security-Policy against scripts', async () => {
    const policy =
      "default-src 'none'; form-action 'none'; script-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
    const frame = await scanned(await visit(form, { 'content-security-policy': policy }));
    for (const name of names) await expect(call(frame, name)).resolves.not.toThrow();
  });
});

describe('calls in a hostile page', () => {
  const tampered = (script: string) => visit(`${form}<script>${script}</script>`);
  const ours = `Reflect.ownKeys(globalThis).filter((key) => /^_[0-9a-f]{8}-/.test(String(key)))`;

  test('a hostile page cannot change a call by replacing JSON', async () => {
    const frame = await tampered(`JSON.stringify = () => '"lie"'; JSON.parse = () => 'lie';`);
    const scan = await callPage(frame, 'scanPage', { fields: ['[name=city]'], submit: '' });
    expect(scan.fields.map(({ name, override }) => [name, override])).toEqual([
      ['name', -1],
      ['city', 0],
    ]);
  });

  test('a hostile page cannot change calls by redefining built-in functions', async () => {
    const frame = await tampered(`Array.prototype.map = () => ['lie'];`);
    expect(await callPage(frame, 'pageSize')).toEqual({ width: 1280, height: expect.any(Number) });
    expect(await callPage(frame, 'readAfterPress')).toEqual({
      text: expect.stringContaining('Pune'),
      isSame: false,
    });
  });

  test("the bot's names do not appear among a page's enumerable properties", async () => {
    const frame = await scanned(await visit(form));
    const shown = `[Object.keys(globalThis), (() => { const keys = []; for (const key in globalThis) keys.push(key); return keys; })()].flat()`;
    expect(await frame.evaluate<string[]>(ours)).toHaveLength(1);
    const keys = await frame.evaluate<string[]>(shown);
    expect(keys.filter((key) => /^_[0-9a-f]{8}-|bot/i.test(key))).toEqual([]);
  });

  test("a page cannot replace the bot's script or its functions", async () => {
    const frame = await scanned(await visit(form));
    await frame.evaluate(`for (const key of ${ours}) {
      globalThis[key] = { readAfterPress: () => 'lie', scanPage: () => 'lie' };
      delete globalThis[key];
      Reflect.defineProperty(globalThis, key, { value: 'lie' });
      for (const name of Object.keys(globalThis[key])) {
        globalThis[key][name] = () => 'lie';
        Reflect.defineProperty(globalThis[key], name, { value: () => 'lie' });
      }
    }`);
    expect(await callPage(frame, 'readAfterPress')).toMatchObject({ isSame: true });
    expect((await callPage(frame, 'scanPage', noConfig.request)).fields).toHaveLength(2);
  });

  test("a page cannot return more text than the bot's limit", async () => {
    const frame = await tampered(
      `Object.defineProperty(HTMLElement.prototype, 'innerText', { get: () => 'x'.repeat(5e6) });
       String.prototype.slice = function () { return String(this); };`,
    );
    expect((await callPage(frame, 'readAfterPress')).text).toHaveLength(20_000);
  });
});

describe('the code sent to a page', () => {
  /** A fake frame: its documents are Node contexts, and `tell` emits the navigation event. */
  function aFrame() {
    const sent: string[] = [];
    const listeners: ((frame: unknown) => void)[] = [];
    const aDocument = () => vm.createContext({ document: {} });
    let context = aDocument();
    const frame = {
      page: () => ({
        on: (_: string, listener: (typeof listeners)[0]) => listeners.push(listener),
      }),
      evaluate: async (script: string): Promise<unknown> => {
        sent.push(script);
        return vm.runInContext(script, context);
      },
    };
    return {
      sent,
      frame: frame as unknown as Frame,
      replaceDocument: () => (context = aDocument()),
      tell: () => listeners.forEach((listener) => listener(frame)),
    };
  }
  const sizes = (sent: string[]) => sent.map((text) => (text.length < 250 ? 'call' : 'script'));

  test('the bot sends the script once, and after that only calls', async () => {
    const { frame, sent } = aFrame();
    for (let times = 0; times < 3; times += 1) await callPage(frame, 'readAfterPress');
    expect(sizes(sent)).toEqual(['script', 'call', 'call']);
  });

  test('after a navigation, one evaluation sends both script and call', async () => {
    const { frame, sent, replaceDocument, tell } = aFrame();
    await callPage(frame, 'readAfterPress');
    replaceDocument();
    tell();
    expect(await callPage(frame, 'readAfterPress')).toEqual({ text: '', isSame: false });
    expect(sizes(sent)).toEqual(['script', 'script']);
  });

  test('the script is sent again to a document that lacks it', async () => {
    const { frame, sent, replaceDocument } = aFrame();
    await callPage(frame, 'readAfterPress');
    replaceDocument();
    expect(await callPage(frame, 'readAfterPress')).toEqual({ text: '', isSame: false });
    expect(sizes(sent)).toEqual(['script', 'call', 'script']);
  });

  test('the page scripts stay within their size limits', () => {
    expect(Buffer.byteLength(pageScript)).toBeLessThanOrEqual(34_200);
    expect(gzipSync(pageScript).length).toBeLessThanOrEqual(13_600);
    expect(Buffer.byteLength(preparationScript)).toBeLessThanOrEqual(500);
  });
});
