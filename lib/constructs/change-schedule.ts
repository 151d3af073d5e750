import { Duration } from 'aws-cdk-lib'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { Construct } from 'constructs'
import { environment } from '#runtime/environment.ts'
import { workers } from '../resource-names.ts'
import { BundledFunction } from './bundled-function.ts'
import { allowItems, partitionPatterns } from './grants.ts'

export interface ChangeScheduleProps {
  /** Part of the function's name. */
  stage: string
  /** The table with the offers, their scheduled changes and the audit. */
  table: ITable
}

/** Applies the scheduled changes of offers when their time has come. Runs every minute, also in the local cloud. */
export class ChangeSchedule extends Construct {
  readonly function: BundledFunction

  constructor(scope: Construct, id: string, { stage, table }: ChangeScheduleProps) {
    super(scope, id)
    this.function = new BundledFunction(this, 'Function', {
      stage,
      name: workers.applyScheduledChanges,
      description: 'Applies scheduled changes of offers',
      memorySize: 256,
      timeout: Duration.minutes(1),
      // A failed run needs no retry: the next minute's run does the same.
      retryAttempts: 0,
      environment: { [environment.tableName]: table.tableName },
    })
    const { audit, offerHistory, offers, scheduled } = partitionPatterns
    allowItems(
      this.function,
      {
        GetItem: [offers, scheduled],
        // A badge's reason is compared with the other offers.
        Query: [offers, scheduled],
        PutItem: [audit, offerHistory, scheduled],
        UpdateItem: [offers, scheduled],
        DeleteItem: [scheduled],
      },
      table.tableArn,
    )
    new Rule(this, 'EveryMinute', {
      schedule: Schedule.expression('cron(* * * * ? *)'),
      targets: [new LambdaFunction(this.function, { retryAttempts: 0 })],
    })
  }
}
