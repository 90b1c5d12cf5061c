/**
 * Changes that sites make to their forms, as scripts that run at the end of a page. Before the
 * change, each field is marked with its number; the bot does not read these marks.
 */
export interface Change {
  name: string;
  /**
   * JavaScript in which these names are defined: `fields` (by their numbers), `row(field)`, `rows`,
   * `form`, `button`, and `chosen` (the number of a field).
   */
  script: string;
  /** Whether the changed form can no longer receive the same data as before the change. */
  harms: boolean;
}

export const changes: readonly Change[] = [
  {
    name: 'ids and names renamed',
    harms: false,
    script: `const ids = new Map();
      for (const field of fields) {
        if (field.name) field.name = 'z' + hex(field.name) + 'q';
        if (field.id) { ids.set(field.id, 'z' + hex(field.id)); field.id = ids.get(field.id); }
      }
      for (const one of document.querySelectorAll('label[for], [aria-labelledby], [aria-describedby]'))
        for (const name of ['for', 'aria-labelledby', 'aria-describedby'])
          if (one.hasAttribute(name)) one.setAttribute(name, one.getAttribute(name).split(' ').map((id) => ids.get(id) ?? id).join(' '));`,
  },
  {
    name: 'order changed',
    harms: false,
    script: `const moved = rows.filter((one) => !one.matches(seen) || one.labels?.length || one.placeholder);
      const places = moved.map((one) => { const place = document.createComment(''); one.before(place); return place; });
      moved.reverse().forEach((one, index) => places[index].replaceWith(one));`,
  },
  {
    name: 'label reworded',
    harms: false,
    script: `const field = fields[chosen];
      const reword = (text) => ({ 'full name': 'Your name', phone: 'Mobile number', 'e-mail': 'Email address', city: 'Your city', 'loan amount': 'Amount of the loan' })[text.trim().toLowerCase()] ?? 'Please enter your ' + text.trim();
      const label = field.labels?.[0];
      const text = label && [...label.childNodes].find((node) => node.nodeType === 3 && /\\p{L}/u.test(node.data));
      if (text) text.data = reword(text.data) + ' '; else if (field.placeholder) field.placeholder = reword(field.placeholder); else return false;`,
  },
  {
    name: 'wrapper added',
    harms: false,
    script: `for (const one of rows) { const outer = document.createElement('div'), inner = document.createElement('div'); one.replaceWith(outer); outer.append(inner); inner.append(one); }`,
  },
  {
    name: 'text around changed',
    harms: false,
    script: `for (const one of rows.filter((one) => !one.matches(seen))) { const text = document.createElement('p'); text.textContent = 'Your details are safe with us.'; one.before(text); }
      document.body.prepend('Rates have never been lower. ');`,
  },
  { name: 'field removed', harms: true, script: `row(fields[chosen]).remove();` },
  {
    name: 'required field added',
    harms: true,
    script: `const more = document.createElement('p'); more.innerHTML = '<label>PAN number <input name="pan" required></label>'; row(fields.at(-1)).after(more);`,
  },
  {
    name: 'option removed',
    harms: true,
    script: `const list = document.querySelector('[name=employment]'); if (!list) return false; list.querySelector('[value=self]').remove();`,
  },
  {
    name: 'options reordered',
    harms: false,
    script: `const lists = fields.filter((one) => one.options?.length > 2); if (lists.length === 0) return false;
      for (const list of lists) [...list.options].slice(1).reverse().forEach((one) => list.append(one));`,
  },
  {
    name: 'button renamed',
    harms: false,
    script: `if (!button || button.children.length > 0) return false; if (button.value) button.value = 'Submit request'; else button.textContent = 'Submit request';`,
  },
  {
    name: 'form replaced',
    harms: true,
    script: `const other = document.createElement('form'); other.method = 'post';
      other.innerHTML = '<p><label>Your favourite colour <input name="colour"></label></p><p><label>E-mail <input name="email" type="email"></label></p><p><label>Phone of a friend <input name="friend"></label></p><button>Vote</button>';
      (form ?? row(fields[0]).parentElement).replaceWith(other);`,
  },
  {
    name: 'page behind a banner',
    harms: false,
    script: `const banner = document.createElement('div'); banner.style = 'position:fixed;inset:0;background:#fff;z-index:99999';
      banner.innerHTML = '<p>We use cookies.</p><button type="button">Accept all</button>';
      banner.querySelector('button').onclick = () => banner.remove(); document.body.append(banner);`,
  },
  { name: 'server error once', harms: false, script: '' },
];

/**
 * A question that no lead answers; the form's owner must choose its answer. The tests add it to
 * every form.
 */
const ownQuestion = `<label>Employment <select name="employment"><option value="">Select</option><option value="sal">Salaried</option><option value="self">Self-employed</option><option value="ret">Retired</option></select></label>`;

/**
 * A script that numbers the fields, adds the owner's question and applies the change, if there is
 * one.
 */
export function changedBy(change: Change | undefined, chosen: number): string {
  return `<script>(() => {
    const seen = 'input:not([type=hidden], [type=submit], [type=button], [type=image], [type=reset]), select, textarea';
    const all = () => [...document.querySelectorAll(seen)];
    const hex = (text) => [...new TextEncoder().encode(text)].map((one) => one.toString(16).padStart(2, '0')).join('');
    const row = (field) => {
      const group = new Set(field.type === 'radio' ? all().filter((one) => one.name === field.name) : [field]);
      let place = field;
      while (place.parentElement && !place.parentElement.matches('form, body, main') && [...place.parentElement.querySelectorAll(seen + ', button')].every((one) => group.has(one))) place = place.parentElement;
      return place;
    };
    const last = all().filter((one) => one.checkVisibility()).at(-1);
    if (!last) return;
    const question = document.createElement('p');
    question.innerHTML = ${JSON.stringify(ownQuestion)};
    row(last).after(question);
    const fields = all();
    fields.forEach((field, number) => { field.dataset.number = number; });
    const rows = [...new Set(fields.filter((one) => one.checkVisibility()).map(row))];
    const form = last.form;
    const button = form?.querySelector('button:not([type=button]), [type=submit]');
    const chosen = ${chosen};
    ${change?.script ?? ''}
  })();</script>`;
}

/** Returns the name that a renamed field had before the change. */
export const nameBefore = (name: string): string => {
  const [, hex] = /^z((?:[0-9a-f]{2})+)q$/.exec(name) ?? [];
  return hex === undefined ? name : Buffer.from(hex, 'hex').toString('utf8');
};
