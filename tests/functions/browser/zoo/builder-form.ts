/**
 * Forms as known builders make them. Each entry has one that ends in the builder's own success, in
 * words that no rule knows, and twins that look alike and end the other way.
 */
import type { AttemptReason } from '../../../../contract/submission.ts';
import { button, fields, html, json, sent, type Received, type ZooForm } from './zoo-form.ts';

/** Invented words: they say neither yes nor no to any rule. */
export const lorem = 'Velum tarnio quepas odrelli.';
export const blah = 'Quonda merrit alvos sepi.';
/** A sign without any word. */
export const icon = '<i style="display:block;width:24px;height:24px;background:#0a0"></i>';

/** The form as it is shown again. */
export const again = '<p><label>E-mail <input name="email"></label></p>';
export const wordpressAjax = '/wp-admin/admin-ajax.php';

/** Where a builder leaves its thanks to the site. */
export const thanksPage = '<h1>Thank you, we have received your details.</h1>';

export interface BuilderEnd {
  /** Added to the builder's name. */
  name: string;
  outcome: 'success' | AttemptReason;
  /** What the page shows in the form's place; '' leaves it as it was. */
  after: string;
  /** What the request is answered with, where a script sends the form. */
  answer?: unknown;
  /** The invented words of `after` when left out. */
  words?: RegExp;
  /** The address that the page takes without loading, behind the form's. */
  address?: string;
  /** Where a page of its own stands, behind the form's address. */
  leadsTo?: string;
  status?: number;
}

export interface BuilderForm {
  /** Left out where nothing tells the builder before the submit. */
  builder?: string;
  slug: string;
  /** What the builder makes around the fields and the button. */
  before: (inside: string) => string;
  /** Where the form posts to, behind its address; a script sends it if `ends` have answers. */
  action?: string;
  /** What it sends besides the lead. */
  also?: Received;
  ends: readonly BuilderEnd[];
}

const inside = fields + button;

const pageAround = (body: string, script = '') =>
  `<!doctype html><meta charset="utf-8"><title>Velum</title><main>${body}</main>
  <script>${script}</script>`;

/** Sends the form by script; what the builder's script would then draw comes with the page. */
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
