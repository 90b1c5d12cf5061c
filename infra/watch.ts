/**
 * The operator's view: one CloudWatch dashboard of the stage and, if the stage has an e-mail
 * address for alarms, an e-mail for each alarm. Each alarm is defined beside the resource that it
 * watches. A stage that nobody watches has only the vital alarms and no dashboard, because alarms
 * and dashboard cost money each month.
 */
import { Stack } from 'aws-cdk-lib';
import { Dashboard } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { RunbookAlarm } from './runbook-alarm.ts';
import type { StageSettings } from './stage-settings.ts';
import { stageWidgets, type ShownParts } from './stage-dashboard.ts';

/** A part of the service that has alarms. */
export interface Watched {
  readonly alarms: readonly RunbookAlarm[];
}

export interface WatchProps {
  capabilities: readonly Watched[];
  shown: ShownParts;
  alarmEmail?: string | undefined;
  /** Which alarms the stage has: all alarms, or only the vital ones. */
  kept: NonNullable<StageSettings['alarms']>;
}

export class Watch extends Construct {
  constructor(scope: Construct, id: string, props: WatchProps) {
    super(scope, id);
    const all = props.capabilities.flatMap((capability) => capability.alarms);
    const isKept = ({ isVital }: RunbookAlarm) => props.kept === 'all' || isVital;
    const alarms = all.filter(isKept);
    for (const { node } of all.filter((alarm) => !isKept(alarm))) {
      node.scope?.node.tryRemoveChild(node.id);
    }
    if (props.kept === 'all') {
      new Dashboard(this, 'Dashboard', { widgets: stageWidgets(props.shown, alarms) });
    }
    if (props.alarmEmail) this.mail(alarms, props.alarmEmail);
  }

  private mail(alarms: readonly RunbookAlarm[], address: string) {
    const topic = new Topic(this, 'Topic', { enforceSSL: true });
    // The policy that enforces TLS replaces the default policy, which lets the account's alarms
    // publish. So the right to publish is added again:
    // https://repost.aws/knowledge-center/cloudwatch-receive-sns-for-alarm-trigger
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    topic.addSubscription(new EmailSubscription(address));
    for (const alarm of alarms) alarm.addAlarmAction(new SnsAction(topic));
  }
}
