/**
 * What the bot concludes from an attempt's network traffic, tested with logs that are written by
 * hand.
 */
import { describe, expect, test } from '@jest/globals';
import { nothingShown } from '../../../../functions/browser/traffic/lead-in-request.ts';
import type { Begun, LogEvent } from '../../../../functions/browser/traffic/log.ts';
import { isNativeSend, wasOnlyNative } from '../../../../functions/browser/traffic/native-send.ts';
import {
  nothingSent,
  nothingSentByPress,
} from '../../../../functions/browser/traffic/nothing-sent.ts';
import { isSentByField } from '../../../../functions/browser/traffic/request-facts.ts';
import { requestsIn } from '../../../../functions/browser/traffic/requests.ts';
import { loadsOwnScript } from '../../../../functions/browser/traffic/scripts-under-way.ts';
import { submitTraffic } from '../../../../functions/browser/traffic/submit-traffic.ts';
import { isSameSite, weightOf } from '../../../../functions/browser/traffic/submit-weight.ts';
import {
  anEmail,
  answered,
  aPage,
  aRequest,
  ended,
  filling,
  home,
  letOut,
  opaque,
  pressed,
  read,
} from './log-builders.ts';

const afterPress = (...events: LogEvent[]) => submitTraffic([filling, pressed, ...events]);
const tracker = 'https://t.example/e';

describe('how much a request looks like the submit of the form', () => {
  const weigh = (changes: Partial<Begun>) => weightOf(aRequest(changes), home);

  test("a request to the target's site looks more like the submit than a tracker's request", () => {
    expect(weigh({})).toBeGreaterThan(weigh({ url: tracker }));
  });

  test("a navigation looks more like the submit than a script's request", () => {
    expect(weigh({ isNavigation: true })).toBeGreaterThan(weigh({}));
  });

  test('a request with the whole lead looks more like the submit than a request with a part', () => {
    expect(weigh({})).toBeGreaterThan(weigh({ shows: anEmail }));
  });

  test('a page load by GET does not look like the submit', () => {
    expect(weigh({ method: 'GET', isNavigation: true, shows: nothingShown })).toBe(0);
  });

  test("a script's search for a city does not look like the submit", () => {
    const shows = { ...nothingShown, value: true, part: true };
    expect(weigh({ method: 'GET', shows })).toBe(0);
  });

  test.each([
    ['https://a.lender.example/', true],
    ['https://lender.example:8443/', true],
    ['https://lender.example.evil.test/', false],
    ['http://127.0.0.1/', false],
    ['about:blank', false],
  ])('whether %s belongs to the site of the form: %s', (url, same) => {
    expect(isSameSite(url, home)).toBe(same);
  });

  test('two names under co.in belong to different sites', () => {
    expect(isSameSite('https://ads.co.in/', 'https://www.lender.co.in/')).toBe(false);
    expect(isSameSite('https://api.lender.co.in/', 'https://www.lender.co.in/')).toBe(true);
    expect(isSameSite('https://a.co/', 'https://www.a.co/')).toBe(true);
    expect(isSameSite('https://a.lender.in/', 'https://lender.in/')).toBe(true);
  });
});

describe('whether a write request without readable lead data may contain the lead', () => {
  const mayHold = (request: Begun, before: LogEvent[] = [], between: LogEvent[] = []) =>
    requestsIn([...before, filling, ...between, pressed, request]).all.at(-1)?.mayHold;
  const pageView = opaque({ request: 2, url: `${home}/events?page=1` });

  test.each([
    ['may hold it: an encrypted body', opaque(), true],
    ['may hold it: an unreadable body', opaque({ size: undefined }), true],
    [
      'cannot hold it: a page view like the earlier one',
      opaque({ url: `${home}/events?page=2` }),
      false,
    ],
    ['cannot hold it: a body that is too short', opaque({ size: 12 }), false],
    ['cannot hold it: a ping', opaque({ type: 'ping' }), false],
    ['cannot hold it: another site', opaque({ url: tracker }), false],
  ])(
    'whether an unreadable write request may contain data of the lead: it %s',
    (_title, request, may) => {
      expect(mayHold(request, [pageView])).toBe(may);
    },
  );

  test('a write to an address used before submitting contains no lead', () => {
    const consent = { url: `${home}/consent` };
    const early = opaque({ request: 3, ...consent });
    expect(requestsIn([filling, early]).all[0]?.mayHold).toBe(true);
    expect(mayHold(opaque(consent), [], [early])).toBe(false);
    expect(submitTraffic([filling, early]).mayHoldLead).toBe(true);
    expect(submitTraffic([filling, early, pressed]).mayHoldLead).toBe(false);
  });
});

describe('the request that counts as the submit', () => {
  test('the request that looks most like the submit counts as the submit', () => {
    const traffic = afterPress(
      aRequest({ url: tracker }),
      aRequest({ request: 2 }),
      answered(2, 422),
      answered(1, 204, { url: tracker }),
    );
    expect(traffic).toMatchObject({ answer: { status: 422 }, submitsAway: false, waiting: 0 });
  });

  test("the submit went to another site if only trackers' requests contain the lead", () => {
    expect(afterPress(aRequest({ url: tracker })).submitsAway).toBe(true);
    expect(afterPress(aPage({ url: tracker })).submitsAway).toBe(false);
  });

  test('if two similar requests get opposite answers, the submit has both answers', () => {
    const both = [aRequest(), aRequest({ request: 2 }), answered(1), answered(2, 500)];
    expect(afterPress(...both)).toMatchObject({ answer: { status: 200 }, opposite: 500 });
  });

  test('an address to which the page wrote before the press is not the submit', () => {
    const pixel = { url: 'https://api.lender.example/pixel' };
    const traffic = submitTraffic([
      ...[filling, aRequest(pixel), pressed, aRequest({ ...pixel, request: 2 })],
      ...[aRequest({ request: 3 }), answered(2, 500), answered(3)],
    ]);
    expect(traffic).toMatchObject({ answer: { status: 200 }, opposite: undefined });
  });

  test("the submit keeps its status if a script's request is redirected", () => {
    const traffic = afterPress(
      aRequest(),
      answered(1, 303),
      aRequest({ request: 2, from: 1, method: 'GET', shows: nothingShown }),
      answered(2, 500, { isRead: true }),
      read(2, { ok: false }),
    );
    expect(traffic).toMatchObject({ answer: { status: 303 }, endStatus: 500, json: { body: {} } });
    expect(traffic.alike).toHaveLength(1);
  });

  test('a redirect that repeats the body continues the submit', () => {
    const again = aRequest({ request: 2, from: 1, shows: nothingShown });
    const traffic = afterPress(aRequest(), answered(1, 307), again, answered(2, 201));
    expect(traffic).toMatchObject({ answer: { status: 201 }, endStatus: undefined });
  });

  test('a submit by navigation ends at the page of its redirect', () => {
    const thanks = aPage({ request: 2, from: 1, method: 'GET', shows: nothingShown });
    const url = `${home}/thanks`;
    const traffic = afterPress(aPage(), answered(1, 303), thanks, answered(2, 200, { url }));
    expect(traffic).toMatchObject({ endUrl: url, navigated: true, sentSincePress: 2 });
  });

  test('no request before the latest button press counts as the submit', () => {
    const traffic = afterPress(aRequest(), answered(1), pressed);
    expect(traffic).toMatchObject({ answer: undefined, submitSeen: false, sent: 1 });
    expect(traffic).toMatchObject({ sentSincePress: 0, sentWhole: true, mayHoldLead: true });
  });

  test('a request to a blocked site is never the submit', () => {
    expect(afterPress(aRequest({ isBlocked: true }))).toMatchObject({ sent: 0, waiting: 0 });
  });

  test('a page that a field sends counts only after a button was pressed', () => {
    const page = aPage({ isByField: true });
    expect(submitTraffic([filling, page])).toMatchObject({ sent: 0, navigated: false });
    expect(afterPress(page)).toMatchObject({ sent: 1, navigated: true });
  });
});

describe('a filled-in value that no request contains', () => {
  const field = { field: 'city', label: 'City', value: 'Pune' } as const;
  const filled: LogEvent = { kind: 'filled', fields: [field, { ...field, label: 'Town' }] };
  const lacking = (changes: Partial<Begun> = {}) => aRequest({ lacks: ['city'], ...changes });
  const neverSent = (...events: LogEvent[]) =>
    submitTraffic([filling, filled, pressed, ...events]).neverSent;
  const elsewhere = 'https://api.partner.example/leads';

  test('a value was never sent if every submit lacks it', () => {
    expect(neverSent(lacking(), lacking({ request: 2 }))).toEqual(['City', 'Town']);
    expect(neverSent(lacking(), aRequest({ request: 2 }))).toEqual([]);
    expect(neverSent()).toEqual([]);
  });

  test.each([
    ['is short and of the form’s site', lacking(), opaque({ request: 2, size: 5 })],
    [
      'is of the submit’s site',
      lacking({ url: elsewhere }),
      opaque({ request: 2, url: elsewhere }),
    ],
  ])(
    'a value that the submit lacks may be in another write request that %s',
    (_what, submit, other) => {
      expect(neverSent(submit, other)).toEqual([]);
    },
  );

  test('phone and e-mail were never sent if every submit lacks both', () => {
    const empty = lacking({ lacks: ['phone', 'email'] });
    expect(neverSent(empty)).toEqual(['phone', 'email']);
    expect(neverSent(lacking({ lacks: ['phone'] }))).toEqual([]);
    expect(neverSent(empty, aRequest({ request: 2 }))).toEqual([]);
  });

  test('requests of trackers and GET requests do not send the missing value', () => {
    const others = [opaque({ request: 2, url: tracker }), opaque({ request: 3, method: 'GET' })];
    expect(neverSent(lacking(), ...others)).toEqual(['City', 'Town']);
  });
});

describe('whether the bot awaits the answer to a request', () => {
  test('an answer is awaited until its body has been read', () => {
    const begun = [aRequest(), answered(1, 200, { isRead: true })];
    expect(afterPress(...begun).waiting).toBe(1);
    expect(afterPress(...begun, read(1, {})).waiting).toBe(0);
  });

  test('no answer is awaited after its page was left', () => {
    const traffic = afterPress(aRequest(), aPage({ request: 2 }), answered(2));
    expect(traffic).toMatchObject({ waiting: 0, lost: false, brokenEnd: false });
  });

  test("an answer is awaited although an advertisement's frame was left", () => {
    const ad = aPage({ request: 2, frame: 7, isTop: false });
    expect(afterPress(aRequest(), ad, answered(2, 200, { frame: 7 })).waiting).toBe(1);
  });

  test.each([
    ['a failed submit', [aRequest(), ended(1, 'net::ERR_FAILED')], true],
    ['a submit that the page gave up', [aRequest(), ended(1, 'net::ERR_ABORTED')], false],
    ['a failure after the answer', [aRequest(), answered(1), ended(1, 'net::ERR_FAILED')], false],
    ['a failed write without the lead', [opaque(), ended(1, 'net::ERR_FAILED')], false],
    ['an answer of the proxy', [aPage(), answered(1, 502, { byProxy: true })], true],
  ])('whether the answer to the submit is lost: %s', (_what, events, lost) => {
    expect(afterPress(...events).lost).toBe(lost);
  });

  test('of the answers to requests that may contain the lead, the first failure is reported', () => {
    const traffic = afterPress(
      opaque({ type: 'xhr' }),
      opaque({ request: 2 }),
      answered(1, 500, { isRead: true }),
      read(1, { ok: false }),
      answered(2),
    );
    expect(traffic).toMatchObject({ otherStatus: 500, hidden: [{ body: { ok: false } }] });
    expect(traffic).toMatchObject({ submitSeen: false, underWay: 0, mayHoldLead: true });
  });

  test("a WebSocket's messages are answers only after it sent the lead", () => {
    const heard: LogEvent = { kind: 'socket heard', socket: 1, text: '{"ok":false}' };
    const sent: LogEvent = { kind: 'socket sent', socket: 1, showsLead: true };
    expect(afterPress(heard, sent).heard).toEqual([]);
    expect(afterPress(sent, heard, { ...heard, socket: 2 })).toMatchObject({
      heard: [heard.text],
      mayHoldLead: true,
    });
  });
});

describe('whether the page sent nothing', () => {
  const image = (url: string) => opaque({ method: 'GET', type: 'image', url, size: 0, request: 9 });
  const logo = image(`${home}/logo.png`);
  const sent = (...events: LogEvent[]) => !nothingSent([logo, filling, pressed, ...events]);
  const socket = { socket: 1, url: 'wss://lender.example/', showsLead: false, isBlocked: false };

  test.each<[string, LogEvent[]]>([
    ['nothing was requested', []],
    ['the page requests again what it had before', [logo]],
    ['a script draws what it holds itself', [image('data:image/png;base64,AA')]],
    [
      'only an older socket receives a message',
      [{ kind: 'socket heard', socket: 1, text: 'beat' }],
    ],
    ['the press changed the place in the page', [image(`${home}/logo.png#part`)]],
  ])('the page has sent nothing if %s', (_what, events) => {
    expect(sent(...events)).toBe(false);
  });

  test.each<[string, LogEvent[]]>([
    ['a write', [aRequest()]],
    ['a write that shows nothing', [opaque({ url: tracker })]],
    ['a write of a worker', [letOut(1)]],
    ['a write that failed', [aRequest(), ended(1, 'net::ERR_FAILED')]],
    ['a form by GET', [aPage({ method: 'GET', url: `${home}?a=b` })]],
    ['an image that was not requested before', [image(`${tracker}?c=bGVhZA`)]],
    ['an image with another query', [image(`${home}/logo.png?lead`)]],
    ['what a worker reads', [{ kind: 'let by', url: `${home}/check?a=b` }]],
    [
      'bytes in a tunnel, such as those of a shared worker',
      [{ kind: 'tunnel sent', origin: 'lender.example:443' }],
    ],
    ['a new socket', [{ kind: 'socket opened', ...socket }]],
    ['a message by an older socket', [{ kind: 'socket sent', socket: 1, showsLead: false }]],
  ])('the page has sent something after %s', (_what, events) => {
    expect(sent(...events)).toBe(true);
  });

  test('"nothing sent" is never concluded at the demo form', () => {
    expect(nothingSent([{ ...filling, isDemo: true }, pressed])).toBe(false);
  });

  test('"nothing sent" is not concluded before the form is filled in', () => {
    expect(nothingSent([])).toBe(false);
  });

  test('"nothing sent by the press" is not concluded without a press', () => {
    expect(nothingSentByPress([filling, logo])).toBe(false);
    expect(nothingSentByPress([filling, logo, pressed, logo])).toBe(true);
    expect(nothingSentByPress([filling, pressed, logo])).toBe(false);
  });

  test('a write before the submit excludes the conclusion "nothing sent"', () => {
    expect(nothingSent([filling, opaque(), pressed])).toBe(false);
  });
});

describe('a submit by the browser without a script', () => {
  const bare: LogEvent = { kind: 'pressed', isAgain: false, bareAt: home };
  const get = (url: string) => ({ method: 'GET', url });
  const inAddress = get(`${home}?email=asha%40example.com`);

  test.each([
    ['of a bare form', [bare], inAddress, true],
    ['of a bare form at another address', [bare], get('https://www.lender.example/?a=1'), false],
    ['of a bare form without values', [bare], get(home), false],
    ['that a script turned into a POST', [bare], { ...inAddress, method: 'POST' }, false],
    ['of a form that names its method', [pressed], inAddress, false],
    ['of a bare form before this one', [bare, pressed], inAddress, false],
  ])('whether a native submit %s is recognised', (_what, events, request, isNative) => {
    expect(isNativeSend(events, request)).toBe(isNative);
  });

  const refused: LogEvent = {
    kind: 'refused',
    by: 'native',
    site: 'https://www.lender.example',
    showsLead: true,
    isWrite: false,
    url: inAddress.url,
  };

  test('a refused native submit sends nothing, unless another request was sent', () => {
    const begun = aPage({ method: 'GET', url: inAddress.url });
    const events = [filling, bare, begun, refused];
    expect([wasOnlyNative(events), nothingSent(events)]).toEqual([true, true]);
    expect(wasOnlyNative([...events, letOut(1)])).toBe(false);
    expect(nothingSent([...events, letOut(1)])).toBe(false);
  });
});

describe('scripts that are still loading', () => {
  const script = aRequest({
    method: 'GET',
    type: 'script',
    url: 'https://cdn.lender.example/a.js',
  });

  test.each<[string, LogEvent[], boolean]>([
    ["one of the form's site", [script], true],
    ['one that has arrived', [script, ended(1)], false],
    ['one that failed', [script, ended(1, 'net::ERR_FAILED')], false],
    ['one of another site', [{ ...script, url: 'https://tags.example/a.js' }], false],
    ['another request than a script', [aRequest({ method: 'GET', type: 'fetch' })], false],
  ])("whether a script of the form's site is still loading: %s", (_what, events, isUnderWay) => {
    expect(loadsOwnScript(events, home)).toBe(isUnderWay);
  });
});

test.each([
  ['a list', 'city', 'city=Pune', true],
  ['an entry of a group', 'plan$0', 'plan=A', true],
  ['a link', 'apply', 'city=Pune', false],
  ['a button', '', 'city=Pune&apply=Apply', false],
])('a page of Web Forms is sent by a field only if it names the field: %s', (_name, by, sent, is) =>
  expect(isSentByField(`__EVENTTARGET=${encodeURIComponent(by)}&${sent}`)).toBe(is),
);
