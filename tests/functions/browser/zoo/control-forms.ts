/**
 * Forms with elements that submit although they are no buttons, and with elements that look like
 * submit buttons but do not submit.
 */
import {
  button,
  fields,
  page,
  sendByScript,
  sent,
  shortly,
  type ZooForm,
  success,
} from './zoo-form.ts';

const withoutAmount = fields.replace(/<p><label>Loan.*<\/p>/, '');
/** A page whose fields are in a `<div>`. A press on the element with the id `go` sends them. */
const formless = (after: string, { before = '', script = '' } = {}) =>
  `<!doctype html><title>Loans</title>${before}<div id="lead"><div class="fields">${fields}</div>${after}</div><script>
   const send = () => fetch(location.pathname, { method: 'POST', headers: { 'content-type': 'application/json' },
     body: JSON.stringify(Object.fromEntries([...document.querySelectorAll('#lead input')].map((one) => [one.name, one.value]))) })
     .then(() => { document.getElementById('lead').outerHTML = '<p>Thank you, we have received your request.</p>'; });
   document.getElementById('go')?.addEventListener('click', (event) => { event.preventDefault(); send(); });${script}</script>`;
/**
 * A page with a `<form>`. A press on the element with the id `go`, inside or outside of the form,
 * sends it by script.
 */
const formed = (inside: string, after = '', script = '') =>
  `${page(fields + inside, '')}${after}<script>${sendByScript}
   document.getElementById('go')?.addEventListener('click', () => void send());${script}</script>`;
/**
 * A slider that a script draws. Its large steps lead to values that its small steps cannot reach.
 */
const oddSlider = (
  start: number,
  { least, step, leap }: Record<'least' | 'step' | 'leap', number>,
) =>
  page(
    `${withoutAmount}<odd-slider role="slider" tabindex="0" aria-label="Loan amount" aria-valuenow="${start}" style="display:block;width:200px;height:20px"></odd-slider><input type="hidden" name="amount" value="${start}">${button}`,
    `const slider = document.querySelector('odd-slider'), held = document.querySelector('[type=hidden]');
     slider.value = ${start};
     slider.addEventListener('keydown', ({ key }) => {
       const step = { ArrowRight: ${step}, ArrowLeft: -${step}, PageUp: ${leap}, PageDown: -${leap}, Home: -1e9 }[key];
       if (!step) return;
       slider.value = Math.max(${least}, slider.value + step);
       slider.setAttribute('aria-valuenow', held.value = slider.value);
     });`,
  );
const nothing = (name: string, shown: string): ZooForm => ({
  name,
  page: shown,
  outcome: 'field_not_found',
  fenced: false,
  words: /no button/,
  work: shortly,
  received: [],
});

const pointer = 'style="cursor: pointer"';
const tells = `fetch(location.pathname, { method: 'POST', body: 'wrong=' })`;
const element = (name: string, inside: string) => `
  customElements.define('${name}', class extends HTMLElement {
    connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = ${JSON.stringify(inside)}; }
  });`;

export const controlForms: ZooForm[] = [
  success(
    'control-classed',
    formless('<div class="round-button" id="go">Submit application</div>'),
  ),
  success('control-focusable', formless('<p><span tabindex="0" id="go">Send</span></p>')),
  success(
    'control-pointer',
    formless(`<section><div ${pointer} id="go"><b>Apply</b> <i>now</i></div></section>`),
  ),
  success(
    'control-row',
    formless(
      '<div class="btn-row" style="width:900px"><div class="btn" style="width:80px" id="go">Apply now</div></div>',
    ),
  ),
  success('control-link', formless('<a href="#" id="go">Apply now</a>')),
  success('control-bare-link', formless('<a id="go" class="cta">Request a call</a>')),
  success('control-element', formless(`<my-button tabindex="0" id="go">Apply now</my-button>`)),
  success(
    'control-element-in-form',
    formed(
      '<fancy-button id="reset">Reset</fancy-button><fancy-button id="go">Apply now</fancy-button>',
      '',
      `${element('fancy-button', '<button><slot></slot></button>')}
       document.getElementById('reset').addEventListener('click', () => ${tells});`,
    ),
  ),
  success('control-outside', formed('', '<div class="btn" id="go">Send request</div>')),
  success(
    'control-outside-button',
    formed('', '<footer><button id="go">Apply now</button></footer>'),
  ),
  success(
    'control-outside-others',
    formed(
      '<button type="reset">Reset</button>',
      `<p><span ${pointer} id="go">Submit</span></p><form action="/news" method="post"><input type="email" name="news"><button>Sign up</button></form>`,
    ),
  ),
  success(
    'control-icon',
    formless(
      `<i ${pointer.replace('pointer', 'pointer; display: block; width: 24px; height: 24px')} aria-label="Send" id="go"></i>`,
    ),
  ),
  success(
    'control-titled',
    formed(
      '<button type="button" title="Submit" id="go"><svg width="20" height="20"></svg></button>',
    ),
  ),
  success(
    'control-label',
    page(
      `${fields}<label for="end" class="pretty">Apply now</label><input type="submit" id="end" hidden>`,
    ),
  ),
  success(
    'control-image',
    formed(
      '<input type="image" alt="Apply" src="/none.png">',
      '',
      "lead.addEventListener('submit', (event) => { event.preventDefault(); void send(); });",
    ),
  ),
  success(
    'control-transparent',
    page(
      `${fields}<div class="pretty" style="position:relative;width:120px;height:40px"><span>Apply now</span><input type="submit" value="" style="opacity:0;position:absolute;inset:0;width:120px;height:40px"></div>`,
    ),
  ),
  success('control-by-enter', page(`${fields}<p>Press Enter ↵</p><input type="submit" hidden>`)),
  nothing(
    'control-none',
    formless(
      `<div class="btn" onclick="${tells}">Reset</div><div class="btn" onclick="${tells}">Back</div><div class="btn" ${pointer} onclick="${tells}">Call us</div>`,
    ),
  ),
  nothing(
    'control-note',
    formless(
      `<div class="button-note" onclick="${tells}">When you send this request we check your details and get in touch with you.</div>`,
    ),
  ),
  success(
    'control-among-others',
    formless(
      `<div class="btn" onclick="${tells}">Call us</div><div class="btn" onclick="${tells}">Sign in with Google</div><div class="btn" onclick="${tells}">Back</div><div class="btn" id="go">Submit</div>`,
    ),
  ),
  success(
    'control-beside-chat',
    formless('<div tabindex="0" id="go">Apply now</div>', {
      before: `<div class="chat-btn" style="position:fixed;bottom:0;right:0" onclick="${tells}">Start chat</div>`,
    }),
  ),
  success(
    'control-outside-beside-chat',
    formed(
      '',
      `<div id="go" class="btn">Apply now</div><div class="chat-btn" onclick="${tells}">Send us a message</div>`,
    ),
  ),
  success(
    'control-beside-a-link',
    formless(
      `<a class="btn" href="/control-beside-a-link/thanks">Apply for a card</a><div class="btn" id="go">Send</div>`,
    ),
  ),
  success(
    'control-beside-a-sticky-one',
    formless('<div class="btn" id="go">Apply now</div>', {
      before: `<div style="position:fixed;top:0" ${pointer} onclick="document.querySelector('dialog').showModal()">Get a call back</div>
        <dialog><form method="post">${fields.replaceAll('name="', 'name="second_')}${button}</form></dialog>`,
    }),
  ),
  success(
    'control-of-which-large-steps-leave-the-grid',
    oddSlider(500_000, { least: 0, step: 500_000, leap: 990_000 }),
  ),
  success(
    'control-whose-minimum-is-far',
    oddSlider(4_500_000, { least: 0, step: 10_000, leap: 503_824 }),
    { ...sent, amount: '4998240' },
  ),
  success(
    'control-that-refills-when-emptied',
    page(
      fields + button,
      `const box = document.querySelector('[name=amount]');
       let held = box.value = '500000';
       box.addEventListener('input', ({ isTrusted }) => {
         held = box.value = isTrusted && box.value !== '' ? box.value : '500000';
         box.setSelectionRange(held.length, held.length);
       });`,
    ),
  ),
];
