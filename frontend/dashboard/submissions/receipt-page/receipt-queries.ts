/** The TanStack query for receipts. Each combination of choices is cached separately. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { issueReceipt } from '../../../../contract/graphql-operations.ts';
import type { Masking, Receipt, ReceiptDocument } from '../../../../contract/receipt.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import { readAwsJson } from '../../../shared/service/aws-json.ts';

/** The owner's choices of what the receipt shows. Fields that are not in `shown` are masked. */
export interface ReceiptChoices {
  shown: Readonly<Record<string, Masking>>;
  /** Whether to include the picture. If undefined, the form's setting decides. */
  picture?: boolean;
}

export interface IssuedReceipt {
  /** The signed document, in the format of the downloaded file. */
  file: string;
  receipt: Receipt;
  hasPicture: boolean;
  pictureUrl: string | null;
}

export const receiptQueries = {
  /**
   * The receipt is cached for a short time only, because the row may change and the picture's link
   * expires.
   */
  one: (id: string, choices: ReceiptChoices) =>
    queryOptions({
      queryKey: ['receipt', id, choices] as const,
      queryFn: () => issue(id, choices),
      placeholderData: keepPreviousData,
      gcTime: 0,
      refetchOnWindowFocus: false,
      meta: { failure: 'Error issuing receipt' },
    }),
};

async function issue(id: string, { shown, picture }: ReceiptChoices): Promise<IssuedReceipt> {
  const choices = Object.entries(shown).map(([field, one]) => ({ field, shown: one }));
  const variables = { id, shown: choices, ...(picture !== undefined && { picture }) };
  const { issueReceipt: issued } = await runOperation(issueReceipt, variables);
  const document = readAwsJson<ReceiptDocument>(issued.document);
  return {
    file: `${JSON.stringify(document, null, 2)}\n`,
    receipt: readPayload(document),
    hasPicture: issued.hasPicture,
    pictureUrl: issued.pictureUrl,
  };
}

/** The page reads the signed payload, so it shows only data that the signature covers. */
export function readPayload({ payload }: ReceiptDocument): Receipt {
  const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as Receipt;
}
