/**
 * Tests which changes of a CloudFormation change set `npm run deploy` makes without confirmation.
 */
import { afterEach, describe, expect, test } from '@jest/globals';
import { createChangeSets } from '../../../../infra/commands/deploy/change-set.ts';
import { judgeChanges } from '../../../../infra/commands/deploy/judge-changes.ts';
import { ofCloudFormation, startRecordedAws, type Recorded } from './recorded-aws.ts';

let aws: Awaited<ReturnType<typeof startRecordedAws>> | undefined;
afterEach(() => aws?.close());

async function describing(...pages: Recorded[]) {
  aws = await startRecordedAws({ DescribeChangeSet: pages });
  const names = { stackName: 'FormAutomation-prod', changeSetName: 'npm-run-deploy' };
  return createChangeSets(names, aws.config);
}

const change = (action: string, type: string, id: string, more = '') =>
  `<member><Type>Resource</Type><ResourceChange><Action>${action}</Action><ResourceType>${type}</ResourceType>` +
  `<LogicalResourceId>${id}</LogicalResourceId>${more}</ResourceChange></member>`;
const page = (changes: string[], more = '') =>
  ofCloudFormation(
    'DescribeChangeSet',
    `<StackName>FormAutomation-prod</StackName><Status>CREATE_COMPLETE</Status>` +
      `<ExecutionStatus>AVAILABLE</ExecutionStatus><Changes>${changes.join('')}</Changes>${more}`,
  );
const failed = (reason: string) =>
  ofCloudFormation(
    'DescribeChangeSet',
    `<Status>FAILED</Status><StatusReason>${reason}</StatusReason><Changes/>`,
  );

const release = [
  change('Add', 'AWS::Lambda::Version', 'WebhookFunctionCurrentVersionB2'),
  change(
    'Remove',
    'AWS::Lambda::Version',
    'WebhookFunctionCurrentVersionA1',
    '<PolicyAction>Delete</PolicyAction>',
  ),
  change('Add', 'AWS::ApiGateway::Deployment', 'WebhookApiDeployment2'),
  change('Remove', 'AWS::ApiGateway::Deployment', 'WebhookApiDeployment1'),
  change(
    'Modify',
    'AWS::Lambda::Function',
    'WebhookFunction33',
    '<Replacement>False</Replacement><Scope><member>Properties</member></Scope>',
  ),
];
const replacedTable = change(
  'Modify',
  'AWS::DynamoDB::Table',
  'SubmissionsTable33F58FAD',
  '<PhysicalResourceId>FormAutomation-prod-SubmissionsTable33F58FAD-1</PhysicalResourceId>' +
    '<PolicyAction>ReplaceAndRetain</PolicyAction><Replacement>True</Replacement>' +
    '<Details><member><Target><Attribute>Properties</Attribute><Name>KeySchema</Name>' +
    '<RequiresRecreation>Always</RequiresRecreation></Target><Evaluation>Static</Evaluation></member></Details>',
);
const removedQueue = change(
  'Remove',
  'AWS::SQS::Queue',
  'LiveFailures9',
  '<PolicyAction>Delete</PolicyAction>',
);
const nobody = { replace: [], delete: [] };

describe('the reading of a change set', () => {
  test('all pages of a change set are read', async () => {
    const pages = [
      page(release.slice(0, 3), '<NextToken>more</NextToken>'),
      page(release.slice(3)),
    ];
    expect(await (await describing(...pages)).changes()).toHaveLength(5);
  });

  test('a change set without changes is empty', async () => {
    const reason =
      "The submitted information didn't contain changes. Submit different information to create a change set.";
    expect(await (await describing(failed(reason))).changes()).toEqual([]);
  });

  test("a failed change set is an error with CloudFormation's reason", async () => {
    const sets = await describing(failed('Template format error: too many resources'));
    await expect(sets.changes()).rejects.toThrow('too many resources');
  });
});

describe('the changes of a deployment', () => {
  const judge = async (changes: string[], named = nobody as Parameters<typeof judgeChanges>[1]) =>
    judgeChanges(await (await describing(page(changes))).changes(), named);

  test('the changes of an ordinary release need no confirmation', async () => {
    expect(await judge(release)).toEqual({
      summary: 'Resources: 2 added, 1 changed, 2 removed.',
      refusals: [],
    });
  });

  test("replacing a resource needs the resource's id in --replace", async () => {
    const { refusals } = await judge([replacedTable]);
    expect(refusals).toEqual([
      'SubmissionsTable33F58FAD (AWS::DynamoDB::Table, FormAutomation-prod-SubmissionsTable33F58FAD-1) would be replaced by a new, empty one, ' +
        'because of KeySchema; the old one stays in the account, outside of the stage. If that is meant: --replace SubmissionsTable33F58FAD',
    ]);
    const named = { replace: ['SubmissionsTable33F58FAD'], delete: [] };
    aws?.close();
    expect((await judge([replacedTable], named)).refusals).toEqual([]);
  });

  test("possibly replacing a resource needs the resource's id in --replace", async () => {
    const maybe = replacedTable.replace('>True<', '>Conditional<');
    expect((await judge([maybe])).refusals).toEqual([expect.stringContaining('may be replaced')]);
  });

  test("deleting a resource needs the resource's id in --delete", async () => {
    expect((await judge([removedQueue])).refusals).toEqual([
      'LiveFailures9 (AWS::SQS::Queue) would be deleted with all that it holds. If that is meant: --delete LiveFailures9',
    ]);
    aws?.close();
    const asReplaced = await judge([removedQueue], { replace: ['LiveFailures9'], delete: [] });
    expect(asReplaced.refusals).toEqual([
      expect.stringContaining('--delete LiveFailures9'),
      'Nothing replaces LiveFailures9: leave out --replace LiveFailures9.',
    ]);
  });

  test('an id in --delete that no change deletes is refused', async () => {
    const { refusals } = await judge(release, { replace: [], delete: ['Tabel'] });
    expect(refusals).toEqual(['Nothing deletes Tabel: leave out --delete Tabel.']);
  });
});
