import { Duration } from 'aws-cdk-lib'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { publishedPaymentsKey } from '#contract/published-payments.ts'
import { environment } from '#runtime/environment.ts'
import { workers } from '../resource-names.ts'
import { BundledFunction } from './bundled-function.ts'
import { allowItems, allowObjects, partitionPatterns } from './grants.ts'

export interface PaymentReportProps {
  /** Part of the function's name. */
  stage: string
  /** The table with the payment terms and the presses of “Apply Now”. */
  table: ITable
  /** The bucket with the public files. */
  bucket: IBucket
}

/**
 * Publishes which lenders pay and where in the list people pressed, once a day and when that has changed. Runs every minute, also in the
 * local cloud. A function of its own, because none that reads offers may read payments.
 */
export class PaymentReport extends Construct {
  readonly function: BundledFunction

  constructor(scope: Construct, id: string, { stage, table, bucket }: PaymentReportProps) {
    super(scope, id)
    this.function = new BundledFunction(this, 'Function', {
      stage,
      name: workers.publishPayments,
      description: 'Publishes which lenders pay',
      memorySize: 512,
      timeout: Duration.minutes(5),
      // A failed run needs no retry: the next minute's run does the same.
      retryAttempts: 0,
      environment: {
        [environment.tableName]: table.tableName,
        [environment.logoBucket]: bucket.bucketName,
      },
    })
    const { handovers, paymentTerms, publishedPayments } = partitionPatterns
    allowItems(
      this.function,
      { GetItem: [publishedPayments], PutItem: [publishedPayments], Query: [handovers, paymentTerms] },
      table.tableArn,
    )
    allowObjects(this.function, ['s3:PutObject'], bucket, publishedPaymentsKey)
    new Rule(this, 'EveryMinute', {
      schedule: Schedule.expression('cron(* * * * ? *)'),
      targets: [new LambdaFunction(this.function, { retryAttempts: 0 })],
    })
  }
}
