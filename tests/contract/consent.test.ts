import { expect, test } from '@jest/globals';
import { consentLimits, consentSchema, isAheadOf, sampleConsent } from '../../contract/consent.ts';

const messagesOf = (consent: unknown) =>
  consentSchema.safeParse(consent).error?.issues.map(({ message }) => message) ?? [];

test('consent is stored as it was sent', () => {
  expect(consentSchema.parse(sampleConsent)).toEqual(sampleConsent);
  const lines = { text: '  I agree.\n\tملاحظة — हाँ 👍  ' };
  expect(consentSchema.parse(lines)).toEqual({ text: 'I agree.\n\tملاحظة — हाँ 👍' });
  for (const sourceAddress of ['198.51.100.4', '2001:db8::8a2e:370:7334', '::ffff:192.0.2.1']) {
    expect(messagesOf({ text: 'Yes', sourceAddress })).toEqual([]);
  }
  for (const time of ['2026-01-31T09:30:00Z', '2026-01-31T09:30:00.123456Z']) {
    expect(messagesOf({ text: 'Yes', time })).toEqual([]);
  }
});

test.each([
  [[], 'consent must be an object'],
  ['yes', 'consent must be an object'],
  [true, 'consent must be an object'],
  [{}, 'consent must have text or certificateUrl'],
  [{ time: '2026-01-31T09:30:00Z' }, 'consent must have text or certificateUrl'],
  [{ text: 'Yes', ip: '::1' }, 'and nothing else'],
  [{ text: '  ' }, 'must not be blank'],
  [{ text: 7 }, 'consent.text must be text'],
  [{ text: 'x'.repeat(consentLimits.text + 1) }, 'at most 2000 characters'],
  [{ text: 'a\u0000b' }, 'without control characters'],
  [{ text: '\ud83d' }, 'without control characters'],
  [{ text: 'Yes', time: '31/01/2026' }, 'consent.time must be a time with its zone'],
  [{ text: 'Yes', time: '2026-01-31T09:30:00' }, 'consent.time must be a time with its zone'],
  [{ text: 'Yes', time: '2026-02-30T09:30:00Z' }, 'consent.time must be a time with its zone'],
  [{ text: 'Yes', sourceAddress: '999.1.1.1' }, 'an IPv4 or IPv6 address'],
  [{ text: 'Yes', sourceAddress: 'localhost' }, 'an IPv4 or IPv6 address'],
  [{ certificateUrl: 'http://certificates.example/1' }, 'an https link'],
  [{ certificateUrl: 'https://user:word@certificates.example/1' }, 'an https link'],
  [{ certificateUrl: 'javascript:alert(1)' }, 'an https link'],
  [{ certificateUrl: 'https://' }, 'an https link'],
  [{ certificateUrl: `https://c.example/${'x'.repeat(1000)}` }, 'at most 1000 characters'],
] as const)('invalid consent is refused with a message (case %#)', (consent, words) => {
  expect(messagesOf(consent)[0]).toContain(words);
});

test('consent may be at most five minutes in the future', () => {
  const now = new Date('2026-03-01T10:00:00Z');
  const isAhead = (time?: string) => isAheadOf({ text: 'Yes', ...(time && { time }) }, now);
  for (const time of [
    '2026-03-01T10:05:00Z',
    '2026-03-01T15:34:59+05:30',
    '1999-12-31T23:59:59Z',
  ]) {
    expect(isAhead(time)).toBe(false);
  }
  expect(isAhead()).toBe(false);
  for (const time of [
    '2026-03-01T10:05:00.001Z',
    '2026-03-01T05:05:01-05:00',
    '9999-12-31T23:59:59Z',
  ]) {
    expect(isAhead(time)).toBe(true);
  }
});
