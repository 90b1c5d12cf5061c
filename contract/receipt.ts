/**
 * The receipt of a success: a document, signed by the service, that a form's owner can pass on. The
 * document is a JWS (RFC 7515) whose payload is this JSON in its canonical form (RFC 8785). The
 * receipt states the facts known at the time of issue, and whether the service or a person decided
 * that the target has the lead.
 */
import * as z from 'zod/mini';
import { successSigns } from './attempt-receipt.ts';
import { failureReasons } from './submission.ts';

/**
 * How the receipt shows a value: in full, masked so that only somebody who knows the value
 * recognises it, or hidden.
 */
export const maskings = ['full', 'masked', 'omitted'] as const;
export type Masking = (typeof maskings)[number];

/**
 * The beginning of the name of an answer to a form's own question; the question's name follows it.
 * The constants below name other values that a receipt may mask.
 */
export const answerPrefix = 'fields.';
/**
 * The name for values that the bot entered without the lead: fixed answers and ticked checkboxes.
 */
export const otherEntries = 'other';
export const consentEvidence = 'consent';
/** The name for the sender's own id of the lead. */
export const senderReference = 'reference';

/** The only accepted header of the JWS; `kid` names the key. */
export const receiptAlgorithm = 'ES256';
export const receiptHeaderType = 'form-automation-receipt+jws';

export const receiptType = 'form-automation-receipt';
export const receiptVersion = 1;

/** The path at which a site publishes the public keys of its receipts, a JWK set (RFC 7517). */
export const receiptKeysPath = '/.well-known/receipt-keys.json';

/** The text that replaces a hidden value. */
export const hiddenMark = '…';

const time = z.iso.datetime();
const text = z.string();

const shownValueSchema = z.object({
  /**
   * The value's name: a field of the lead, `fields.` plus a question's name, `reference`, or the
   * bot's name for another entry.
   */
  field: text,
  /** The label that the form showed; only for a value that an attempt entered. */
  label: z.optional(text),
  shown: z.enum(['full', 'masked']),
  value: text,
  /**
   * True if the lead's value was readable in the page's request; only for a value that an attempt
   * entered.
   */
  sent: z.optional(z.boolean()),
});
export type ShownValue = z.infer<typeof shownValueSchema>;

/** An outcome that the service itself recognised in the target's answer. */
const readByServiceSchema = z.object({
  by: z.literal('service'),
  recordedAt: time,
  attempt: z.optional(
    z.object({ number: z.int(), startedAt: time, endedAt: z.optional(time), of: z.int() }),
  ),
  /** The evidence of the success; omitted if none is stored. */
  sign: z.optional(z.enum(successSigns)),
  /**
   * The text with which the target answered. Values that the receipt does not show in full are
   * removed from it.
   */
  words: z.optional(text),
  builder: z.optional(text),
  /** The HTTP status of the answer to the submit. */
  status: z.optional(z.int()),
  /**
   * The address of the page where the attempt ended, without query and fragment. If the receipt
   * does not show every value in full, this is only the site's address without the path.
   */
  page: z.optional(text),
});

/**
 * An outcome that the owner decided: the target has the lead, but the service could not know this.
 */
const decidedByOwnerSchema = z.object({
  by: z.literal('owner'),
  decidedAt: time,
  /** The failure reason that left the outcome unknown to the service. */
  reason: z.optional(z.enum(failureReasons)),
  attempts: z.int(),
});

export const receiptSchema = z.object({
  type: z.literal(receiptType),
  version: z.literal(receiptVersion),
  /** The web address of the site whose service issued the receipt. */
  issuer: text,
  issuedAt: time,
  submission: z.object({ id: text, acceptedAt: time }),
  form: z.object({
    id: z.optional(text),
    /** The form's name when the receipt was issued; omitted if the form was deleted before that. */
    name: z.optional(text),
    recipeVersion: z.optional(z.int()),
  }),
  outcome: z.discriminatedUnion('by', [readByServiceSchema, decidedByOwnerSchema]),
  /** The lead as it was accepted or last corrected. */
  lead: z.array(shownValueSchema),
  /** The values that the successful attempt entered into the form. */
  entered: z.array(shownValueSchema),
  /** Evidence of consent as the lead's sender sent it; nobody has checked it. */
  consent: z.optional(z.record(text, text)),
  /** A screenshot of the page at the end of the attempt, stored in a separate file. */
  picture: z.optional(z.object({ type: text, bytes: z.int(), sha256: text })),
});
export type Receipt = z.infer<typeof receiptSchema>;

/** JWS in flattened JSON (RFC 7515, 7.2.2). All members are base64url. */
export const receiptDocumentSchema = z.strictObject({
  payload: text,
  protected: text,
  signature: text,
});
export type ReceiptDocument = z.infer<typeof receiptDocumentSchema>;
