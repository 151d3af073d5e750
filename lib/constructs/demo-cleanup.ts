import { Duration } from 'aws-cdk-lib'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { Construct } from 'constructs'
import { environment } from '#runtime/environment.ts'
import { table as tableNames } from '#table/schema.ts'
import { workers } from '../resource-names.ts'
import { BundledFunction } from './bundled-function.ts'
import { allowItems, erasure, partitionPatterns } from './grants.ts'

export interface DemoCleanupProps {
  /** Part of the function's name. */
  stage: string
  /** The table with the borrowers and the audit. */
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
    const { months, borrowerIndex } = partitionPatterns
    allowItems(this.function, { ...erasure, Query: [...erasure.Query, months] }, table.tableArn)
    allowItems(this.function, { Query: [borrowerIndex] }, `${table.tableArn}/index/${tableNames.index.name}`)
    new Rule(this, 'Hourly', {
      schedule: Schedule.rate(Duration.hours(1)),
      targets: [new LambdaFunction(this.function, { retryAttempts: 0 })],
    })
  }
}
