import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { Construct } from 'constructs'

/** When AWS sends an e-mail, in per cent of the budget: what was spent, and what the month will cost at this rate. */
const thresholds = [
  { notificationType: 'ACTUAL', threshold: 80 },
  { notificationType: 'ACTUAL', threshold: 100 },
  { notificationType: 'FORECASTED', threshold: 100 },
]

/**
 * Notifies `email` at each of the thresholds of a budget of `dollars` a month for the stage's AWS account. It stops
 * nothing.
 */
export const monthlyBudget = (
  scope: Construct,
  { stage, dollars, email }: { stage: string; dollars: number; email: string },
) =>
  new CfnBudget(scope, 'MonthlyBudget', {
    budget: {
      budgetName: `tulna-${stage}`,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: dollars, unit: 'USD' },
    },
    notificationsWithSubscribers: thresholds.map((notification) => ({
      notification: { ...notification, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
      subscribers: [{ subscriptionType: 'EMAIL', address: email }],
    })),
  })
