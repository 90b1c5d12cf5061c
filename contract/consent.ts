/**
 * Evidence that a person agreed to be contacted, sent together with the lead. The evidence is
 * stored as it was sent and never checked against its source. It is personal data, so it is stored
 * only in the submission's row.
 */
import * as z from 'zod/mini';
import { consentMembers } from './consent-members.ts';
import { HALF_CHARACTER } from './line-of-text.ts';
import { MINUTE_MS } from './time-units.ts';

export const consentLimits = { text: 2000, certificateUrl: 1000 } as const;

const consentIsNoObject = 'consent must be an object';
const consentIsEmpty = 'consent must have text or certificateUrl';
export const consentIsRequired =
  'consent is required by this form: send the text that the person agreed to, or a certificateUrl';

const mostText = `consent.text must be at most ${consentLimits.text} characters`;
const mostUrl = `consent.certificateUrl must be at most ${consentLimits.certificateUrl} characters`;
const noAddress = 'consent.sourceAddress must be an IPv4 or IPv6 address';
const noInstant =
  'consent.time must be a time with its zone, such as 2026-01-31T09:30:00Z or 2026-01-31T15:00:00+05:30';
const noLink = 'consent.certificateUrl must be an https link without user name and password';

/**
 * How many milliseconds in the future the time of a consent may be, because senders' clocks differ.
 */
const AHEAD_MS = 5 * MINUTE_MS;
export const consentIsInFuture =
  'consent.time must not be in the future; at most five minutes are allowed for clocks that differ';

/**
 * The pattern of the certificate's https address. It uses no regular-expression flag, because many
 * JSON schema validators don't support flags.
 */
const LINK = /^[Hh][Tt][Tt][Pp][Ss]:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?$/;

/**
 * The pattern of the text that the person agreed to. It allows tabs and line breaks, and refuses
 * other control characters.
 */
// eslint-disable-next-line no-control-regex -- refusing control characters is its purpose
const TEXT = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]*$/;
const wrongText = 'consent.text must be valid text without control characters';

const consentShape = {
  /** What the person agreed to, in the words that they saw. */
  text: z.optional(
    z.string('consent.text must be text').check(
      z.trim(),
      z.minLength(1, 'consent.text must not be blank'),
      z.maxLength(consentLimits.text, mostText),
      z.regex(TEXT, wrongText),
      z.refine((text) => !HALF_CHARACTER.test(text), wrongText),
    ),
  ),
  /** When the person agreed: an RFC 3339 time that is not in the future. Stored as it was sent. */
  time: z.optional(z.iso.datetime({ offset: true, error: noInstant })),
  /** The IP address from which the person agreed. */
  sourceAddress: z.optional(z.union([z.ipv4(), z.ipv6()], noAddress)),
  /** Where a third party keeps a certificate of the consent. */
  certificateUrl: z.optional(
    z
      .string('consent.certificateUrl must be text')
      .check(
        z.trim(),
        z.maxLength(consentLimits.certificateUrl, mostUrl),
        z.regex(LINK, noLink),
        z.url(noLink),
      ),
  ),
};

/** Unknown members are refused: if they were ignored, evidence would be lost without notice. */
export const consentSchema = z
  .strictObject(consentShape, {
    error: ({ code }) =>
      code === 'unrecognized_keys'
        ? `consent may have ${consentMembers.join(', ')}, and nothing else`
        : consentIsNoObject,
  })
  .check(
    z.refine(
      ({ text, certificateUrl }) => text !== undefined || certificateUrl !== undefined,
      consentIsEmpty,
    ),
  );
export type Consent = z.infer<typeof consentSchema>;

/** Whether the time of the consent is in the future, which must be a mistake. */
export function isAheadOf({ time }: Consent, now: Date): boolean {
  return time !== undefined && Date.parse(time) > now.getTime() + AHEAD_MS;
}

export const sampleConsent = {
  text: 'I agree that a partner calls me about my enquiry.',
  time: '2026-01-31T15:00:00+05:30',
  sourceAddress: '203.0.113.7',
  certificateUrl: 'https://certificates.example/2b5c1e',
} as const satisfies Consent;
