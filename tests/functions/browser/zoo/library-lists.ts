/**
 * Lists as component libraries draw them: inputs that accept no text, roles on wrappers around
 * hidden fields, lists with their own search box, and entries that come from the server.
 */
import {
  button,
  fields,
  html,
  json,
  page,
  refused,
  sent,
  type ZooForm,
  success,
  formElement,
} from './zoo-form.ts';

const cityField = /<p><label>City.*<\/p>/;
const withCity = (field: string) => fields.replace(cityField, field) + button;

/**
 * A script that opens a list of options below the element with the selector `opener`, and calls
 * `choose` with the text of the pressed option.
 */
const opens = (
  opener: string,
  choose: string,
  on = 'click',
  cities = ['Mumbai', 'Pune', 'Puri'],
) => `
  const opener = document.querySelector('${opener}'), held = document.querySelector('[name=city]');
  const close = () => document.getElementById('opened')?.remove();
  const choose = (text) => { ${choose} close(); };
  opener.addEventListener('click', ({ isTrusted }) => {
    if (!isTrusted || document.getElementById('opened')) return close();
    const list = document.body.appendChild(document.createElement('div'));
    list.id = 'opened';
    list.setAttribute('role', 'listbox');
    list.innerHTML = ${JSON.stringify(cities)}.map((city) => '<div role="option">' + city + '</div>').join('');
    list.addEventListener('${on}', ({ target, isTrusted }) => { if (isTrusted || '${on}' === 'click') choose(target.textContent); });
  });
  document.addEventListener('keydown', ({ key }) => { if (key === 'Escape') close(); });`;
const insists = `
  document.querySelector('form').addEventListener('submit', (event) => { if (!held.value) event.preventDefault(); });`;

const hidden = '<input type="hidden" name="city">';
/** Vuetify: the input has the list's role, and the element around the input reacts to the press. */
const withoutText = `<div class="field" role="combobox" aria-haspopup="listbox" style="cursor:pointer"><label id="l" for="c">City</label><input id="c" size="1" role="combobox" type="text" inputmode="none" aria-labelledby="l" style="pointer-events:none"></div>${hidden}`;
/** Element Plus: the input is transparent, below the drawn prompt. */
const belowPrompt = `<div><label for="c">City</label><div class="wrapper" style="position:relative;width:200px;height:32px"><div style="position:absolute;opacity:0;z-index:-1"><input id="c" role="combobox" readonly aria-haspopup="listbox" style="width:11px;border:0"></div><div class="prompt"><span>Select</span></div></div></div>${hidden}`;
/** vue-multiselect: the wrapper has the list's role, and the search input inside has no width. */
const roleAround = `<label>City</label><div class="multi" role="combobox" tabindex="-1" aria-expanded="false" style="width:200px;height:40px"><input type="text" autocomplete="off" placeholder="Pick one" style="width:0;padding:0;border:0;position:absolute"><span class="placeholder">Pick one</span></div>${hidden}`;
/** Materialize: a read-only input opens the list, and the native list with the label is hidden. */
const beforeNative = `<div><div class="wrapper"><input id="s" readonly role="combobox" aria-haspopup="listbox" value="Choose"><div style="position:absolute;opacity:0;width:0;height:0;overflow:hidden"><select id="c" name="city" required tabindex="-1"><option value="" disabled selected>Choose</option><option>Mumbai</option><option>Pune</option></select></div></div><label for="c">City</label></div>`;
/**
 * SurveyJS: a required list. Its wrapper has the list's role; the keyboard can't focus the input
 * inside.
 */
const roleAroundRequired = `<div id="t">City *</div><div class="multi" role="combobox" tabindex="0" aria-required="true" aria-labelledby="t" style="width:200px;height:40px"><input readonly tabindex="-1" placeholder="Select..."></div>${hidden}`;
/**
 * Choices.js: the wrapper contains the hidden native list, in which the browser has selected the
 * first entry.
 */
const choices = (role: string) =>
  `<label for="c">City</label><div class="choices" tabindex="0" role="${role}" aria-haspopup="true" aria-expanded="false"><select id="c" name="city" hidden tabindex="-1"><option>Mumbai</option><option>Pune</option></select><div class="single">Select a city</div></div>`;

/** Ant Design: a list of forty entries that draws only the visible entries. */
const virtual = `<label for="c">City</label><input id="c" role="combobox" readonly aria-haspopup="listbox">${hidden}`;
const virtualScript = `
  const field = document.getElementById('c'), held = document.querySelector('[name=city]');
  const cities = Array.from({ length: 40 }, (_, place) => place === 30 ? 'Pune' : 'Town ' + place);
  field.addEventListener('click', () => {
    if (document.getElementById('opened')) return;
    const list = document.body.appendChild(document.createElement('div'));
    list.id = 'opened';
    list.style.cssText = 'height:160px;width:200px;overflow:hidden;position:relative';
    let first = 0;
    const draw = () => { list.innerHTML = cities.slice(first, first + 5).map((city) => '<div role="option" style="height:32px">' + city + '</div>').join(''); };
    draw();
    list.addEventListener('wheel', ({ deltaY }) => { first = Math.max(0, Math.min(35, first + Math.round(deltaY / 32))); draw(); });
    list.addEventListener('click', ({ target }) => { field.value = held.value = target.textContent; list.remove(); });
  });`;

/** Another element covers the list, so the list can't be scrolled. */
const isCovered = `
  field.addEventListener('click', () => document.body.insertAdjacentHTML('beforeend', '<div style="position:fixed;inset:0"></div>'));`;

/** Shoelace: a read-only input in a shadow root; the options of its list are in a slot. */
const inShadow = `<pick-city name="city"><pick-entry role="option">Mumbai</pick-entry><pick-entry role="option">Pune</pick-entry></pick-city>`;
const shadowScript = formElement(
  'pick-city',
  `'<style>:host{display:block}#list{display:none}.open #list{display:block}</style><div id="all"><label id="l">City</label><div id="box"><input type="text" readonly role="combobox" aria-haspopup="listbox" aria-labelledby="l"><input type="text" tabindex="-1" aria-hidden="true" required style="position:absolute;opacity:0"></div><div id="list" role="listbox"><slot></slot></div></div>'`,
  `const all = root.getElementById('all'), [shown] = root.querySelectorAll('input');
      root.getElementById('box').addEventListener('click', () => all.classList.toggle('open'));
      this.addEventListener('click', ({ target }) => {
        if (target.role !== 'option') return;
        shown.value = target.textContent;
        held.setFormValue(target.textContent.toLowerCase());
        all.classList.remove('open');
      });`,
);
/** Material: each entry's shadow root contains the role `option` and a slot for the text. */
const slottedTexts = inShadow.replaceAll(' role="option"', '');
const slottedScript = `${shadowScript.replace("target.role !== 'option'", "target.localName !== 'pick-entry'")}
  customElements.define('pick-entry', class extends HTMLElement {
    connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<div role="option"><slot></slot></div>'; }
  });`;

/**
 * Select2: the native list is empty. The opened list has a search box, which requests entries from
 * the server.
 */
const searched = (name: string) => `
  const held = document.querySelector('[name=city]'), opener = document.querySelector('[role=combobox]');
  opener.addEventListener('mousedown', () => {
    const over = document.body.appendChild(document.createElement('div'));
    over.innerHTML = '<input type="search" role="searchbox" aria-autocomplete="list"><ul role="listbox"><li role="option">Please enter 1 or more characters</li></ul>';
    const [box, list] = over.children;
    setTimeout(() => box.focus(), 100);
    box.addEventListener('input', () => fetch('/${name}?q=' + box.value).then((one) => one.json()).then((texts) => {
      list.innerHTML = texts.map((text) => '<li role="option">' + text + '</li>').join('');
    }));
    list.addEventListener('mouseup', ({ target }) => {
      held.append(new Option(target.textContent, target.textContent, true, true));
      opener.textContent = target.textContent;
      over.remove();
    });
  });`;
const emptyList = `<label for="c">City</label><select id="c" name="city" aria-hidden="true" tabindex="-1" ${'style="position:absolute;width:1px;height:1px;clip:rect(0 0 0 0)"'}></select><span class="select2"><span class="selection"><span role="combobox" aria-haspopup="true" tabindex="0" aria-labelledby="shown"><span id="shown">Search city</span></span></span></span>`;
const bySearch =
  (name: string, cities: string[]): ZooForm['page'] =>
  (visit) => {
    const { searchParams } = visit.url;
    if (!searchParams.has('q')) return html(visit, page(withCity(emptyList), searched(name)));
    return json(
      visit,
      cities.filter((city) => city.startsWith(searchParams.get('q') ?? '')),
    );
  };

/**
 * Form.io: a box with a library's class contains a hidden native list. The options of this list
 * contain the markup of their entries as text.
 */
const markedUp = `<label>City *</label><div class="choices" tabindex="-1" role="combobox" aria-haspopup="true"><div class="selection dropdown" tabindex="0"><select name="city" hidden tabindex="-1" required><option value="">&lt;i&gt;&lt;/i&gt;</option><option value="c2">&lt;span&gt;Pune&lt;/span&gt;</option></select><div class="single">Select a city</div></div></div>`;
/** svelte-select: a read-only input opens a list whose entries have no roles. */
const plainEntries = `<label for="c">City</label><div class="around"><input id="c" readonly type="text" aria-autocomplete="list" placeholder="Select a city"></div>${hidden}`;
const opensPlain = `
  const around = document.querySelector('.around'), held = document.querySelector('[name=city]');
  around.addEventListener('pointerup', ({ target }) => {
    if (target.className === 'entry') { held.value = document.getElementById('c').value = target.textContent; around.querySelector('.all').remove(); }
    else if (!held.value) around.insertAdjacentHTML('beforeend', '<div class="all list">' + ['Mumbai', 'Pune', 'Puri'].map((city) => '<div class="entry"><div class="inner">' + city + '</div></div>').join('') + '</div>');
  });
  around.addEventListener('pointerup', ({ target }) => { if (target.className === 'inner') { held.value = document.getElementById('c').value = target.textContent; around.querySelector('.all').remove(); } });`;
/**
 * A list that is disabled or empty until its entries arrive. Then the browser selects the first
 * entry.
 */
const whenLoaded = `setTimeout(() => {
  document.querySelector('[role=combobox]')?.removeAttribute('aria-disabled');
  document.querySelector('[name=city]').innerHTML = '<option>Mumbai</option><option>Pune</option>';
}, 500);`;

/**
 * A form that does not require a city. The form's owner has chosen that this list takes the city.
 */
const chosen = (name: string, shown: string, selector: string): ZooForm => ({
  name,
  page: shown,
  target: { fields: [{ selector, kind: 'city' }] },
  outcome: 'validation_refused',
  words: /list.*City/,
  received: [],
});

/** Algolia: a script puts a `<form>` with a search box into the lead form. */
const innerForm = `<p>City</p><div class="inner"></div>${hidden}`;
const searchesInside = `
  const inner = document.createElement('form'), held = document.querySelector('[name=city]');
  inner.role = 'search';
  inner.innerHTML = '<input type="search" aria-autocomplete="both" placeholder="Search for a city"><button title="Submit">?</button><ul role="listbox"></ul>';
  const [box, , list] = inner.children;
  box.addEventListener('input', () => { list.innerHTML = ['Mumbai', 'Pune'].filter((one) => one.includes(box.value)).map((one) => '<li role="option">' + one + '</li>').join(''); });
  list.addEventListener('click', ({ target }) => { held.value = box.value = target.textContent; list.innerHTML = ''; });
  document.querySelector('.inner').append(inner);`;
/**
 * Tagify: people type into an editable element. The label belongs to the hidden input behind this
 * element.
 */
const writtenIn =
  '<p><label>City <input name="city" style="position:absolute;left:-9999px"><span class="tags"><span role="textbox" contenteditable aria-autocomplete="both" style="display:inline-block;width:200px;height:20px"></span></span></label></p>';
const opensWritten = `
  const box = document.querySelector('[role=textbox]'), held = document.querySelector('[name=city]');
  document.body.insertAdjacentHTML('beforeend', '<div id="opened" role="listbox"></div>');
  const list = document.getElementById('opened');
  const draw = () => { list.innerHTML = ['Agra', 'Delhi', 'Pune'].filter((one) => one.includes(box.textContent)).slice(0, 2).map((one) => '<div role="option">' + one + '</div>').join(''); };
  box.addEventListener('focus', draw);
  box.addEventListener('input', draw);
  list.addEventListener('click', ({ target }) => { held.value = box.textContent = target.textContent; list.innerHTML = ''; });`;
/** A read-only input without a role opens a list when it is pressed. */
const readOnly = `<p><label for="c">City</label><input id="c" readonly></p>${hidden}`;
const opensBelow = `
  const shown = document.getElementById('c'), held = document.querySelector('[name=city]');
  shown.addEventListener('click', ({ isTrusted }) => { if (isTrusted) shown.insertAdjacentHTML('afterend', '<ul><li>Mumbai</li><li>Pune</li></ul>'); });
  shown.parentElement.addEventListener('click', ({ target }) => { if (target.localName === 'li') { held.value = shown.value = target.textContent; target.parentElement.remove(); } });`;
/** A widget of a kind that the bot does not know. Only its label says that it asks for a city. */
const unknownWidget = '<label>City</label><div class="wheel"><i>Mumbai</i><i>Pune</i></div>';

/** Select2 with a template: the second line of each entry is an element of its own. */
const inLines = ['Mumbai', 'Pune'].map(
  (city) => `${city}<div style="pointer-events:none">India</div>`,
);
/**
 * Tom Select: if the list lacks a city, the typed text becomes a new entry, which is shown next to
 * the input.
 */
const addsEntry = `<p><label>City <input role="combobox" aria-autocomplete="list" autocomplete="off"></label> <b class="chip"></b></p>${hidden}<div role="listbox"></div>`;
const addsTyped = `
  const [field, list] = document.querySelectorAll('[role]'), held = document.querySelector('[name=city]');
  field.addEventListener('input', () => { list.innerHTML = field.value && '<div role="option">Add <b>' + field.value + '</b>…</div>'; });
  list.addEventListener('click', () => { held.value = document.querySelector('.chip').textContent = field.value; field.value = list.innerHTML = ''; });`;
/**
 * A list whose matching entry arrives late, while the list already offers to add the typed text as
 * a new entry.
 */
const addsAtOnce = `
  const [field, list] = document.querySelectorAll('[role]'), held = document.querySelector('[name=city]');
  const draw = (own) => { list.innerHTML = own + '<div role="option" data-value="new">Add <b>' + field.value + '</b>…</div>'; };
  field.addEventListener('input', () => {
    draw('');
    if (field.value === 'Pune') fetch('/list-that-adds-at-once/slow').then(() => draw('<div role="option" data-value="Pune">Pune</div>'));
  });
  list.addEventListener('click', ({ target }) => { held.value = target.closest('[data-value]').dataset.value; list.innerHTML = ''; });`;
/** Each entry's text is in capitals and split in two elements. The input already shows the city. */
const inCapitals = ['Mum,bai', 'Pu,ne'].map(
  (city) =>
    `<div style="display:flex;text-transform:uppercase;pointer-events:none">${city.replace(/(.*),(.*)/, '<b>$1</b><i>$2</i>')}</div>`,
);
/**
 * A form whose last step is a dialog with one question, the city. The dialog's button sends the
 * form.
 */
const dialogStep = (name: string) => `
  <form class="lead">${fields.replace(cityField, '')}<button type="button" class="next">Next</button></form>
  <div role="dialog" hidden><h2>Your city</h2><label id="l">City *</label><div class="multi" role="combobox" aria-labelledby="l" aria-required="true" aria-haspopup="listbox" aria-expanded="false" tabindex="0" style="width:200px;height:40px"><span>Pick one</span></div><div class="list"></div><button type="button" class="go">Confirm</button></div>
  <script>
    const [lead, dialog, opener, list] = ['form', '[role=dialog]', '.multi', '.list'].map((one) => document.querySelector(one));
    const values = new URLSearchParams({ city: '' });
    document.querySelector('.next').onclick = () => { lead.hidden = true; dialog.hidden = false; };
    opener.onclick = () => { list.innerHTML = '<div role="listbox"><div role="option">Mumbai</div><div role="option">Pune</div></div>'; };
    list.onmousedown = ({ isTrusted, target }) => {
      if (!isTrusted || target.role !== 'option') return;
      values.set('city', opener.firstChild.textContent = target.textContent);
      list.innerHTML = '';
    };
    document.querySelector('.go').onclick = () => {
      for (const [name, value] of new FormData(lead)) values.set(name, value);
      fetch('/${name}', { method: 'POST', body: values }).then(() => { dialog.outerHTML = '<p>Thank you!</p>'; });
    };
  </script>`;
/** Ionic: the list is a dialog. A button of the dialog confirms the pressed entry. */
const opensDialog = `
  const opener = document.querySelector('.multi'), held = document.querySelector('[name=city]');
  opener.addEventListener('click', () => {
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'alertdialog');
    dialog.innerHTML = '<p role="option">Mumbai</p><p role="option">Pune</p><button>Cancel</button><button>OK</button>';
    let picked = 'Mumbai';
    dialog.addEventListener('click', ({ target, isTrusted }) => {
      if (target.role) picked = isTrusted ? target.textContent : picked;
      else {
        if (target.textContent === 'OK') held.value = document.querySelector('.placeholder').textContent = picked;
        dialog.remove();
      }
    });
  });`;

/**
 * A lead form inside a dialog, whose button sends the form. The form's list does not keep the
 * pressed entry.
 */
const keepsNothing = `
  const lead = document.querySelector('form.lead'), dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  lead.replaceWith(dialog);
  dialog.append(lead);
  document.querySelector('.multi').addEventListener('click', () => {
    if (!document.querySelector('[role=option]')) lead.insertAdjacentHTML('beforeend', '<p role="option">Mumbai</p><p role="option">Pune</p>');
  });`;

export const libraryLists: ZooForm[] = [
  success(
    'list-with-lines',
    page(
      withCity(roleAround),
      opens(
        '.multi',
        "held.value = document.querySelector('.placeholder').textContent = text.replace('India', '');",
        'click',
        inLines,
      ) + insists,
    ),
  ),
  success('list-that-adds-an-entry', page(withCity(addsEntry), addsTyped + insists)),
  success('list-that-adds-at-once', (visit) => {
    if (visit.url.pathname.endsWith('slow')) setTimeout(() => json(visit, {}), 3200);
    else html(visit, page(withCity(addsEntry), addsAtOnce));
  }),
  success(
    'list-in-capitals',
    page(
      withCity(virtual),
      `document.getElementById('c').value = 'Pune';` +
        opens('#c', 'held.value = opener.value = text;', 'click', inCapitals),
    ),
  ),
  success('list-in-a-dialog-step', `<!doctype html>${dialogStep('list-in-a-dialog-step')}`),
  success('list-with-a-button', page(withCity(roleAround), opensDialog + insists)),
  {
    name: 'list-in-a-dialog-with-inputs',
    page: page(withCity(roleAround).replace(button, '<button>OK</button>'), keepsNothing),
    outcome: 'validation_refused',
    words: /did not accept its own entry.*City/,
    received: [],
  },
  success('list-in-an-inner-form', page(withCity(innerForm), searchesInside)),
  success('list-that-is-written-in', page(withCity(writtenIn), opensWritten)),
  success('list-of-a-read-only-input', page(withCity(readOnly), opensBelow + insists)),
  {
    name: 'read-only-input-without-a-list',
    page: page(withCity(readOnly)),
    outcome: 'validation_refused',
    words: /list has no entry.*City/,
    received: [],
  },
  refused('label-without-a-field', page(withCity(unknownWidget)), /also requires: City/),
  success(
    'list-without-text',
    page(
      withCity(withoutText),
      opens('.field', "held.value = document.getElementById('c').value = text;") + insists,
    ),
  ),
  success(
    'list-below-its-prompt',
    page(
      withCity(belowPrompt),
      opens('.wrapper', "held.value = document.querySelector('.prompt').textContent = text;") +
        insists,
    ),
  ),
  success(
    'list-in-a-wrapper',
    page(
      withCity(roleAround),
      opens('.multi', "held.value = document.querySelector('.placeholder').textContent = text;") +
        insists,
    ),
  ),
  success(
    'list-in-a-required-wrapper',
    page(
      withCity(roleAroundRequired),
      opens('.multi', "held.value = document.querySelector('.multi input').value = text;") +
        insists,
    ),
  ),
  ...['combobox', 'listbox'].map((role) =>
    success(
      `list-around-a-hidden-one-${role}`,
      page(
        withCity(choices(role)),
        opens('.choices', "held.value = document.querySelector('.single').textContent = text;"),
      ),
    ),
  ),
  success('list-that-draws-entries-in-sight', page(withCity(virtual), virtualScript)),
  {
    name: 'list-that-does-not-open',
    page: page(withCity(virtual)),
    outcome: 'validation_refused',
    words: /list has no entry.*City/,
    received: [],
  },
  {
    name: 'list-that-is-covered',
    page: page(withCity(virtual), virtualScript + isCovered),
    outcome: 'validation_refused',
    words: /its end was not seen: City/,
    received: [],
  },
  success('list-in-a-shadow', page(withCity(inShadow), shadowScript), { ...sent, city: 'pune' }),
  success('list-with-slotted-texts', page(withCity(slottedTexts), slottedScript), {
    ...sent,
    city: 'pune',
  }),
  success(
    'list-with-markup',
    page(withCity(markedUp), opens('.choices', "held.value = text === 'Pune' ? 'c2' : '';")),
    { ...sent, city: 'c2' },
  ),
  success('list-without-roles', page(withCity(plainEntries), opensPlain + insists)),
  success(
    'list-that-loads',
    page(
      withCity(choices('combobox').replace('aria-haspopup', 'aria-disabled="true" aria-haspopup')),
      opens('.choices', "held.value = document.querySelector('.single').textContent = text;") +
        whenLoaded,
    ),
  ),
  success(
    'list-that-is-empty-at-first',
    page(withCity('<p><label>City <select name="city"></select></label></p>'), whenLoaded),
  ),
  success('list-that-is-searched', bySearch('list-that-is-searched', ['Mumbai', 'Pune'])),
  success(
    'list-before-its-native-list',
    page(withCity(beforeNative), opens('#s', 'held.value = opener.value = text;')),
  ),
  success(
    'list-named-by-a-hidden-input',
    page(
      withCity(`<p>Where will the car be registered?</p><div>${hidden}<input id="s"></div>`),
      `document.getElementById('s').addEventListener('input', ({ target }) => {
         document.querySelector('[name=city]').value = target.value; });`,
    ),
  ),
  success(
    'list-to-real-presses',
    page(
      withCity(roleAround),
      opens(
        '.multi',
        "held.value = document.querySelector('.placeholder').textContent = text;",
        'mousedown',
      ) + insists,
    ),
  ),
  success(
    'list-without-the-city',
    page(
      withCity(
        '<p><label>City <select name="city"><option value="">Choose</option><option>Mumbai</option></select></label></p>',
      ),
    ),
    { ...sent, city: '' },
  ),
  chosen(
    'chosen-list-without',
    page(
      withCity(roleAround),
      opens('.multi', 'held.value = text;', 'click', ['Mumbai', 'Nagpur']),
    ),
    '.multi',
  ),
  chosen(
    'chosen-select-without',
    page(
      withCity(
        '<p><label>City <select name="city"><option value="">Choose</option><option>Mumbai</option></select></label></p>',
      ),
    ),
    '[name=city]',
  ),
];
