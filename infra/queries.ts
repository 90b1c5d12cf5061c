/** Saved queries for CloudWatch Logs Insights, in a folder with the stack's name. */
import { Stack } from 'aws-cdk-lib';
import { QueryDefinition, QueryString, type ILogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Bot } from './bot.ts';
import { ServiceFunction } from './service-function.ts';
import type { Webhook } from './webhook.ts';

export interface QueriesProps {
  webhook: Webhook;
  bot: Bot;
}

/** A placeholder. A person replaces it by a lead's id before running the query. */
const anId = 'PASTE-THE-SUBMISSION-ID';

export class Queries extends Construct {
  constructor(scope: Construct, id: string, { webhook, bot }: QueriesProps) {
    super(scope, id);
    const functions = Stack.of(this)
      .node.findAll()
      .filter((construct) => construct instanceof ServiceFunction)
      .map(({ logGroup }) => logGroup);
    this.add('Trace a lead', functions, {
      fields: ['@timestamp', 'service', 'level', 'message', 'attempt.outcome', 'error.message'],
      filterStatements: [`@message like /${anId}/`],
      sort: '@timestamp asc',
    });
    this.add('By form', [bot.function.logGroup], {
      filterStatements: [
        'message = "Attempt ended" and attempt.recorded = 1 and attempt.retrying = 0 and not ispresent(attempt.canary)',
      ],
      statsStatements: [
        'count(*) as leads, pct(attempt.secondsToSubmit, 95) as p95Seconds by attempt.formId, attempt.outcome',
      ],
      sort: 'leads desc',
    });
    this.add('Errors and warnings', functions, {
      filterStatements: ['level in ["ERROR", "WARN"]'],
      statsStatements: ['count(*) as times by service, level, message, error.name'],
      sort: 'times desc',
    });
    this.add('Refusals', [webhook.accessLog], {
      filterStatements: ['status >= 400'],
      statsStatements: ['count(*) as times by status, errorType, method, resource'],
      sort: 'times desc',
    });
  }

  private add(
    name: string,
    logGroups: ILogGroup[],
    query: ConstructorParameters<typeof QueryString>[0],
  ) {
    new QueryDefinition(
      this,
      name.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase()),
      {
        queryDefinitionName: `${Stack.of(this).stackName}/${name}`,
        queryString: new QueryString(query),
        logGroups,
      },
    );
  }
}
