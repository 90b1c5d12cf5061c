/**
 * `forms [folder]`: measures how well the bot recognises the fields of pages saved from real sites.
 * The pages are opened in a real Chromium without scripts or network. People have labelled the
 * fields; the labels are removed before the browser gets the pages, so that the bot can't read
 * them. Each miss is printed with its reason. Disputed misses, whose label the page's own words
 * contradict, do not count against the target.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../../functions/browser/chromium/launch-browser.ts';
import { classifyFields, type Classified } from '../../functions/browser/form/classify-fields.ts';
import type { FieldKind } from '../../functions/browser/form/field-rules.ts';
import { callPage } from '../../functions/browser/page/call-page.ts';
import { elementOf } from '../../functions/browser/form/fill-form.ts';
import { noConfig } from '../../functions/browser/form/recipe/choices.ts';
import type { PageField } from '../../functions/browser/page/scripts/page-scan.ts';
import { disputeOf, reasonOf } from './disputed-labels.ts';

const sharedCorpus = join(import.meta.dirname, '../../../shared/corpus/forms');
/**
 * The highest accepted number of misses per label: wrongly recognised fields and missed fields
 * together, without the misses whose label is probably wrong.
 */
const MOST_MISSES = 1;

const labelOfKind: Readonly<Partial<Record<FieldKind, string>>> = {
  email: 'emailAddress',
  emailAgain: 'emailAddress',
  phone: 'phone',
  firstName: 'firstName',
  lastName: 'lastName',
  fullName: 'fullName',
  city: 'addressCity',
};
const measured = [...new Set(Object.values(labelOfKind))];

export interface Miss {
  file: string;
  label: string;
  found: string;
  reason: string;
  disputed: boolean;
  field: string;
}

export interface Tally {
  right: number;
  wrong: number;
  missed: number;
  /** How many of the wrong and missed fields have a label that the page's own words contradict. */
  disputed: number;
}

export interface FormsReport {
  files: number;
  tallies: Map<string, Tally>;
  misses: Miss[];
}

/**
 * A field with its labels and the kind that the bot recognised; `labels` or `found` may be empty.
 */
interface Judged {
  labels: string[];
  found: string;
  field: PageField;
}

export async function benchForms(folders: readonly string[]): Promise<void> {
  const report = await measureForms(folders[0] ?? sharedCorpus);
  console.log(`\nFields recognised in ${report.files} pages`);
  console.log('  label          fields  precision  recall  misses  of them disputed');
  for (const [label, { right, wrong, missed, disputed }] of report.tallies) {
    const misses = wrong + missed;
    const tooMany = misses - disputed > MOST_MISSES;
    const columns = [
      label.padEnd(14),
      String(right + missed).padStart(6),
      percent(share(right, wrong)).padStart(10),
      percent(share(right, missed)).padStart(7),
      String(misses).padStart(7),
      String(disputed).padStart(17),
    ];
    console.log(`  ${columns.join(' ')}${tooMany ? '  MISSED' : ''}`);
    if (tooMany) process.exitCode = 1;
  }
  console.log(`  at most ${MOST_MISSES} undisputed miss per label`);
  for (const { file, label, found, reason, disputed, field } of report.misses) {
    const verdict = `${label || 'no label'} taken for ${found || 'nothing'}`;
    console.log(`  ${disputed ? 'disputed: ' : ''}${file}: ${verdict}: ${reason}: ${field}`);
  }
}

const share = (right: number, other: number) => (right + other === 0 ? 1 : right / (right + other));
const percent = (part: number) => `${(part * 100).toFixed(1)} %`;

export async function measureForms(folder: string): Promise<FormsReport> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.html')).sort();
  const tallies = new Map(
    measured.map((label) => [label, { right: 0, wrong: 0, missed: 0, disputed: 0 }]),
  );
  const misses: Miss[] = [];
  const browser = await launchBrowser({ allowLoopback: false });
  try {
    const context = await quietContext(browser.context);
    const page = await context.newPage();
    for (const file of files) {
      for (const judged of await judgePage(page, await readFile(join(folder, file), 'utf8'))) {
        if (!count(judged, tallies)) misses.push({ file, ...missOf(judged) });
      }
    }
  } finally {
    await browser.close();
  }
  return { files: files.length, tallies, misses };
}

async function quietContext(own: BrowserContext): Promise<BrowserContext> {
  const { pages, browser } = { pages: own.pages(), browser: own.browser() };
  await Promise.all(pages.map((page) => page.close()));
  const context = browser ? await browser.newContext({ javaScriptEnabled: false }) : own;
  await context.route('**/*', (route) => route.abort());
  return context;
}

async function judgePage(page: Page, html: string): Promise<Judged[]> {
  const labels: string[] = [];
  const blind = html
    .replace(/data-manual-scoring="([^"]*)"/g, (_all, label: string) => {
      labels.push(label);
      return `data-n="${labels.length - 1}"`;
    })
    .replace(/data-manual-submit(="[^"]*")?/g, '');
  await page.goto('about:blank');
  await page.setContent(blind, { waitUntil: 'domcontentloaded' });
  const { fields } = await callPage(page.mainFrame(), 'scanPage', noConfig.request);
  const numbers = new Map<number, string>();
  for (const { index } of fields) {
    const element = await elementOf(page.mainFrame(), index);
    numbers.set(index, (await element?.getAttribute('data-n')) ?? '');
  }
  const found = new Map(
    classifyFields(fields).map((one: Classified) => [one.field.index, one.kind]),
  );
  // Invisible fields without a label are not counted, because the bot never fills invisible fields.
  const counted = fields.filter(({ index, visible }) => visible || numbers.get(index) !== '');
  return counted.map((field) => {
    const number = numbers.get(field.index) ?? '';
    const kind = found.get(field.index);
    return {
      labels: number === '' ? [] : (labels[Number(number)] ?? '').split(' OR '),
      found: (kind && labelOfKind[kind]) ?? '',
      field,
    };
  });
}

/**
 * Counts the field in the tallies. A field with two possible labels is not counted, because the bot
 * may recognise either kind.
 * @returns whether the field was recognised correctly.
 */
function count({ labels, found, field }: Judged, tallies: Map<string, Tally>): boolean {
  if (labels.length > 1) return true;
  const [label = ''] = labels;
  const [expected, taken] = [tallies.get(label), tallies.get(found)];
  if (label === found) {
    if (expected) expected.right += 1;
    return true;
  }
  const disputed = disputeOf(label, found, field) === undefined ? 0 : 1;
  if (expected) expected.missed += 1;
  if (taken) taken.wrong += 1;
  for (const tally of [expected, taken]) if (tally) tally.disputed += disputed;
  return !expected && !taken;
}

function missOf({ labels, found, field }: Judged): Omit<Miss, 'file'> {
  const [expected = ''] = labels;
  const dispute = disputeOf(expected, found, field);
  const { type, name, id, label, placeholder, nearby, autocomplete } = field;
  return {
    label: expected,
    found,
    reason: dispute ?? reasonOf(expected, found, field),
    disputed: dispute !== undefined,
    field: JSON.stringify({ type, name, id, label, placeholder, nearby, autocomplete }),
  };
}
