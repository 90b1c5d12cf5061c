/** Decides which changes of a change set the caller must name before the deployment. */
import type { ResourceChange } from '@aws-sdk/client-cloudformation';

/**
 * Resources of these types are replaced in every release. They contain no data, so their
 * replacement needs no confirmation.
 */
const remadeTypes: ReadonlySet<string> = new Set([
  'AWS::Lambda::Version',
  'AWS::ApiGateway::Deployment',
  'AWS::CDK::Metadata',
]);

/**
 * The logical ids of the resources that the caller allows to be replaced or deleted, from the
 * arguments.
 */
export interface Named {
  replace: readonly string[];
  delete: readonly string[];
}

export interface JudgedChanges {
  /** The number of changes of each kind, as a text. */
  summary: string;
  /**
   * One sentence for each resource that would be replaced or deleted without being named by the
   * caller, and for each named id that would be neither replaced nor deleted.
   */
  refusals: string[];
}

export function judgeChanges(changes: readonly ResourceChange[], named: Named): JudgedChanges {
  const lasting = changes.filter(({ ResourceType = '' }) => !remadeTypes.has(ResourceType));
  const deleted = lasting.filter(({ Action }) => Action === 'Remove');
  const replaced = lasting.filter(
    ({ Action, Replacement }) =>
      Action !== 'Remove' && (Replacement === 'True' || Replacement === 'Conditional'),
  );
  return {
    summary: summaryOf(changes),
    refusals: [
      ...unnamed(deleted, named.delete).map(deletion),
      ...unnamed(replaced, named.replace).map(replacement),
      ...idle(named.delete, deleted).map(
        (id) => `Nothing deletes ${id}: leave out --delete ${id}.`,
      ),
      ...idle(named.replace, replaced).map(
        (id) => `Nothing replaces ${id}: leave out --replace ${id}.`,
      ),
    ],
  };
}

function summaryOf(changes: readonly ResourceChange[]): string {
  const kinds = { Add: 'added', Modify: 'changed', Remove: 'removed' } as const;
  const counts = Object.entries(kinds).map(([kind, word]) => {
    const count = changes.filter(({ Action }) => Action === kind).length;
    return `${count} ${word}`;
  });
  return `Resources: ${counts.join(', ')}.`;
}

const unnamed = (changes: readonly ResourceChange[], ids: readonly string[]) =>
  changes.filter(({ LogicalResourceId = '' }) => !ids.includes(LogicalResourceId));

const idle = (ids: readonly string[], changes: readonly ResourceChange[]) =>
  ids.filter((id) => !changes.some(({ LogicalResourceId }) => LogicalResourceId === id));

function deletion(change: ResourceChange): string {
  const { LogicalResourceId = '', ResourceType = '', PolicyAction } = change;
  const end =
    PolicyAction === 'Retain'
      ? 'would leave the stage and stay in the account'
      : 'would be deleted with all that it holds';
  return `${LogicalResourceId} (${ResourceType}${physical(change)}) ${end}. If that is meant: --delete ${LogicalResourceId}`;
}

function replacement(change: ResourceChange): string {
  const { LogicalResourceId = '', ResourceType = '', PolicyAction = '', Replacement } = change;
  const would = Replacement === 'True' ? 'would' : 'may';
  const old = PolicyAction.endsWith('Retain')
    ? 'the old one stays in the account, outside of the stage'
    : 'the old one is deleted with all that it holds';
  const causes = (change.Details ?? []).flatMap(({ Target }) =>
    Target?.RequiresRecreation !== 'Never' && Target?.Name ? [Target.Name] : [],
  );
  const why = causes.length > 0 ? `, because of ${[...new Set(causes)].join(', ')}` : '';
  return `${LogicalResourceId} (${ResourceType}${physical(change)}) ${would} be replaced by a new, empty one${why}; ${old}. If that is meant: --replace ${LogicalResourceId}`;
}

function physical({ PhysicalResourceId: id }: ResourceChange): string {
  return id === undefined ? '' : `, ${id}`;
}
