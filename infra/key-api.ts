/**
 * The key API: the function that serves requests with API keys of the scopes `read` (lists of
 * submissions, forms and events) and `manage` (callbacks). It is separate from the webhook, so that
 * the function that receives all leads can't read any list.
 */
import { Construct } from 'constructs';
import type { Allowances } from './allowances.ts';
import type { ApiKeys } from './api-keys.ts';
import type { Events } from './events.ts';
import type { Callbacks } from './callbacks.ts';
import { failuresAlarm } from './failures-alarm.ts';
import type { RepeatedLeads } from './repeated-leads.ts';
import { addRestRoutes } from './rest-routes.ts';
import type { RunbookAlarm } from './runbook-alarm.ts';
import { ServiceFunction } from './service-function.ts';
import type { Submissions } from './submissions.ts';
import type { TargetForms } from './target-forms.ts';
import type { Webhook } from './webhook.ts';
import { crashAlarm } from './crash-alarm.ts';

export interface KeyApiProps {
  webhook: Webhook;
  apiKeys: ApiKeys;
  submissions: Submissions;
  targetForms: TargetForms;
  events: Events;
  allowances: Allowances;
  callbacks: Callbacks;
  repeatedLeads: RepeatedLeads;
}

export class KeyApi extends Construct {
  readonly function: ServiceFunction<'keyApi'>;
  readonly alarms: readonly RunbookAlarm[];

  constructor(scope: Construct, id: string, props: KeyApiProps) {
    super(scope, id);
    const lambda = this.createFunction(props);
    this.function = lambda;
    addRestRoutes(props.webhook, 'keyApi', lambda);
    this.alarms = [
      crashAlarm(this, 'KeyApiErrorsAlarm', lambda, {
        meaning: 'The function for keys that read and manage crashed or timed out.',
      }),
      failuresAlarm(this, 'KeyApiFailuresAlarm', lambda, {
        meaning: 'Calls of API keys that read or manage were answered with a 5xx: a table failed.',
      }),
    ];
  }

  private createFunction(props: KeyApiProps): ServiceFunction<'keyApi'> {
    const { apiKeys, submissions, targetForms, events, allowances, callbacks, repeatedLeads } =
      props;
    const lambda = new ServiceFunction(this, 'Function', {
      name: 'keyApi',
      description: 'Lists submissions, forms and events and manages callbacks for API keys',
      environment: {
        API_KEY_LOOKUP_TABLE: apiKeys.lookupTable.tableName,
        SUBMISSIONS_TABLE: submissions.table.tableName,
        TARGET_FORMS_TABLE: targetForms.table.tableName,
        EVENTS_TABLE: events.table.tableName,
        ...allowances.environment,
        CALLBACKS_TABLE: callbacks.table.tableName,
        ...repeatedLeads.keyEnvironment,
      },
      memorySize: 1024,
    });
    apiKeys.grantNoteUse(lambda);
    submissions.grantList(lambda);
    targetForms.grantListWhole(lambda);
    events.grantList(lambda);
    allowances.grantCalls(lambda);
    callbacks.grantManage(lambda);
    // The function signs the cursors of its lists with an HMAC key. The same key makes the hashes
    // that identify repeated leads, so the function could make these hashes too. This is harmless,
    // because the function may read leads anyway.
    repeatedLeads.grantHash(lambda);
    return lambda;
  }
}
