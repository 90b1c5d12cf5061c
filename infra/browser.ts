/**
 * The browser function: fills the target form in Chromium. Only the bot and the rehearser may
 * invoke it. Lambda gives Chromium no sandbox, so code that breaks out of a page has the function's
 * own rights. These rights are small: the role may only write the function's log, and the
 * environment serves no other user (tenant isolation). The function runs on x86_64, because the
 * packaged Chromium does.
 */
import { Duration, Size } from 'aws-cdk-lib';
import {
  Architecture,
  TenancyConfig,
  type Function as LambdaFunction,
} from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { attemptLimits } from './attempt-limits.ts';
import { browserBundling } from './browser-bundle.ts';
import { errorPeriod, RunbookAlarm } from './runbook-alarm.ts';
import { ServiceFunction } from './service-function.ts';
import { crashAlarm } from './crash-alarm.ts';
import { allow } from './grants.ts';

export class Browser extends Construct {
  readonly function: ServiceFunction<'browser'>;
  readonly alarms: readonly RunbookAlarm[];

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.function = new ServiceFunction(this, 'Function', {
      name: 'browser',
      description: 'Fills and submits the target form in Chromium',
      environment: {},
      timeout: Duration.seconds(attemptLimits.browserTimeoutSeconds),
      memorySize: 2048,
      ephemeralStorageSize: Size.gibibytes(1),
      architecture: Architecture.X86_64,
      tenancyConfig: TenancyConfig.PER_TENANT,
      bundling: browserBundling,
    });
    this.alarms = [
      crashAlarm(this, 'BrowserErrorsAlarm', this.function, {
        meaning: 'The browser function crashed or timed out.',
        because: 'The function must survive every page, so one crash is a fault of ours.',
      }),
      new RunbookAlarm(this, 'BrowserThrottlesAlarm', {
        metric: this.function.metricThrottles({ period: errorPeriod }),
        above: 20,
        meaning: 'Lambda has no capacity for another browser, so leads wait.',
        because: 'Waiting absorbs a short burst; more than 20 in five minutes are no short burst.',
      }),
    ];
  }

  /** Lets the bot and the rehearser invoke this function, but none of its versions or aliases. */
  grantInvoke(grantee: LambdaFunction) {
    allow(grantee, this.function.functionArn, 'lambda:InvokeFunction');
  }
}
