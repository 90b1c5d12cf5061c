/**
 * An alarm for one way to fail. Its id names the heading in docs/runbook.md that says what to do
 * (`DeadLettersAlarm` → "Dead letters"), so an alarm without a page cannot exist; a test holds the two
 * lists equal.
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
  /** The alarm goes off above this. */
  above: number;
  /** One sentence for the person who is woken. */
  meaning: string;
  /** Why this threshold: a sentence, for the same person. */
  because: string;
  /** Periods in a row; 1 unless told. */
  periods?: number;
  /** Whether silence is a failure too. */
  missingIsFailing?: boolean;
}

export class RunbookAlarm extends Alarm {
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
  }
}

/** `DeadLettersAlarm` → `dead-letters`, as Markdown viewers make it from "Dead letters". */
function runbookAnchor(id: string): string {
  return id
    .replace(/Alarm$/, '')
    .replace(/(?!^)([A-Z])/g, '-$1')
    .toLowerCase();
}

/** The period over which errors are counted. */
export const errorPeriod = Duration.minutes(5);
