import { Duration } from 'aws-cdk-lib'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'
import { feedFolder } from '#contract/feeds.ts'
import { rankingFolder } from '#contract/ranking-day.ts'
import { environment } from '#runtime/environment.ts'
import { workers } from '../resource-names.ts'
import { BundledFunction } from './bundled-function.ts'
import { allow, allowItems, allowObjects, partitionPatterns } from './grants.ts'

export interface ChangeScheduleProps {
  /** Part of the function's name. */
  stage: string
  /** The table with the offers, their scheduled changes and the audit. */
  table: ITable
  /** The bucket to whose folders `feeds/` and `rankings/` the public files are written. */
  bucket: IBucket
  /** The secret from which the key is derived that signs rankings. */
  receiptSecret: ISecret
  /** The address of the site, without a trailing slash, to which the feeds link. */
  siteAddress: string
}

/**
 * Applies the scheduled changes of offers when their time has come, writes the feeds of what has changed, and publishes the ranking of
 * each day that is over. Runs every minute, also in the local cloud.
 */
export class ChangeSchedule extends Construct {
  readonly function: BundledFunction

  constructor(scope: Construct, id: string, props: ChangeScheduleProps) {
    super(scope, id)
    const { stage, table, bucket, receiptSecret, siteAddress } = props
    this.function = new BundledFunction(this, 'Function', {
      stage,
      name: workers.applyScheduledChanges,
      description: 'Applies scheduled changes of offers, and writes feeds and rankings',
      memorySize: 256,
      timeout: Duration.minutes(1),
      // A failed run needs no retry: the next minute's run does the same.
      retryAttempts: 0,
      environment: {
        [environment.tableName]: table.tableName,
        [environment.logoBucket]: bucket.bucketName,
        [environment.siteAddress]: siteAddress,
        [environment.receiptSecret]: receiptSecret.secretArn,
      },
    })
    const { audit, feeds, offerHistory, offers, scheduled } = partitionPatterns
    allowItems(
      this.function,
      {
        GetItem: [feeds, offers, scheduled],
        // A badge's reason is compared with the other offers, and the feeds are written from all versions of all of them.
        Query: [offerHistory, offers, scheduled],
        PutItem: [audit, feeds, offerHistory, scheduled],
        UpdateItem: [offers, scheduled],
        DeleteItem: [scheduled],
      },
      table.tableArn,
    )
    for (const folder of [feedFolder, rankingFolder])
      allowObjects(this.function, ['s3:PutObject'], bucket, `${folder}/*`)
    allow(this.function, ['secretsmanager:GetSecretValue'], receiptSecret.secretArn)
    new Rule(this, 'EveryMinute', {
      schedule: Schedule.expression('cron(* * * * ? *)'),
      targets: [new LambdaFunction(this.function, { retryAttempts: 0 })],
    })
  }
}
