/** Which values in a request are the lead's, and which values contradict the lead. */
import { describe, expect, test } from '@jest/globals';
import { compareSent } from '../../../../functions/browser/traffic/compare-sent.ts';
import { leadFields } from '../../../../contract/lead.ts';
import { aLead } from '../../builders.ts';

const url = 'https://www.lender.example/apply';
const lead = aLead();
const found = (body: string, of = lead) => compareSent(url, body, { lead: of }).contradicts ?? [];
const held = (body: string) => compareSent(url, body, { lead }).holds;

describe('a value that contradicts the lead', () => {
  test.each([
    ['another country before the number', 'phone=%2B19876543210&email=asha@example.com', 'phone'],
    ['a plus without a country', '{"contact":{"mobile":"+9876543210"}}', 'phone'],
    ['another number', 'mobileNo=9000000000', 'phone'],
    ['another address', '{"user_email":"demo@lender.example"}', 'email'],
    ['a default amount', '{"loanAmount":2500000}', 'loanAmount'],
    ['a default amount with commas', 'loan_amount=%E2%82%B9+25%2C00%2C000', 'loanAmount'],
    [
      'a default in a multipart body',
      '--x\r\nContent-Disposition: form-data; name="amount"\r\n\r\n100000\r\n--x--',
      'loanAmount',
    ],
  ])('a value contradicts the lead: %s', (_what, body, field) => {
    expect(found(body)).toEqual([field]);
  });

  test('a contradicting value is also found in the address of a request', () => {
    expect(compareSent(`${url}?phone=9000000000`, '', { lead }).contradicts).toEqual(['phone']);
  });
});

describe('a date of the lead', () => {
  const dated = (body: string, values: Record<string, string>) =>
    compareSent(url, body, { lead, values }).contradicts ?? [];
  test.each([
    ['dob=1990-05-06', ['date']],
    ['{"birth":{"date":"1990-05-06T00:00:00.000Z"}}', ['date']],
    ['dob=1990-06-05', []],
    ['dob=1990-06-05&other=1990-05-06', []],
    ['dob=06/05/1990', []],
  ])("exchanged day and month of the lead's date are recognised: %s", (body, contradicted) => {
    expect(dated(body, { dob: '1990-06-05' })).toEqual(contradicted);
  });

  test('a date that equals another date of the lead is no contradiction', () => {
    expect(dated('from=1990-05-06', { dob: '1990-06-05', from: '1990-05-06' })).toEqual([]);
  });
});

describe('a value that does not contradict the lead', () => {
  test.each([
    ['the lead as it is', 'phone=%2B91+98765+43210&email=asha@example.com&amount=5000000'],
    ['the national number', 'phone=9876543210'],
    ['a trunk zero', 'phone=09876543210'],
    ['a masked number', 'phone=(987)+654-3210'],
    ['the code of an option', 'loan_amount=3'],
    ['the amount in lakh', 'loan_amount=50'],
    ['a slider that rounds', 'loan_amount=4990000'],
    ['another sum beside the right one', '{"loanAmount":5000000,"amountDefault":100000}'],
    ['an income', 'monthly_income=45000&existing_loan_emi=12000'],
    ['the address of the company', 'recipient_email=sales@lender.example'],
    ['a hash of the number', '{"phone":"9f86d081884c7d659a2feaa0c55ad015"}'],
    ['a text', '{"phone":{"value":"call me"}}'],
    ['broken JSON', '{"phone":"9000000000"'],
  ])('a value does not contradict the lead: %s', (_what, body) => {
    expect(found(body)).toEqual([]);
  });

  test('a national number of another country is no contradiction', () => {
    const abroad = aLead({ phone: '+44 7911 123456' });
    expect(found('phone=07911123456', abroad)).toEqual([]);
    expect(found('phone=%2B447911123456', abroad)).toEqual([]);
  });
});

describe('the lead is found in a request', () => {
  test('the lead is found in every format of its values', () => {
    const body = 'full_name=Asha+Rao&mobile=9876543210&mail=a&email=ASHA@example.com&town=pune';
    expect(held(`${body}&loan=50%2C00%2C000`)).toEqual([...leadFields]);
  });

  test.each([
    ['a value within a text', 'note=Call+Asha+Rao+in+Pune'],
    ['a code for a value', 'city=17&amount=3'],
    ['a hash', '{"email":"9f86d081884c7d659a2feaa0c55ad015"}'],
  ])('the lead is not found if it is sent as %s', (_what, body) =>
    expect(held(body)).toBeUndefined(),
  );
});

describe('a value of the lead that a request lacks', () => {
  const whole = { name: 'Asha Rao', phone: '9876543210', email: 'asha@example.com', agree: true };
  const lacked = (more: object) =>
    compareSent(url, JSON.stringify({ ...whole, ...more }), {
      lead,
      values: { dob: '1990-06-05', job: 'Salaried' },
    }).lacks ?? [];
  test.each([
    ['is not there', { city: 'Pune', amount: 5e6 }, ['dob']],
    ['is empty', { city: '', amount: '50,00,000.00', dob: '1990-06-05T00:00:00Z' }, ['city']],
    ['may be a code', { city: 17, dob: '' }, []],
    ['has an empty key', { city: 17, phone: '', email: ' ' }, ['phone', 'email']],
    ['is under another key', { city: 17, phone: '', reach_at: '9876543210' }, []],
    ['may be in another unit', { city: 'Pune', amount: 50, dob: '1990-06-05' }, []],
    ['may be in another notation', { city: 'Pune', amount: 5e6, dob: '5 June 1990' }, []],
    ['may be a yes', { city: 'Pune, MH', amount: 5e6, dob: '1990-06-05', job: true }, []],
    [
      'is deep within',
      { amount: 5e6, a: { b: { c: { d: { e: { f: { city: 'Pune' } } } } } } },
      ['dob'],
    ],
  ])('whether a request lacks a value that %s', (_what, more, names) =>
    expect(lacked(more)).toEqual(names),
  );

  const part = (value: string) =>
    `--b\r\ncontent-disposition: form-data; name="n"\r\n\r\n${value}\r\n`;
  test.each([
    ['a message of socket.io', '42["lead",{"phone":"9876543210"}]'],
    ['JSON in lines', '{"phone":"9876543210"}\n{"city":"Pune"}'],
    ['JSON twice encoded', JSON.stringify(JSON.stringify({ phone: '9876543210' }))],
    ['plain text', 'Name: Asha Rao\nPhone: 9876543210'],
    ['a long part', part(JSON.stringify({ ...whole, utm: 'x'.repeat(200), city: 'Pune' }))],
  ])('no lead value counts as missing in a request with %s', (_what, body) =>
    expect(compareSent(url, body, { lead }).lacks).toBeUndefined(),
  );
});
