/**
 * An alarm for one kind of failure. The alarm's id names the heading in docs/runbook.md that says
 * what to do (`DeadLettersAlarm` → "Dead letters"); a test compares the alarms with the headings,
 * so no alarm is without a heading.
 */
import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  TreatMissingData,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';

export interface RunbookAlarmProps {
  metric: IMetric;
  /** The alarm rings if the metric is above this value. */
  above: number;
  /** One sentence for the person on call, about what the alarm means. */
  meaning: string;
  /** One sentence for the person on call, about the reason for this threshold. */
  because: string;
  /** The number of consecutive periods above the threshold; 1 by default. */
  periods?: number;
  /**
   * Whether the alarm also exists in a stage with few alarms: true for alarms that ring if leads
   * are no longer processed or are lost.
   */
  isVital?: true;
  /** Whether missing data counts as a failure. */
  missingIsFailing?: boolean;
}

export class RunbookAlarm extends Alarm {
  readonly isVital: boolean;

  constructor(scope: Construct, id: string, props: RunbookAlarmProps) {
    super(scope, id, {
      metric: props.metric,
      threshold: props.above,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: props.periods ?? 1,
      treatMissingData: props.missingIsFailing
        ? TreatMissingData.BREACHING
        : TreatMissingData.NOT_BREACHING,
      alarmDescription: `${props.meaning} ${props.because} What to do: docs/runbook.md#${runbookAnchor(id)}`,
    });
    this.isVital = props.isVital === true;
  }
}

/**
 * Converts an alarm's id to the anchor that Markdown viewers make from its heading:
 * `DeadLettersAlarm` → `dead-letters`, for the heading "Dead letters".
 */
function runbookAnchor(id: string): string {
  return id
    .replace(/Alarm$/, '')
    .replace(/(?!^)([A-Z])/g, '-$1')
    .toLowerCase();
}

/** The period over which errors are counted. */
export const errorPeriod = Duration.minutes(5);
