/**
 * Forms as known form builders make them. For each builder, one form ends in the builder's success
 * state with invented words that no rule matches. Other forms look similar but end differently.
 */
import type { AttemptReason } from '../../../../contract/submission.ts';
import { button, fields, html, json, sent, type Received, type ZooForm } from './zoo-form.ts';

/** Invented words that match no rule, neither for acceptance nor for refusal. */
export const lorem = 'Velum tarnio quepas odrelli.';
export const blah = 'Quonda merrit alvos sepi.';
/** An icon that shows the outcome without words. */
export const icon = '<i style="display:block;width:24px;height:24px;background:#0a0"></i>';

/** A field of the filled form. The page shows this field again after the submit. */
export const again = '<p><label>E-mail <input name="email"></label></p>';
export const wordpressAjax = '/wp-admin/admin-ajax.php';

/** Thanks in the words of the site, for builders that have no message of their own. */
export const thanksPage = '<h1>Thank you, we have received your details.</h1>';

export interface BuilderEnd {
  /** The end of this test form's name, after the builder's name. */
  name: string;
  outcome: 'success' | AttemptReason;
  /** HTML that the page shows in place of the form. If it is empty, the form stays. */
  after: string;
  /** The JSON answer to the request. If it is present, a script sends the form. */
  answer?: unknown;
  /**
   * The page's words that the attempt's result must quote; by default, the invented words in
   * `after`.
   */
  words?: RegExp;
  /** The address that the page sets by script without loading, relative to the form's address. */
  address?: string;
  /** The path of a separate page that follows the submit, relative to the form's address. */
  leadsTo?: string;
  status?: number;
}

export interface BuilderForm {
  /** The builder's name; absent if nothing on the page identifies the builder before the submit. */
  builder?: string;
  slug: string;
  /** Puts the builder's markup around the fields and the button. */
  before: (inside: string) => string;
  /** The address to which the form posts, relative to the page's address. */
  action?: string;
  /** Values that the form sends besides the lead. */
  also?: Received;
  ends: readonly BuilderEnd[];
}

const inside = fields + button;

const pageAround = (body: string, script = '') =>
  `<!doctype html><meta charset="utf-8"><title>Velum</title><main>${body}</main>
  <script>${script}</script>`;

/** A script that sends the form and then shows what the builder's own script would show. */
const sendsAndShows = (after: string, address: string | undefined) => `
  document.querySelector('form').addEventListener('submit', async (event) => {
    event.preventDefault();
    const body = new URLSearchParams(new FormData(event.target));
    await (await fetch(event.target.action, { method: 'POST', body })).text();
    if (${after !== ''}) document.querySelector('main').innerHTML = ${JSON.stringify(after)};
    if (${address !== undefined}) history.replaceState(null, '', ${JSON.stringify(address)});
  });`;

function wordsOf({ outcome, after, words }: BuilderEnd): RegExp | undefined {
  if (words || outcome === 'no_confirmation') return words;
  const said = [lorem, blah].find((text) => after.includes(text));
  return said === undefined ? undefined : new RegExp(said);
}

function zooForm(
  { builder, slug, before, action = '', also }: BuilderForm,
  end: BuilderEnd,
): ZooForm {
  const name = `${slug}-${end.name}`;
  const isScripted = 'answer' in end;
  const words = wordsOf(end);
  const address = end.address && `/${name}${end.address}`;
  const form = before(inside).replace('<form', `<form method="post" action="/${name}${action}"`);
  return {
    name,
    page: (visit) => {
      const isAfter = end.leadsTo !== undefined && visit.url.href.endsWith(end.leadsTo);
      const script = isScripted ? sendsAndShows(end.after, address) : '';
      html(visit, isAfter ? pageAround(end.after) : pageAround(form, script));
    },
    answer: (visit) => {
      if (isScripted) json(visit, end.answer, end.status);
      else if (end.leadsTo === undefined) html(visit, pageAround(end.after), end.status);
      else visit.response.writeHead(303, { location: `/${name}${end.leadsTo}` }).end();
    },
    outcome: end.outcome,
    received: [{ ...sent, ...also }],
    ...(builder !== undefined && { builder }),
    ...(words && { words }),
  };
}

export const zooForms = (forms: readonly BuilderForm[]): ZooForm[] =>
  forms.flatMap((form) => form.ends.map((end) => zooForm(form, end)));
