/**
 * Lists the resolver of each field of the schema: a file in `resolvers/`, and the Lambda function
 * that it calls, if any. Used for the deployed API and for the tests of the local API.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFields, type RootField } from '../contract/graphql-fields.ts';
import { receiptFields } from '../contract/served-fields.ts';

type PublisherField = Extract<RootField, { admits: 'publisher' }>['fieldName'];
type SubscriptionField = Extract<RootField, { typeName: 'Subscription' }>['fieldName'];

/**
 * The resolver files of special fields. All other fields use `invoke.js`, which passes the field to
 * the function unchanged.
 */
const ownFiles: Record<PublisherField | SubscriptionField, string> = {
  endSubscriptions: 'end-subscriptions.js',
  publishSubmission: 'publish-submission.js',
  publishRemoval: 'publish-removal.js',
  // The schema's two subscriptions have the same resolver. They send changes of the caller's own
  // submissions until the session ends.
  onSubmissionChanged: 'on-submission-changed.js',
  onSubmissionRemoved: 'on-submission-changed.js',
};

const fileOf: Partial<Record<RootField['fieldName'], string>> = ownFiles;

export interface FieldResolver {
  typeName: RootField['typeName'];
  fieldName: RootField['fieldName'];
  /**
   * The function that the resolver calls. Undefined for the publisher's mutations and the
   * subscriptions, which need no function.
   */
  asks: 'dashboardApi' | 'receipts' | undefined;
  code: string;
}

export const fieldResolvers: readonly FieldResolver[] = rootFields.map(
  ({ typeName, fieldName, admits }) => ({
    typeName,
    fieldName,
    asks: admits === 'users' ? functionOf(fieldName) : undefined,
    code: readCode(fileOf[fieldName] ?? 'invoke.js'),
  }),
);

function functionOf(fieldName: RootField['fieldName']): 'dashboardApi' | 'receipts' {
  return receiptFields.some((name) => name === fieldName) ? 'receipts' : 'dashboardApi';
}

function readCode(file: string): string {
  return readFileSync(join(import.meta.dirname, 'resolvers', file), 'utf8');
}
