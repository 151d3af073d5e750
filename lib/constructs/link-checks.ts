import { Duration } from 'aws-cdk-lib'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { Construct } from 'constructs'
import { environment } from '#runtime/environment.ts'
import { workers } from '../resource-names.ts'
import { BundledFunction } from './bundled-function.ts'
import { allowItems, partitionPatterns } from './grants.ts'

export interface LinkChecksProps {
  /** Part of the function's name. */
  stage: string
  /** The table with the offers and the checks. */
  table: ITable
  /** The hosts that may be asked. */
  hosts: readonly string[]
  /** The address of the site, by which lenders learn who asks. */
  siteAddress: string
}

/**
 * Checks lenders' links and Key Facts Statements once a night. Runs every minute, so that a long night is many short runs. A function
 * of its own, because it talks to other people's servers: it reads offers, and writes only what it found.
 */
export class LinkChecks extends Construct {
  readonly function: BundledFunction

  constructor(scope: Construct, id: string, { stage, table, hosts, siteAddress }: LinkChecksProps) {
    super(scope, id)
    this.function = new BundledFunction(this, 'Function', {
      stage,
      name: workers.checkLinks,
      description: 'Checks lenders’ links',
      memorySize: 256,
      // No two runs at once: the next one starts a minute later.
      timeout: Duration.minutes(1),
      // A failed run needs no retry: the next minute's run does the same.
      retryAttempts: 0,
      environment: {
        [environment.tableName]: table.tableName,
        [environment.linkHosts]: hosts.join(','),
        [environment.siteAddress]: siteAddress,
      },
    })
    const { links, offers } = partitionPatterns
    allowItems(this.function, { GetItem: [links], Query: [links, offers], PutItem: [links] }, table.tableArn)
    new Rule(this, 'EveryMinute', {
      schedule: Schedule.expression('cron(* * * * ? *)'),
      targets: [new LambdaFunction(this.function, { retryAttempts: 0 })],
    })
  }
}
