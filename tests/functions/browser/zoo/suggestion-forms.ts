/**
 * Forms with lists of suggestions in various markup, and forms with texts that only look like such
 * a list.
 */
import { button, fields, html, json, page, sent, type ZooForm, success } from './zoo-form.ts';

const cityField = /<p><label>City.*<\/p>/;
const withCity = (field: string) => fields.replace(cityField, field) + button;
const chosen = { ...sent, city: 'Pune, Maharashtra, India', city_id: '411' };
const hidden = '<input type="hidden" name="city_id">';

/** A page that checks the form, and sends nothing until a suggestion is chosen. */
const guarded = `
  const form = document.querySelector('form'), city = document.querySelector('[name=city]'), id = document.querySelector('[name=city_id]');
  form.addEventListener('submit', (event) => { if (!id.value) { event.preventDefault(); alert('Please choose your city from the list'); } });
  const places = [['Puri', 'Odisha, India', '752'], ['Pune Cantonment', 'Maharashtra, India', '410'], ['Pune', 'Maharashtra, India', '411']];
  const choose = ([name, state, code]) => { city.value = name + ', ' + state; id.value = code; close(); };
  const matching = () => places.filter(([name]) => city.value && name.startsWith(city.value));`;

/** A list at the end of the page, as Google Maps draws it: its entries have no roles. */
const portal = ({ on = 'mousedown', delay = 0 } = {}) => `${guarded}
  const list = document.body.appendChild(document.createElement('div'));
  list.className = 'pac-container';
  list.style.cssText = 'position:absolute;display:none;width:300px;background:#fff';
  const close = () => { list.style.display = 'none'; };
  const place = () => {
    const box = city.getBoundingClientRect();
    list.style.left = box.left + scrollX + 'px'; list.style.top = box.bottom + scrollY + 'px';
    list.innerHTML = '';
    for (const one of matching()) {
      const item = list.appendChild(document.createElement('div'));
      item.className = 'pac-item';
      item.innerHTML = '<span class="pac-icon"></span><span class="pac-item-query"><span class="pac-matched"></span></span><span></span>';
      item.querySelector('.pac-matched').textContent = one[0];
      item.lastChild.textContent = one[1];
      item.addEventListener('${on}', () => choose(one));
    }
    list.style.display = list.children.length > 0 ? 'block' : 'none';
  };
  city.addEventListener('input', () => { id.value = ''; setTimeout(place, ${delay}); });
  city.addEventListener('blur', () => setTimeout(close, 100));`;

/** A list next to the field, whose entries follow a library's template. */
const beside = (container: string, item: (text: string) => string, on: string) => `${guarded}
  city.closest('p').insertAdjacentHTML('beforeend', ${JSON.stringify(container)});
  const list = city.closest('p').lastElementChild;
  const close = () => { list.innerHTML = ''; };
  city.addEventListener('input', () => {
    id.value = '';
    list.innerHTML = matching().map(([name, state]) => ${JSON.stringify(item('@'))}.replace('@', name + ', ' + state)).join('');
    [...list.querySelectorAll('.one')].forEach((entry, place) => entry.addEventListener('${on}', () => choose(matching()[place])));
  });`;

const plainField = `<p><label>City <input name="city" required></label>${hidden}</p>`;
const offField = `<p><label>City <input name="city" autocomplete="off" required></label></p>${hidden}`;

export const suggestionForms: ZooForm[] = [
  success('suggests-places', page(withCity(plainField), portal()), chosen),
  success('suggests-places-on-click', page(withCity(offField), portal({ on: 'click' })), chosen),
  success('suggests-places-late', page(withCity(offField), portal({ delay: 250 })), chosen),
  success(
    'suggests-places-by-server',
    (visit) =>
      visit.url.searchParams.has('q')
        ? void setTimeout(() => json(visit, {}), 700)
        : html(
            visit,
            page(
              withCity(offField),
              portal().replace(
                'setTimeout(place, 0)',
                "city.value === 'Pune' && fetch('/suggests-places-by-server?q=' + city.value).then(place)",
              ),
            ),
          ),
    chosen,
  ),
  success(
    'suggests-spans',
    page(
      withCity(plainField),
      beside(
        '<span></span>',
        (text) => `<span class="one result" style="display:block">${text}</span>`,
        'click',
      ),
    ),
    chosen,
  ),
  success(
    'suggests-links',
    page(
      withCity(plainField),
      beside(
        '<div class="hints-list"></div>',
        (text) => `<a class="one" href="#" style="display:block"><b>${text}</b></a>`,
        'click',
      ),
    ),
    chosen,
  ),
  success(
    'suggests-rows',
    page(
      withCity(plainField),
      beside('<table></table>', (text) => `<tr class="one"><td>${text}</td></tr>`, 'mousedown'),
    ),
    chosen,
  ),
  success(
    'suggests-menu-items',
    page(
      withCity(plainField.replace('name="city"', 'name="city" class="ui-autocomplete-input"')),
      beside(
        '<ul class="ui-menu ui-autocomplete"></ul>',
        (text) => `<li class="ui-menu-item"><div class="one">${text}</div></li>`,
        'click',
      ),
    ),
    chosen,
  ),
  success(
    'suggests-redrawn',
    page(
      withCity(plainField),
      beside('<p></p>', (text) => `<span class="one result">${text}</span>`, 'click')
        .replace(
          "city.addEventListener('input', () => {",
          `let drawing;
         city.addEventListener('input', () => { clearInterval(drawing); drawing = setInterval(draw, 1); setTimeout(() => clearInterval(drawing), 1500); });
         city.addEventListener('input', draw);
         function draw() { if (id.value && city.value.includes(',')) return;`,
        )
        .replace(/\}\);$/, '}'),
    ),
    chosen,
  ),
  success(
    'suggests-inside',
    page(
      withCity(offField),
      `${portal({ on: 'none' })}
       list.addEventListener('mousedown', ({ target }) => {
         const item = target.closest('.pac-item-query');
         if (item) choose(matching()[[...list.children].indexOf(item.parentElement)]);
       });`,
    ),
    chosen,
  ),
  // A page that redraws its list with a delay after each letter. A press chooses by position among
  // the matches for the current text, so a press in an outdated list chooses wrongly.
  success(
    'suggests-by-place',
    page(
      withCity(offField),
      `${portal({ on: 'none' })
        .replace(
          /const places = .*/,
          "const places = [['Puri', 'Odisha, India', '752'], ['Pune', 'Maharashtra, India', '411'], ['Pune Cantonment', 'Maharashtra, India', '410']];",
        )
        .replace('const place = () => {', 'const place = (typed) => {')
        .replace('of matching()', 'of places.filter(([name]) => name.startsWith(typed))')
        .replace('setTimeout(place, 0)', 'setTimeout(place, 60 * city.value.length, city.value)')}
       list.addEventListener('mousedown', ({ target }) => {
         const item = target.closest('.pac-item');
         if (item) choose(matching()[[...list.children].indexOf(item)]);
       });`,
    ),
    chosen,
  ),
  success(
    'suggests-to-keys',
    page(
      withCity(offField),
      `${portal({ on: 'none' })}
       let at = -1;
       city.addEventListener('keydown', (event) => {
         if (event.key === 'ArrowDown') { at += 1; [...list.children].forEach((one, place) => one.classList.toggle('on', place === at)); }
         if (event.key === 'Enter' && at >= 0) choose(matching()[at]);
       });`,
    ),
    chosen,
  ),
  success(
    'suggests-and-clears',
    page(
      withCity(offField),
      `${portal()} city.addEventListener('blur', () => { if (!id.value) city.value = ''; });`,
    ),
    chosen,
  ),
  success(
    'suggests-unannounced',
    page(
      withCity('<p><label>City <input name="city" required></label></p>'),
      `const city = document.querySelector('[name=city]');
       let choice = '';
       city.addEventListener('input', () => {
         choice = '';
         document.getElementById('over')?.remove();
         const over = document.body.appendChild(document.createElement('div'));
         over.id = 'over';
         over.style.cssText = 'position:fixed;top:200px;left:0';
         for (const text of ['Pune (MH)', 'Pune (other)']) {
           const entry = over.appendChild(document.createElement('div'));
           entry.textContent = text;
           entry.addEventListener('click', () => { choice = city.value = text; over.remove(); });
         }
       });
       document.querySelector('form').addEventListener('submit', (event) => { if (!choice) { event.preventDefault(); alert('Choose a city'); } });`,
    ),
    { ...sent, city: 'Pune (MH)' },
  ),
  success(
    'suggests-in-a-control',
    page(
      withCity(
        `<p><label for="typed">City</label><input name="city" style="display:none" tabindex="-1"><span class="selectize-control"><span class="selectize-input"><input id="typed" autocomplete="off"></span><span class="selectize-dropdown" style="display:none"></span></span></p>`,
      ),
      `const typed = document.getElementById('typed'), held = document.querySelector('[name=city]'), list = document.querySelector('.selectize-dropdown');
       typed.addEventListener('input', () => {
         list.style.display = 'block';
         list.innerHTML = ['Pune', 'Puri'].map((one) => '<div class="option">' + one + '</div>').join('');
         [...list.children].forEach((entry) => entry.addEventListener('mousedown', () => {
           held.value = entry.textContent; typed.value = ''; list.style.display = 'none';
           typed.insertAdjacentHTML('beforebegin', '<div class="item">' + held.value + '</div>');
         }));
       });
       document.querySelector('form').addEventListener('submit', (event) => { if (!held.value) { event.preventDefault(); alert('Choose a city'); } });`,
    ),
    sent,
  ),
  success(
    'suggests-and-sends',
    page(
      withCity(offField),
      portal().replace(
        '+ state; id.value = code; close();',
        '+ state; id.value = code; close(); form.submit();',
      ),
    ),
    chosen,
  ),
  success(
    'suggests-and-sends-late',
    page(
      withCity(offField),
      portal().replace(
        '+ state; id.value = code; close();',
        "+ state; id.value = code; close(); document.querySelector('button').disabled = true; setTimeout(() => form.submit(), 400);",
      ),
    ),
    chosen,
  ),
  {
    name: 'suggests-in-vain',
    page: page(withCity(offField), portal({ on: 'none' })),
    outcome: 'validation_refused',
    words: /list.*City/,
    fenced: true,
    received: [],
  },
  success(
    'suggests-nothing',
    page(
      withCity(
        `<p><label>City <input name="city" autocomplete="off"></label></p><input type="hidden" name="city_id" value="">`,
      ),
    ),
    { ...sent, city_id: '' },
  ),
  success(
    'echoes-the-city',
    page(
      withCity(
        '<p><label>City <input name="city" autocomplete="off"></label></p><p id="echo"></p><ul id="tells"></ul>',
      ),
      `document.querySelector('[name=city]').addEventListener('input', ({ target }) => {
         document.getElementById('echo').textContent = target.value + ' loans';
         document.getElementById('tells').innerHTML = '<li onclick="document.forms[0].submit()">Nothing for ' + target.value + '</li>';
       });`,
    ),
    sent,
  ),
];
