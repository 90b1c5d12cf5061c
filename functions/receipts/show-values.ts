/** The values of a submission as its owner chose to show them in a receipt. */
import { isLeadField, leadFacts, shownFields, type AnsweredLead } from '../../contract/lead.ts';
import {
  answerPrefix,
  consentEvidence,
  hiddenMark,
  otherEntries,
  senderReference,
  type Masking,
  type ShownValue,
} from '../../contract/receipt.ts';
import { hideValues } from '../../contract/redaction.ts';
import type { FilledField } from '../../contract/attempt-receipt.ts';
import type { SubmissionRow } from '../../contract/submission.ts';
import { maskValue } from '../../contract/mask-value.ts';

/**
 * The owner's choice for each field (full, masked or left out); fields without a choice are masked.
 */
export type Choices = ReadonlyMap<string, Masking>;

const strictest: readonly Masking[] = ['omitted', 'masked', 'full'];

/**
 * The names of the submission's values for which its owner may choose: in full, masked or left out.
 */
export function choosable({ fields = {} }: Pick<SubmissionRow, 'fields'>): string[] {
  const answers = Object.keys(fields).map((name) => answerPrefix + name);
  return [...shownFields, ...answers, senderReference, otherEntries, consentEvidence];
}

export class ShownValues {
  readonly #row: SubmissionRow;
  readonly #choices: Choices;

  constructor(row: SubmissionRow, choices: Choices) {
    this.#row = row;
    this.#choices = choices;
  }

  lead(): ShownValue[] {
    const values = shownFields.map((field) => [field, String(this.#row[field])] as const);
    const answers = Object.entries(this.#row.fields ?? {}).map(
      ([name, value]) => [answerPrefix + name, value] as const,
    );
    const { reference } = this.#row;
    const own = reference === undefined ? [] : [[senderReference, reference] as const];
    return [...values, ...answers, ...own].flatMap(([field, value]) =>
      show({ field, value }, this.#choiceOf(field), kindOf(field)),
    );
  }

  /**
   * The values that an attempt entered, each in full, masked or left out, as the owner chose for
   * its field.
   */
  entered(fields: readonly FilledField[]): ShownValue[] {
    return fields.flatMap(({ field, label, value, sent }) => {
      const { choice, kind } = this.#ofEntry(field);
      const labelled = label !== undefined && { label: this.words(label) };
      return show({ field, value, ...labelled, ...(sent && { sent }) }, choice, kind);
    });
  }

  /** Removes from a text of the form's page all values that the receipt does not show in full. */
  words(text: string): string {
    const { fields = {} } = this.#row;
    const hidden = Object.entries(fields).filter(
      ([name]) => this.#choiceOf(answerPrefix + name) !== 'full',
    );
    const lead: AnsweredLead = { ...this.#row, fields: Object.fromEntries(hidden) };
    return hideValues(text, lead, (field) => this.#choiceOf(field) !== 'full');
  }

  /**
   * Whether the receipt shows all values in full, including the values that this attempt entered.
   */
  areInFull(entered: readonly FilledField[]): boolean {
    const { fields, consent, reference } = this.#row;
    const names = [...shownFields, ...Object.keys(fields ?? {}).map((name) => answerPrefix + name)];
    const choices = [
      ...[
        ...names,
        ...(consent ? [consentEvidence] : []),
        ...(reference === undefined ? [] : [senderReference]),
      ].map((name) => this.#choiceOf(name)),
      ...entered.map(({ field }) => this.#ofEntry(field).choice),
    ];
    return choices.every((choice) => choice === 'full');
  }

  consent(): Record<string, string> | undefined {
    const { consent } = this.#row;
    const choice = this.#choiceOf(consentEvidence);
    if (!consent || choice === 'omitted') return undefined;
    const shown = { text: this.words(consent.text ?? ''), time: consent.time ?? '' };
    const sent = Object.entries(consent).map(([name, value]) => {
      const masked = name === 'text' || name === 'time' ? shown[name] : hiddenMark;
      return [name, choice === 'full' ? value : masked];
    });
    return Object.fromEntries(sent) as Record<string, string>;
  }

  #choiceOf(field: string): Masking {
    return this.#choices.get(field) ?? 'masked';
  }

  /**
   * A custom field may have the same name as a field of the lead. Then the stricter of the two
   * choices applies.
   */
  #ofEntry(field: string): { choice: Masking; kind: ReturnType<typeof kindOf> } {
    const isAnswer = Object.hasOwn(this.#row.fields ?? {}, field);
    const meant = [
      ...(isLeadField(field) ? [field] : []),
      ...(isAnswer ? [answerPrefix + field] : []),
    ];
    const choices = (meant.length > 0 ? meant : [otherEntries]).map((one) => this.#choiceOf(one));
    const choice = strictest.find((one) => choices.includes(one)) ?? 'masked';
    return { choice, kind: isAnswer ? undefined : kindOf(field) };
  }
}

function show(
  value: Omit<ShownValue, 'shown'>,
  choice: Masking,
  kind: ReturnType<typeof kindOf>,
): ShownValue[] {
  if (choice === 'omitted') return [];
  if (choice === 'full') return [{ ...value, shown: choice }];
  return [{ ...value, shown: choice, value: maskValue(value.value, kind) }];
}

const kindOf = (field: string) => (isLeadField(field) ? leadFacts[field].kind : undefined);
