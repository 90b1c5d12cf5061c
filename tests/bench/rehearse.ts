/**
 * `rehearse [folder]`: rehearses (fills without a submit) every test form of the zoo, or the
 * labelled pages in a folder. Counts the requests that send data (there must be none), and the
 * fields that the bot maps correctly without a person's help. Compares the duration of a rehearsal
 * with the time in which a browser only opens the page and takes a picture.
 */
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { RehearsedField } from '../../contract/rehearsal.ts';
import { SECOND_MS } from '../../contract/time-units.ts';
import {
  rehearsalWaits,
  type RehearsalResult,
} from '../../functions/browser/rehearsal/rehearse-form.ts';
import { listen } from '../functions/local-aws.ts';
import { rehearsalBrowser, rehearse } from '../functions/browser/rehearsal/rehearse-builders.ts';
import type { ZooForm } from '../functions/browser/zoo/zoo-form.ts';
import { zooForms } from '../functions/browser/zoo/zoo-forms.ts';
import { startZooServer } from '../functions/browser/zoo/zoo-server.ts';
import { nextEvent } from '../until.ts';

/** Pages that never load or that crash the browser. */
const broken = /^(slow-|never-loads|spins-at-once|eats-memory|five-megabytes)/;
const LIMIT_MS = 30 * SECOND_MS;

interface ExpectedPage {
  name: string;
  /** For each expected field, whether the rehearsal maps it correctly. */
  isRight: (fields: readonly RehearsedField[]) => boolean[];
}

interface Pages {
  pages: ExpectedPage[];
  url: (name: string) => string;
  /** The method and address of each request that the server received. */
  arrived: readonly string[];
  stop: () => Promise<void>;
}

export async function benchRehearse([folder]: readonly string[]): Promise<void> {
  const pages = folder === undefined ? await openZoo() : await openFolder(folder);
  const tally = { right: 0, fields: 0, pictured: 0 };
  const reasons = new Map<string, number>();
  const times: { alone: number; rehearsed: number }[] = [];
  for (const { name, isRight } of pages.pages) {
    const alone = await timeOf(() => openAlone(pages.url(name)));
    const rehearsed = await timeOf(() => rehearseOne(pages.url(name)));
    const result = rehearsed.value;
    const unfound = result.kind === 'rehearsed' ? result.report.unfound : undefined;
    const whole = unfound ? `no ${unfound} found` : 'rehearsed';
    const end = result.kind === 'failure' ? result.failure.reason : whole;
    reasons.set(end, (reasons.get(end) ?? 0) + 1);
    if (result.picture) tally.pictured += 1;
    if (result.kind === 'failure' || unfound) continue;
    times.push({ alone: alone.ms, rehearsed: rehearsed.ms });
    const right = isRight(result.report.fields);
    tally.fields += right.length;
    tally.right += right.filter(Boolean).length;
    if (right.includes(false)) console.log(`  not all mapped: ${name}`);
  }
  await pages.stop();
  const sent = pages.arrived.filter(isSent);
  console.log(
    `\n${pages.pages.length} pages: ${[...reasons].map((one) => one.join(' ')).join(', ')}`,
  );
  console.log(`  pictures                         ${tally.pictured}`);
  console.log(
    `  requests that sent something     ${sent.length}${sent.length > 0 ? '  MISSED' : ''}`,
  );
  console.log(`  fields mapped right without help ${tally.right} of ${tally.fields}`);
  console.log(
    `  median time to the picture       ${median(times.map((one) => one.rehearsed))} ms, ` +
      `page alone ${median(times.map((one) => one.alone))} ms`,
  );
  for (const one of sent) console.log(`  ${one}`);
  // Requests caused by buttons that open a form, before any value was typed. Each one loads a part
  // of the page.
  const others = pages.arrived.filter((one) => !/^(GET|POST) /.test(one));
  for (const one of others) console.log(`  a page asked for a part of itself: ${one}`);
  if (sent.length > 0) process.exitCode = 1;
}

/** Whether a request may carry data: a POST, or an address with a value of the sample lead. */
const isSent = (request: string) =>
  request.startsWith('POST ') || /asha|98765|43210|pune|5000000/i.test(decodeURI(request));

const median = (values: readonly number[]) =>
  Math.round(values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0);

async function timeOf<Value>(work: () => Promise<Value>): Promise<{ ms: number; value: Value }> {
  const start = performance.now();
  const value = await work();
  return { ms: performance.now() - start, value };
}

function rehearseOne(url: string): Promise<RehearsalResult> {
  const waits = { ...rehearsalWaits, formMs: 3000, parseMs: 5000 };
  return rehearse(url, { waits, signal: AbortSignal.timeout(LIMIT_MS) });
}

/** Only opens the page in a new browser and takes a picture. No rehearsal can be faster. */
async function openAlone(url: string): Promise<void> {
  const browser = await rehearsalBrowser();
  try {
    const { page } = browser;
    await page.goto(url, { waitUntil: 'load', timeout: 5000 }).catch(() => undefined);
    await page.screenshot({ type: 'jpeg', timeout: 5000 }).catch(() => undefined);
  } finally {
    await browser.close();
  }
}

async function openZoo(): Promise<Pages> {
  const forms = zooForms.filter(({ name, target }) => !broken.test(name) && !target?.fields);
  const zoo = await startZooServer(zooForms);
  const pages = forms.map((form) => ({ name: form.name, isRight: receivedBy(form) }));
  return {
    pages,
    url: (name) => zoo.url(name),
    arrived: zoo.arrived,
    stop: () => zoo.stop(),
  };
}

/**
 * Judges which expected fields are mapped. The expected fields are those that a successful lead
 * fills, by their names.
 */
function receivedBy({ outcome, received }: ZooForm): ExpectedPage['isRight'] {
  const sent = outcome === 'success' ? received : [];
  const filled = sent.flatMap((values) => Object.entries(values).filter(([, value]) => value));
  const expected = new Set(filled.map(([name]) => name));
  // A list field that has no options yet also counts as mapped, because the form loads its options
  // later.
  return (fields) =>
    fields.filter(({ signs }) => expected.has(signs.name)).map(({ fill }) => fill.kind !== 'empty');
}

async function openFolder(folder: string): Promise<Pages> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.html')).sort();
  const sources = new Map<string, string>();
  for (const file of files) sources.set(file, await readFile(join(folder, file), 'utf8'));
  const arrived: string[] = [];
  const server = createServer(({ method = '', url = '' }, response) => {
    arrived.push(`${method} ${url}`);
    const source = sources.get(decodeURIComponent(url.slice(1)));
    const blind = source?.replace(/ data-manual-(scoring|submit)(="[^"]*")?/g, '');
    response.writeHead(blind === undefined ? 404 : 200, { 'content-type': 'text/html' });
    response.end(blind);
  });
  const endpoint = await listen(server);
  return {
    pages: files.map((name) => ({ name, isRight: labelledIn(sources.get(name) ?? '') })),
    url: (name) => `${endpoint}/${encodeURIComponent(name)}`,
    arrived,
    async stop() {
      server.closeAllConnections();
      await nextEvent('the server to close', server.close(), 'close');
    },
  };
}

const kindOfLabel: Readonly<Record<string, RegExp>> = {
  emailAddress: /^email/,
  phone: /^phone$/,
  firstName: /^firstName$/,
  lastName: /^lastName$/,
  fullName: /^fullName$/,
  addressCity: /^city$/,
};

/**
 * Returns a function that finds the labelled fields in a rehearsal by their names or ids. It
 * returns for each of these fields whether the rehearsal has mapped it correctly.
 */
function labelledIn(source: string): ExpectedPage['isRight'] {
  const labels = new Map<string, RegExp>();
  for (const [tag, label = ''] of source.matchAll(/<[^>]*data-manual-scoring="([^"]*)"[^>]*>/g)) {
    const kind = kindOfLabel[label];
    if (!kind) continue;
    for (const [, value] of tag.matchAll(/\s(?:name|id)="([^"]+)"/g)) labels.set(value ?? '', kind);
  }
  return (fields) =>
    fields.flatMap(({ signs, fill }) => {
      const kind = labels.get(signs.id) ?? labels.get(signs.name);
      return kind ? [fill.kind === 'lead' && kind.test(fill.part)] : [];
    });
}
