/**
 * Measures whether the bot stops exactly where a form's change would cause wrong data. The
 * reference is an attempt that finds each field by its number, because no change affects these
 * numbers.
 */
import type { Recipe, RecipeField } from '../../../../contract/recipe.ts';
import { attemptLead } from '../../../../functions/browser/attempt/attempt-lead.ts';
import { planFilling } from '../../../../functions/browser/form/fill-plan.ts';
import { elementOf } from '../../../../functions/browser/form/fill-form.ts';
import { BeforeFence } from '../../../../functions/browser/guard/before-fence.ts';
import { openTarget, waitForLeadForm } from '../../../../functions/browser/attempt/open-target.ts';
import { noConfig } from '../../../../functions/browser/form/recipe/choices.ts';
import { plannedFields } from '../../../../functions/browser/form/recipe/planned-fields.ts';
import { unconfirmedSites } from '../../../../functions/browser/form/recipe/unconfirmed-sites.ts';
import { aLead } from '../../builders.ts';
import { aTarget, keep, launch } from '../attempt/attempt-builders.ts';
import type { Received, ZooForm } from '../zoo/zoo-form.ts';
import { startChangedZoo } from './changed-zoo.ts';
import { changes, type Change } from './changes.ts';

const MOST_FIELDS = 8;

export interface DriftCase {
  form: string;
  change: string;
  paused: boolean;
  /** Whether the reference attempt sends the changed form the same data as before the change. */
  right: boolean;
  /** Whether the form received wrong data from the tested attempt. */
  lie: boolean;
  /** Whether a change that should be harmless has broken the page itself. */
  broken: boolean;
  words: string;
}

interface Learnt {
  recipe: Recipe;
  /**
   * The reference recipe (instructions for filling the form), which finds the fields by their
   * numbers.
   */
  sure: Recipe;
  /** The number of the changed field, which takes one of the lead's values. */
  chosen: number;
}

type Zoo = Awaited<ReturnType<typeof startChangedZoo>>;
/**
 * The limit for finding the form, in ms. Every page of the zoo shows a form, so this limit ends
 * only a page that hangs.
 */
const LEARN_MS = 30_000;
const waits = { formMs: 1200, parseMs: 3000, enabledMs: 800, quietMs: 700, busyMs: 5000 };

/**
 * @param seed chooses which field of each form is changed.
 * @param tried the changes to apply to each form; all changes by default.
 */
export async function measureDrift(
  forms: readonly ZooForm[],
  { seed, atOnce, tried = changes }: { seed: number; atOnce: number; tried?: readonly Change[] },
): Promise<{ cases: DriftCase[]; left: string[] }> {
  const zoo = await startChangedZoo(forms, MOST_FIELDS);
  const cases: DriftCase[] = [];
  const left: string[] = [];
  const queue = [...forms];
  const worker = async () => {
    for (let form = queue.shift(); form; form = queue.shift()) {
      const learnt = await learn(zoo, form, seed).catch(() => undefined);
      const before = learnt && (await receivedBefore(zoo, form, learnt));
      if (!learnt || !before) {
        left.push(form.name);
        continue;
      }
      for (const change of tried) {
        cases.push(await judge(zoo, form, change, { ...learnt, before }));
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, worker));
  } finally {
    await zoo.stop();
  }
  return { cases, left };
}

async function learn(zoo: Zoo, form: ZooForm, seed: number): Promise<Learnt | undefined> {
  const browser = await launch();
  try {
    const { page, context } = browser;
    await openTarget(page, zoo.url(form, undefined, 0), new Date(), LEARN_MS);
    const limits = { limitMs: LEARN_MS, signal: AbortSignal.timeout(2 * LEARN_MS) };
    const found = await waitForLeadForm(page, noConfig, new BeforeFence(context), limits);
    const known: { number: string; field: RecipeField }[] = [];
    for (const one of plannedFields(found, planFilling(aLead(), found))) {
      const element = await elementOf(found.frame, one.field.index);
      const number = (await element?.getAttribute('data-number')) ?? '';
      const { signs, required, options } = one;
      const isOwn = signs.name === 'employment';
      const fill = isOwn ? ({ kind: 'fixed', value: 'Self-employed' } as const) : one.fill;
      const words = options.length > 0 && { options: options.map(({ text }) => text) };
      known.push({ number, field: { step: 1, signs, required, ...words, fill } });
    }
    const usable = known.filter(
      ({ field, number }) => field.fill.kind === 'lead' && Number(number) < MOST_FIELDS,
    );
    const one = usable[(seed + form.name.length) % usable.length];
    if (!one || known.some(({ number }) => number === '')) return undefined;
    const recipe = known.map(({ field }) => field);
    const sure = known.map(({ number, field }) => ({
      ...field,
      selector: `[data-number="${number}"]`,
    }));
    const button = { text: found.submit.text };
    // The sites to which the form's owner would allow the bot to send the lead.
    const allowedOrigins = unconfirmedSites({ url: found.frame.page().url() }, found).map(
      ({ label }) => label,
    );
    return {
      recipe: { fields: recipe, button, allowedOrigins },
      sure: { fields: sure, allowedOrigins },
      chosen: Number(one.number),
    };
  } finally {
    await browser.close();
  }
}

const targetOf = (url: string, { recipe }: Sent) =>
  aTarget(url, { recipe, allowedOrigins: recipe.allowedOrigins });

/** @returns what the form received from this attempt, and how the attempt ended. */
async function send(zoo: Zoo, form: ZooForm, change: string | undefined, sent: Sent) {
  const url = zoo.url(form, change, sent.chosen);
  const earlier = zoo.received(form, change, sent.chosen).length;
  const attempt = () =>
    attemptLead({
      ...{ lead: aLead(), target: targetOf(url, sent), launch, keep, waits },
      fence: () => Promise.resolve(true),
      now: () => new Date(),
      signal: AbortSignal.timeout(120_000),
    });
  let result = await attempt();
  // Like the bot, this test tries an unreachable target again.
  if (result.kind === 'failure' && result.failure.reason === 'target_unreachable')
    result = await attempt();
  const failure = result.kind === 'failure' ? result.failure : undefined;
  const received = zoo.received(form, change, sent.chosen).slice(earlier);
  return { received, reason: failure?.reason, words: failure?.message ?? '' };
}

interface Sent {
  recipe: Recipe;
  chosen: number;
}

async function receivedBefore(zoo: Zoo, form: ZooForm, { recipe, chosen }: Learnt) {
  const { received } = await send(zoo, form, undefined, { recipe, chosen });
  return received.length === 1 ? received[0] : undefined;
}

async function judge(
  zoo: Zoo,
  form: ZooForm,
  change: Change,
  { recipe, sure, chosen, before }: Learnt & { before: Received },
): Promise<DriftCase> {
  const one = await send(zoo, form, change.name, { recipe, chosen });
  const paused = one.reason === 'form_changed';
  const isRight = (received: readonly Received[]) =>
    received.length === 1 && sameValues(received[0] ?? {}, before);
  const ownRight = !paused && isRight(one.received);
  const oracle = ownRight ? one : await send(zoo, form, change.name, { recipe: sure, chosen });
  const right = isRight(oracle.received);
  const lie = !paused && one.received.length > 0 && !ownRight;
  const broken = !change.harms && !right;
  const words = `${one.reason ?? 'success'}: ${one.words}`;
  return { form: form.name, change: change.name, paused, right, lie, broken, words };
}

const sameValues = (one: Received, other: Received) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

export interface DriftFigures {
  /**
   * How many attempts would send wrong or incomplete data; `stopped` counts those that were
   * stopped.
   */
  wrong: number;
  stopped: number;
  right: number;
  falselyStopped: number;
  lies: number;
  broken: number;
}

export function figuresOf(all: readonly DriftCase[]): DriftFigures {
  const cases = all.filter(({ broken }) => !broken);
  const [right, wrong] = [cases.filter((one) => one.right), cases.filter((one) => !one.right)];
  return {
    wrong: wrong.length,
    stopped: wrong.filter(({ paused }) => paused).length,
    right: right.length,
    falselyStopped: right.filter(({ paused }) => paused).length,
    lies: cases.filter(({ lie }) => lie).length,
    broken: all.length - cases.length,
  };
}
