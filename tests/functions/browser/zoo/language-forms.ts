/**
 * Forms in languages other than English. Each form has a second form that looks similar but must
 * end differently.
 */
import {
  button,
  fields,
  page,
  sent,
  type Received,
  type ZooForm,
  success as successOf,
  refused,
} from './zoo-form.ts';

const amountField = /<p><label>Loan.*<\/p>/;

type Labels = readonly [name: string, phone: string, email: string, city: string, amount: string];

const box = (name: string, label: string, more = '') =>
  `<p><label for="${name}">${label}</label> <input id="${name}" name="${name}" ${more}></p>`;

/** Fields with meaningless names, so only their labels say what they ask for. */
const boxes = (labels: Labels) =>
  labels.map((label, place) => box(`f${place + 1}`, label, 'required')).join('');

const inOrder: Received = {
  f1: sent['name']!,
  f2: sent['phone']!,
  f3: sent['email']!,
  f4: sent['city']!,
  f5: sent['amount']!,
};

const success = (name: string, shown: string, received = inOrder) =>
  successOf(name, shown, received);

const hindi: Labels = ['Aapka naam', 'Mobile number daalein', 'Email ID', 'Sheher', 'Loan rashi'];
const marathi = (amount: string): Labels => [
  'Purn naav',
  'Mobile kramank',
  'Email',
  'Shahar',
  amount,
];
const tamil: Labels = ['Peyar', 'Kaipesi en', 'Minnanjal', 'Oor', 'Kadan thogai'];
const telugu: Labels = ['పూర్తి పేరు', 'మొబైల్ నంబర్', 'ఈమెయిల్', 'నగరం', 'రుణ మొత్తం'];
const bengali: Labels = ['পুরো নাম', 'মোবাইল নম্বর', 'ইমেইল', 'শহর', 'ঋণের পরিমাণ'];
const gujarati: Labels = ['Tamaru naam', 'Mobile nambar', 'Email', 'Shaher', 'Loan ni rakam'];
const german: Labels = ['Vor- und Zuname', 'Rufnummer', 'E-Mail', 'Wohnort', 'Kreditsumme'];
const japanese = ['氏名', '電話番号', 'メールアドレス', '市区町村', '借入希望額（万円）'];
const send = (text: string) => `<button type="submit">${text}</button>`;

const gujaratiList = `<p><label for="f5">Loan ni rakam</label><select id="f5" name="f5" required>
  <option value="0">પસંદ કરો</option><option value="s">૧૦ લાખ સુધી</option>
  <option value="m">૧૦ - ૬૦ લાખ</option><option value="l">૬૦ લાખથી વધુ</option></select></p>`;

/**
 * One page whose script shows two parts of the form, one after the other. In the second part, the
 * back button comes first and would send an empty form.
 */
const inParts = (labels: Labels, goOn: string, goBack: string) =>
  page(
    `<div>${boxes(labels).split('</p>').slice(0, 2).join('</p>')}</p>
       <button type="button" onclick="this.parentNode.hidden = true; this.parentNode.nextElementSibling.hidden = false">${goOn}</button></div>
     <div hidden><button type="submit" name="go" value="back" formnovalidate>${goBack}</button>
       ${boxes(labels).split('</p>').slice(2).join('</p>')}
       <button type="submit" name="go" value="send">Jama karein</button></div>`,
  );

export const languageForms: ZooForm[] = [
  success('hindi-in-latin', page(boxes(hindi) + send('Aavedan bhejein'))),
  refused(
    'hindi-guarantor',
    page(boxes(hindi) + box('f6', 'Zamanatdar ka naam', 'required') + send('Bhejein')),
    /^The form also requires: Zamanatdar ka naam$/,
  ),
  success('hindi-in-parts', inParts(hindi, 'Aage badhein', 'Wapas jayein'), {
    ...inOrder,
    go: 'send',
  }),
  success('marathi-in-lakhs', page(boxes(marathi('Karjachi rakkam (lakhat)')) + send('Pathva')), {
    ...inOrder,
    f5: '50',
  }),
  success(
    'marathi-not-in-lakhs',
    page(boxes(marathi('Karjachi rakkam (lakhat nahi)')) + send('Pathva')),
  ),
  success('tamil-in-latin', page(boxes(tamil) + send('Samarppikkavum'))),
  success(
    'tamil-birthplace',
    page(box('f6', 'Pirantha oor') + boxes(tamil) + send('Samarppikkavum')),
    { f6: '', ...inOrder },
  ),
  success('telugu', page(boxes(telugu) + send('సమర్పించండి'))),
  refused(
    'telugu-father',
    page(box('f6', 'తండ్రి పేరు *') + boxes(telugu) + send('సమర్పించండి')),
    /^The form also requires: తండ్రి పేరు$/,
  ),
  success('bengali', page(boxes(bengali) + send('জমা দিন'))),
  refused(
    'bengali-income',
    page(boxes(bengali) + box('f6', 'মাসিক বেতন', 'required') + send('জমা দিন')),
    /^The form also requires: মাসিক বেতন$/,
  ),
  success(
    'gujarati-list',
    page(boxes(gujarati).replace(/<p><label for="f5".*$/, gujaratiList) + send('Moklo')),
    { ...inOrder, f5: 'm' },
  ),
  refused(
    'gujarati-other-list',
    page(
      boxes(gujarati) +
        gujaratiList.replaceAll('f5', 'f6').replace('Loan ni rakam', 'Masik aavak') +
        send('Moklo'),
    ),
    /^The form also requires: Masik aavak$/,
  ),
  success(
    'german-consent',
    page(
      boxes(german) +
        '<label><input type="checkbox" name="f6" required> Ich stimme der Datenschutzerklärung zu</label><label><input type="checkbox" name="f7"> Ich stimme zu, Werbung zu erhalten</label>' +
        send('Kostenlos anfragen'),
    ),
    { ...inOrder, f6: 'on' },
  ),
  refused(
    'german-customer-number',
    page(boxes(german) + box('f6', 'Kundennummer', 'type="tel" required') + send('Absenden')),
    /^The form also requires: Kundennummer$/,
  ),
  success(
    'japanese-placeholders',
    page(
      japanese
        .map((label, place) => `<input name="f${place + 1}" placeholder="${label}" required>`)
        .join('') + send('送信する'),
    ),
    { ...inOrder, f5: '500' },
  ),
  refused(
    'japanese-reading',
    page(
      ['氏名', 'フリガナ', '電話番号', 'メールアドレス', '市区町村']
        .map((label, place) => `<input name="f${place + 1}" placeholder="${label}" required>`)
        .join('') + send('送信する'),
    ),
    /^The form also requires: フリガナ$/,
  ),
  success(
    'russian-parts',
    page(
      box('f0', 'Имя пользователя') +
        box('n1', 'Фамилия', 'required') +
        box('n2', 'Имя', 'required') +
        boxes(['', 'Телефон', 'Электронная почта', 'Город', 'Сумма кредита']).replace(
          /^.*?<\/p>/,
          '',
        ) +
        send('Отправить заявку'),
    ),
    {
      f0: '',
      n1: 'Rao',
      n2: 'Asha',
      f2: inOrder['f2']!,
      f3: inOrder['f3']!,
      f4: 'Pune',
      f5: inOrder['f5']!,
    },
  ),
  success(
    'two-languages',
    page(
      boxes([
        'नाम / Name',
        'मोबाइल / Mobile',
        'ईमेल / E-mail',
        'शहर / City',
        'ऋण राशि / Amount (₹ लाख में)',
      ]) + send('जमा करें / Submit'),
    ),
    { ...inOrder, f5: '50' },
  ),
  success(
    'unit-beside',
    page(
      fields.replace(
        amountField,
        '<div><label for="a">Loan amount</label><input id="a" name="amount" required><span>Lakh</span></div>',
      ) + button,
    ),
    { ...sent, amount: '50' },
  ),
  success(
    'unit-that-echoes',
    page(
      fields.replace(
        amountField,
        '<div><label for="a">Loan amount</label><input id="a" name="amount" required><span>= 0 Lakh</span></div>',
      ) + button,
    ),
    sent,
  ),
];
