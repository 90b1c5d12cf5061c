/**
 * Forms as known builders make them. For each builder there is one form that ends in the builder's
 * success state, with words that no rule knows, and forms that look similar but end differently.
 */
import type { AttemptReason } from '../../../../contract/submission.ts';
import { button, fields, html, json, sent, type Received, type ZooForm } from './zoo-form.ts';

/** Invented words that match no rule, neither for acceptance nor for refusal. */
export const lorem = 'Velum tarnio quepas odrelli.';
export const blah = 'Quonda merrit alvos sepi.';
/** A sign of the outcome that contains no words. */
export const icon = '<i style="display:block;width:24px;height:24px;background:#0a0"></i>';

/** The same form, shown once more. */
export const again = '<p><label>E-mail <input name="email"></label></p>';
export const wordpressAjax = '/wp-admin/admin-ajax.php';

/** Thanks in the site's own words, for builders that have no own message. */
export const thanksPage = '<h1>Thank you, we have received your details.</h1>';

export interface BuilderEnd {
  /** The text that is added to the builder's name to name this form. */
  name: string;
  outcome: 'success' | AttemptReason;
  /** What the page shows in place of the form; '' leaves the form. */
  after: string;
  /** The answer to the request, if a script sends the form. */
  answer?: unknown;
  /** The words that the receipt must contain; by default the invented words of `after`. */
  words?: RegExp;
  /** The address that the page switches to without loading, relative to the form's. */
  address?: string;
  /** The path of a separate page, relative to the form's address. */
  leadsTo?: string;
  status?: number;
}

export interface BuilderForm {
  /** Absent if nothing on the page identifies the builder before the submit. */
  builder?: string;
  slug: string;
  /** The builder's markup around the fields and the button. */
  before: (inside: string) => string;
  /**
   * The address to which the form posts, relative to the page's own. If an entry of `ends` has an
   * answer, a script sends the form.
   */
  action?: string;
  /** Values that the form sends besides the lead. */
  also?: Received;
  ends: readonly BuilderEnd[];
}

const inside = fields + button;

const pageAround = (body: string, script = '') =>
  `<!doctype html><meta charset="utf-8"><title>Velum</title><main>${body}</main>
  <script>${script}</script>`;

/**
 * Sends the form by script; the page already contains what the builder's script would then show.
 */
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
