/** Single signs of an outcome, without a browser: addresses, JSON answers, requests. */
import { describe, expect, test } from '@jest/globals';
import { EventEmitter } from 'node:events';
import type { BrowserContext, Request } from 'playwright-core';
import { saysAccepted } from '../../../functions/browser/outcome/address.ts';
import { linesOf } from '../../../functions/browser/outcome/answer-text.ts';
import { judgeJson } from '../../../functions/browser/outcome/json-answer.ts';
import { OtherWrites } from '../../../functions/browser/outcome/other-writes.ts';
import { isSameSite, weightOf } from '../../../functions/browser/outcome/submit-weight.ts';
import { aLead } from '../builders.ts';

describe('an address', () => {
  test.each([
    '/thank-you',
    '/thanks',
    '/contact/thank_you.php',
    '/loan/thank-you-page/',
    '/vielen-dank',
    '/gracias.html',
    '/obrigado',
    '/apply/success',
    '/form/confirmation/',
    '/contact?submitted=true',
    '/contact?form_submitted=1#top',
    '/apply#/thank-you',
    '/?status=success',
  ])('means acceptance by its words: %s', (path) => {
    expect(saysAccepted(`https://lender.example${path}`)).toBe(true);
  });

  test.each([
    '/',
    '/apply',
    '/success-stories',
    '/customer-success/team',
    '/success/failed',
    '/thank-you?error=duplicate',
    '/thanks?taken=1&reason=duplicate',
    '/contact?success=false',
    '/contact?submitted=0',
    '/confirmation-of-terms',
    '/thankless',
    '/status?result=error',
    '/sent-items',
    '/search?q=thank+you',
  ])('does not mean acceptance: %s', (path) => {
    expect(saysAccepted(`https://lender.example${path}`)).toBe(false);
  });
});

describe('an answer to a script', () => {
  test.each<[string, unknown, string]>([
    ['refuses by false', { ok: false }, 'value_refused'],
    ['refuses by false inside', { data: { success: false, message: 'City?' } }, 'value_refused'],
    ['refuses by its status', { status: 'error', message: '' }, 'value_refused'],
    [
      'refuses by a list of errors',
      { errors: { phone: ['The phone is invalid.'] } },
      'value_refused',
    ],
    ['names a duplicate', { error: 'You have already applied.' }, 'already_submitted'],
    [
      'refuses in spite of thanks',
      { ok: false, msg: 'Thank you for your request.' },
      'value_refused',
    ],
    ['refuses by a status inside', { status: 500 }, 'value_refused'],
    ['refuses by a code of an error', { errorCode: 'E01', data: null }, 'value_refused'],
    ['refuses by a negative code', { resultCode: -1 }, 'value_refused'],
    ['refuses by a word as code', { code: 'VALIDATION_FAILED' }, 'value_refused'],
    ['refuses by N', { success: 'N' }, 'value_refused'],
    ['refuses by what was not stored', { inserted: 0 }, 'value_refused'],
    ['refuses by a flag of errors', { hasErrors: true }, 'value_refused'],
    ['refuses by error as true', { error: true }, 'value_refused'],
    ['refuses by JSON in a text', { d: '{"success":false}' }, 'value_refused'],
    ['fails by a text', 'error', 'error'],
    ['fails by 0', 0, 'error'],
    [
      'fails by a broken script',
      '<b>Fatal error</b>: Uncaught PDOException: SQLSTATE[HY000]',
      'error',
    ],
    [
      'is no sign by a code of success',
      { code: 0, errorCode: '0000', hasErrors: false },
      'neutral',
    ],
    ['is no sign by a status of success', { status: 201, code: 'LD-4711' }, 'neutral'],
    ['is no sign by words without errors', { result: 'no_errors', error: 'none' }, 'neutral'],
    ['is no sign by thanks in a text', '<p>Thank you!</p>', 'neutral'],
    ['is no sign by true alone', { success: true }, 'neutral'],
    ['is no sign by empty errors', { errors: [], error: null, success: 1 }, 'neutral'],
    ['is no sign as a list', [1, 2], 'neutral'],
    ['is no sign as null', null, 'neutral'],
    ['accepts by its words', { ok: true, msg: 'Your request has been received.' }, 'accepted'],
    ['accepts by words in markup', { html: '<b>Your request has been received.</b>' }, 'accepted'],
  ])('%s', (_title, body, kind) => {
    expect(judgeJson(body).kind).toBe(kind);
  });
});

describe('the weight of a request', () => {
  const home = 'https://www.lender.example/apply';
  const lead = aLead();
  const whole = `email=${encodeURIComponent(lead.email)}&phone=${lead.phone.replace(/\D/g, '')}`;
  const aRequest = (url: string, changes: Partial<Record<keyof Request, unknown>> = {}): Request =>
    ({
      url: () => url,
      method: () => 'POST',
      postData: () => whole,
      isNavigationRequest: () => false,
      resourceType: () => 'fetch',
      ...Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, () => value])),
    }) as unknown as Request;
  const weigh = (url: string, changes: Partial<Record<keyof Request, unknown>> = {}) =>
    weightOf(aRequest(url, changes), lead, home).weight;

  test("is greater for the target's site than for trackers", () => {
    expect(weigh('https://api.lender.example/leads')).toBeGreaterThan(weigh('https://t.example/e'));
  });

  test('is greater for a navigation than for a script', () => {
    expect(weigh(home, { isNavigationRequest: true })).toBeGreaterThan(weigh(home));
  });

  test('is greater for the whole lead than for a part', () => {
    expect(weigh(home)).toBeGreaterThan(weigh(home, { postData: `email=${lead.email}` }));
  });

  test('is zero for a page load by GET', () => {
    const read = { method: 'GET', postData: null, isNavigationRequest: true };
    expect(weigh('https://www.lender.example/thanks', read)).toBe(0);
  });

  test('is zero for a script that searches for a city', () => {
    expect(weigh(`${home}?q=${lead.city}`, { method: 'GET', postData: null })).toBe(0);
  });

  test.each([
    ['https://a.lender.example/', true],
    ['https://lender.example:8443/', true],
    ['https://lender.example.evil.test/', false],
    ['http://127.0.0.1/', false],
    ['about:blank', false],
  ])('depends on the same site: %s', (url, same) => {
    expect(isSameSite(url, home)).toBe(same);
  });
});

test('a hidden document is read as lines', () => {
  const markup = `<title>Loan</title><body class="a"><h1>Loans</h1> <script>if (a<b) 'Thanks'</script>
    Your request was <b>not</b> sent.<br>Only 5 < 6<p>Loans`;
  expect(linesOf(markup)).toEqual(['Loans', 'Your request was not sent.', 'Only 5 < 6']);
});

describe('a write without the lead', () => {
  const opaque = 'c='.padEnd(60, 'bGVhZA');
  const write = (path: string, body: string | null = opaque) => ({
    method: () => 'POST',
    url: () => `https://lender.example${path}`,
    postData: () => body,
  });
  function afterPageView() {
    const context = new EventEmitter();
    const writes = new OtherWrites(context as unknown as BrowserContext);
    context.emit('request', write('/events?page=1'));
    writes.filling();
    return writes;
  }

  test.each([
    ['may hold it encrypted', write('/apply'), true],
    ['may hold it where its body is not readable', write('/apply', null), true],
    ['is a page view, as before', write('/events?page=2'), false],
    ['is too short', write('/beat', 'event=submit'), false],
  ])('%s', (_title, request, may) => {
    const writes = afterPageView();
    writes.pressing();
    expect(writes.mayHold(request, aLead())).toBe(may);
  });

  test('counts before the press only until the press', () => {
    const writes = afterPageView();
    expect(writes.mayHold(write('/consent'), aLead())).toBe(true);
    expect(writes.pressing()).toBe(true);
    expect(writes.mayHold(write('/consent'), aLead())).toBe(false);
    expect(writes.pressing()).toBe(false);
  });
});
