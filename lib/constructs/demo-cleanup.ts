import { Duration } from 'aws-cdk-lib'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { Construct } from 'constructs'
import { environment, table as tableNames, workers } from '#runtime/names.ts'
import { BundledFunction } from './bundled-function.ts'
import { allow } from './grants.ts'

export interface DemoCleanupProps {
  /** Names the function. */
  stage: string
  /** The borrowers and the audit. */
  table: ITable
}

/** Erases the borrowers of a deployed demo stage a day after they registered. Runs every hour. */
export class DemoCleanup extends Construct {
  readonly function: BundledFunction

  constructor(scope: Construct, id: string, { stage, table }: DemoCleanupProps) {
    super(scope, id)
    this.function = new BundledFunction(this, 'Function', {
      stage,
      name: workers.eraseDemoBorrowers,
      description: 'Erases borrowers of a demo stage after a day',
      memorySize: 512,
      timeout: Duration.minutes(15),
      // A failed run needs no retry: the next hour's run does the same.
      retryAttempts: 0,
      environment: { [environment.tableName]: table.tableName },
    })
    allow(
      this.function,
      ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'].map((action) => `dynamodb:${action}`),
      table.tableArn,
    )
    allow(this.function, ['dynamodb:Query'], `${table.tableArn}/index/${tableNames.index.name}`)
    new Rule(this, 'Hourly', {
      schedule: Schedule.rate(Duration.hours(1)),
      targets: [new LambdaFunction(this.function, { retryAttempts: 0 })],
    })
  }
}
