/**
 * The stage's budget: an e-mail when the month's forecast or bill exceeds the budget. The budget
 * covers the whole account, because AWS knows a stage's share only after the stage's tag is
 * activated in the billing console.
 */
import { Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Construct } from 'constructs';

export interface CostProps {
  /** The budget in US dollars a month. */
  monthlyBudget: number;
  address: string;
}

export class Cost extends Construct {
  constructor(scope: Construct, id: string, { monthlyBudget, address }: CostProps) {
    super(scope, id);
    new CfnBudget(this, 'Budget', {
      budget: {
        // The section "Cost" in docs/runbook.md says what to do when this budget is exceeded.
        budgetName: `${Stack.of(this).stackName}-cost`,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: monthlyBudget, unit: 'USD' },
      },
      notificationsWithSubscribers: (['FORECASTED', 'ACTUAL'] as const).map((notificationType) => ({
        notification: {
          notificationType,
          comparisonOperator: 'GREATER_THAN',
          threshold: 100,
          thresholdType: 'PERCENTAGE',
        },
        subscribers: [{ subscriptionType: 'EMAIL', address }],
      })),
    });
  }
}
