import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { Construct } from 'constructs'

/** E-mails are sent when the month's cost so far, or its forecast, exceeds this percentage of the budget. */
const thresholds = [
  { notificationType: 'ACTUAL', threshold: 80 },
  { notificationType: 'ACTUAL', threshold: 100 },
  { notificationType: 'FORECASTED', threshold: 100 },
]

/**
 * Adds a budget of `dollars` a month for the AWS account, which notifies `email` at each of the thresholds. It doesn't
 * limit what the account spends.
 */
export const addMonthlyBudget = (scope: Construct, { dollars, email }: { dollars: number; email: string }) =>
  new CfnBudget(scope, 'MonthlyBudget', {
    // Without a name: a changed notification or e-mail address replaces the budget, and CloudFormation creates the new
    // one before it deletes the old one. Two budgets of an account cannot have the same name.
    budget: {
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: dollars, unit: 'USD' },
    },
    notificationsWithSubscribers: thresholds.map((notification) => ({
      notification: { ...notification, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
      subscribers: [{ subscriptionType: 'EMAIL', address: email }],
    })),
  })
