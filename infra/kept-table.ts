import { RemovalPolicy } from 'aws-cdk-lib';
import { BillingMode, type TableProps } from 'aws-cdk-lib/aws-dynamodb';

/** The settings of every table whose items must not be lost. */
export const keptTable = (keepData: boolean) =>
  ({
    billingMode: BillingMode.PAY_PER_REQUEST,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: keepData,
    removalPolicy: keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  }) satisfies Partial<TableProps>;
