/**
 * One Lambda function of the service: Node, one minified CommonJS file made by the local esbuild
 * (it loads faster than ESM with SDK v3), its own log group, and a role that may write to no other
 * log group. All functions of the service are made with this class, because NodejsFunction alone
 * would accept any environment and write to any log group. There are no source maps, because they
 * would slow down every cold start; a rebuild of the same commit gives the same file.
 */
import { join } from 'node:path';
import { Duration, RemovalPolicy, type Size } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Runtime, type TenancyConfig } from 'aws-cdk-lib/aws-lambda';
import { NodejsFunction, OutputFormat, type BundlingOptions } from 'aws-cdk-lib/aws-lambda-nodejs';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { FunctionEnvironment, FunctionName } from '../contract/environment.ts';
import { metricsNamespace, workMetrics, type MetricName } from '../contract/metrics.ts';

const projectRoot = join(import.meta.dirname, '..');

export interface ServiceFunctionProps<Name extends FunctionName> {
  name: Name;
  description: string;
  /** The environment variables: exactly those that the contract lists for the function. */
  environment: FunctionEnvironment<Name>;
  timeout?: Duration;
  memorySize?: number;
  ephemeralStorageSize?: Size;
  architecture?: Architecture;
  tenancyConfig?: TenancyConfig;
  bundling?: BundlingOptions;
}

export class ServiceFunction<Name extends FunctionName> extends NodejsFunction {
  /**
   * The name of the function's folder, which is also the value of the dimension `service` in the
   * function's metrics.
   */
  readonly service: string;

  constructor(scope: Construct, id: string, props: ServiceFunctionProps<Name>) {
    const logGroup = new LogGroup(scope, `${id}Logs`, {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(scope, `${id}Role`, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    });
    logGroup.grantWrite(role);
    super(scope, id, {
      entry: join(projectRoot, 'functions', folderOf(props.name), 'handler.ts'),
      projectRoot,
      depsLockFilePath: join(projectRoot, 'package-lock.json'),
      runtime: Runtime.NODEJS_24_X,
      architecture: props.architecture ?? Architecture.ARM_64,
      description: props.description,
      environment: props.environment,
      timeout: props.timeout ?? Duration.seconds(10),
      memorySize: props.memorySize ?? 512,
      awsSdkConnectionReuse: false,
      role,
      logGroup,
      bundling: props.bundling ?? singleFile,
      ...(props.ephemeralStorageSize && { ephemeralStorageSize: props.ephemeralStorageSize }),
      ...(props.tenancyConfig && { tenancyConfig: props.tenancyConfig }),
    });
    this.service = folderOf(props.name);
  }

  /**
   * Returns one of the function's own metrics (`contract/metrics.ts`); the metric's sum by default.
   */
  metricOwn(metricName: MetricName, { period, statistic = 'Sum' }: OwnMetricOptions): Metric {
    return new Metric({
      namespace: metricsNamespace,
      metricName,
      dimensionsMap: { service: this.service, function_name: this.functionName },
      statistic,
      period,
    });
  }

  /**
   * Returns the number of errors that the function caught and could not repair; Lambda does not
   * count these.
   */
  metricFailures(period: Duration): Metric {
    return this.metricOwn(workMetrics.failures, { period });
  }
}

interface OwnMetricOptions {
  period: Duration;
  statistic?: string;
}

const singleFile: BundlingOptions = {
  format: OutputFormat.CJS,
  target: 'node24',
  minify: true,
  mainFields: ['module', 'main'],
  bundleAwsSDK: true,
};

/** Converts a name: `dashboardApi` → `dashboard-api`. */
function folderOf(name: FunctionName): string {
  return name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}
