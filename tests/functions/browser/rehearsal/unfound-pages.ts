/**
 * Pages on which the bot cannot find the right form or its button by itself: their words are
 * invented, and scripts use other elements as buttons.
 */
import type { Recipe } from '../../../../contract/recipe.ts';
import type { FormKind } from '../../../../contract/lead.ts';
import type { Pressable, RehearsalReport } from '../../../../contract/rehearsal.ts';
import type { ZooForm } from '../zoo/zoo-form.ts';

const field = (label: string, name: string, more = '') =>
  `<p><label>${label} <input name="${name}" ${more}></label></p>`;
const known = [
  field('Full name', 'name'),
  field('Phone', 'phone'),
  field('E-mail', 'email'),
  field('City', 'city'),
  field('Loan amount', 'amount'),
];
const unknown = [
  field('Quonda', 'q1'),
  field('Merrit', 'q2'),
  field('Alvos', 'q3', 'required'),
  field('Tarnio', 'q4'),
];
const consent = '<p><label><input type="checkbox" name="terms"> Mirum dolat</label></p>';
const icon = (path: string) => `<svg width="24" height="24"><path d="${path}"/></svg>`;

/**
 * A script that sends the fields in all elements of the class `lead` when the button is pressed,
 * and shows thanks.
 */
const sends = (button: string) => `<script>
  document.querySelector('${button}').addEventListener('click', (event) => {
    event.preventDefault();
    const values = [...document.querySelectorAll('.lead input')].map((one) =>
      [one.name, one.type === 'checkbox' ? String(one.checked) : one.value]);
    fetch(location.pathname, { method: 'POST', body: new URLSearchParams(values) }).then(() => {
      document.body.innerHTML = '<h1>Thank you, we have received your details.</h1>';
    });
  });
</script>`;

const styles = '<style>.go { cursor: pointer; display: inline-block; padding: 8px }</style>';
const document = (body: string) =>
  `<!doctype html><meta charset="utf-8"><title>Loans</title>${styles}${body}`;
const [name = '', phone = '', ...others] = known;

const opened = JSON.stringify(
  `<form method="post">${known.join('')}<button>Apply now</button></form>`,
);

const pages = {
  /**
   * A page whose fields are in two boxes without a `<form>`. Two `div`s outside of the boxes are
   * the buttons.
   */
  boxes: `<div class="lead">${name}${phone}</div><div class="lead">${others.join('')}</div>
    <div id="bar"><div class="go">Whoosh</div> <div class="go">Zing</div></div>${sends('.go')}`,
  /**
   * A page whose buttons are two icons without words: the first one starts a phone call, the second
   * one sends.
   */
  icons: `<form class="lead">${known.join('')}</form>
    <span class="go" id="call">${icon('M2 2h20v20')}</span>
    <span class="go" id="send">${icon('M2 12l20-8-8 20')}</span>${sends('#send')}`,
  /** A form whose captions and names are meaningless, with an ordinary button. */
  nameless: `<form class="lead">${unknown.join('')}${consent}<button>Apply now</button></form>
    ${sends('button')}`,
  /**
   * A page whose lead fields are in two `<form>`s. A third form, for a newsletter, requires an
   * e-mail address.
   */
  forms: `<form id="news">${field('E-mail', 'news', 'required')}<button>Subscribe</button></form>
    <form class="lead">${unknown.slice(0, 2).join('')}</form>
    <form class="lead">${unknown.slice(2).join('')}</form><p class="go">Whoosh</p>${sends('.go')}`,
  /**
   * A page with two forms: the bot finds the form for a call back, but the owner means the other
   * form, whose captions are meaningless.
   */
  decoy: `<form id="call">${name}${phone}<button>Submit</button></form>
    <div class="lead">${unknown.join('')}</div><p class="go">Whoosh</p>${sends('.go')}`,
  /** A form that appears after a button is pressed. */
  closed: `<div class="go">Whoosh</div><div id="room"></div><script>
    document.querySelector('.go').addEventListener('click', () => {
      room.innerHTML = ${opened};
    });
  </script>`,
  /** A form that appears some time after a press. A second press closes the form again. */
  slow: `<button id="toggle">Get started</button><div id="room"></div><script>
    let isOpen = false;
    toggle.addEventListener('click', () => {
      isOpen = !isOpen;
      setTimeout(() => { room.innerHTML = isOpen ? ${opened} : ''; }, 1200);
    });
  </script>`,
};

export type UnfoundPage = keyof typeof pages;

export const unfoundForms: ZooForm[] = Object.entries(pages).map(([page, body]) => ({
  ...{ name: page, page: document(body), outcome: 'success', received: [] },
}));

/**
 * The recipe that an owner makes from a report. The owner chooses the fields by their labels, and
 * the button.
 */
export function chooseIn(
  { fields, pressables = [] }: RehearsalReport,
  parts: Readonly<Record<string, FormKind>>,
  isButton?: (one: Pressable) => boolean,
): Recipe {
  const button = isButton && pressables.find(isButton);
  return {
    fields: fields.map(({ step, signs, required }) => {
      const part = parts[signs.label];
      return { step, signs, required, fill: part ? { kind: 'lead', part } : { kind: 'empty' } };
    }),
    ...(button && { button: { text: button.text, look: button.look } }),
    anywhere: true,
    allowedOrigins: [],
  };
}
