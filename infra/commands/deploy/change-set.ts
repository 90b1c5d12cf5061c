/** Reads and discards the change set that the CDK prepared, and reads a stack's outputs. */
import {
  CloudFormationClient,
  DeleteChangeSetCommand,
  DescribeChangeSetCommand,
  DescribeStacksCommand,
  type ResourceChange,
} from '@aws-sdk/client-cloudformation';
import type { AwsConfig } from './account-facts.ts';

export interface ChangeSetName {
  stackName: string;
  changeSetName: string;
}

export interface ChangeSets {
  /**
   * @returns the changes; empty if nothing changes.
   * @throws {Error} with CloudFormation's reason if the change set failed.
   */
  changes(): Promise<ResourceChange[]>;
  discard(): Promise<void>;
  /** The stack's outputs by name; empty if the stack does not exist. */
  outputs(): Promise<Record<string, string>>;
}

/** The texts by which CloudFormation reports that a change set is empty. */
const emptyReasons = [
  "The submitted information didn't contain changes",
  'No updates are to be performed',
];

export function createChangeSets(
  { stackName: StackName, changeSetName: ChangeSetName }: ChangeSetName,
  config: AwsConfig = {},
): ChangeSets {
  const client = new CloudFormationClient(config);
  return {
    changes: async () => {
      const changes: ResourceChange[] = [];
      let NextToken: string | undefined;
      do {
        const page = await client.send(
          new DescribeChangeSetCommand({ StackName, ChangeSetName, NextToken }),
        );
        if (page.Status === 'FAILED') {
          const reason = page.StatusReason ?? '';
          if (emptyReasons.some((empty) => reason.includes(empty))) return [];
          throw new Error(`CloudFormation made no change set: ${reason}`);
        }
        changes.push(...(page.Changes ?? []).flatMap(({ ResourceChange: one }) => one ?? []));
        NextToken = page.NextToken;
      } while (NextToken !== undefined);
      return changes;
    },
    discard: async () => {
      await client.send(new DeleteChangeSetCommand({ StackName, ChangeSetName }));
    },
    outputs: async () => {
      const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName }));
      const outputs = Stacks.flatMap(({ Outputs = [] }) => Outputs);
      return Object.fromEntries(
        outputs.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]),
      );
    },
  };
}
