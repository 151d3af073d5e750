import { ArnFormat, Duration, Stack } from 'aws-cdk-lib'
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { type Function as LambdaFunction, RecursiveLoop } from 'aws-cdk-lib/aws-lambda'
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { environment } from '#runtime/environment.ts'
import { logMessages } from '#runtime/metric-names.ts'
import { table as tableNames } from '#table/schema.ts'
import { functionNameOf, metricNamespaceOf, workers } from '../resource-names.ts'
import { BundledFunction } from './bundled-function.ts'
import { functionMetric } from './function-metric.ts'
import { allow, allowItems, allowObjects, partitionPatterns } from './grants.ts'
import { exportWorkerMb } from './memory.ts'

export interface ExportWorkerProps {
  /** Part of the names of the function and the metric namespace. */
  stage: string
  /** Holds the borrowers, the export job and the audit. */
  table: ITable
  /** Receives the file. */
  bucket: IBucket
  /** How many exports may run at once; no limit of its own if absent. */
  reservedConcurrency?: number | undefined
}

const failuresMetric = 'FailedExports'

/**
 * Exports all borrowers to a file, asynchronously. A run that nears its timeout hands the export over to a new run. A
 * failed run is not retried: the export's job says that it failed, and the administrator may start another export.
 */
export class ExportWorker extends Construct {
  readonly function: BundledFunction
  private readonly bucket: IBucket

  constructor(
    scope: Construct,
    id: string,
    { stage, table, bucket, reservedConcurrency }: ExportWorkerProps,
  ) {
    super(scope, id)
    this.bucket = bucket
    const functionName = functionNameOf(stage, workers.exportUsers)
    this.function = new BundledFunction(this, 'Function', {
      stage,
      name: workers.exportUsers,
      description: 'Exports all borrowers',
      memorySize: exportWorkerMb,
      timeout: Duration.minutes(15),
      maxEventAge: Duration.minutes(1),
      retryAttempts: 0,
      ...(reservedConcurrency && { reservedConcurrentExecutions: reservedConcurrency }),
      // Otherwise Lambda would stop an export after about 16 runs. `export-handovers.ts` limits their number instead.
      recursiveLoop: RecursiveLoop.ALLOW,
      environment: {
        [environment.tableName]: table.tableName,
        [environment.exportsBucket]: bucket.bucketName,
        [environment.exportWorker]: functionName,
        // The scan may be throttled for a while, and can wait.
        [environment.sdkAttempts]: '10',
      },
    })
    new MetricFilter(this, 'Failures', {
      logGroup: this.function.logGroup,
      filterPattern: FilterPattern.stringValue('$.message', '=', logMessages.exportFailed),
      metricNamespace: metricNamespaceOf(stage),
      metricName: failuresMetric,
    })
    allow(this.function, ['dynamodb:Scan'], `${table.tableArn}/index/${tableNames.index.name}`)
    const { exportJob, exported, audit } = partitionPatterns
    allowItems(
      this.function,
      {
        GetItem: [exportJob],
        Query: [exportJob],
        UpdateItem: [exportJob],
        PutItem: [exportJob, audit, exported],
      },
      table.tableArn,
    )
    allowObjects(this.function, ['s3:PutObject', 's3:AbortMultipartUpload'], bucket)
    // By name: a reference to the function in its own role would be a cycle.
    const self = { service: 'lambda', resource: 'function', resourceName: functionName }
    const arn = Stack.of(this).formatArn({ ...self, arnFormat: ArnFormat.COLON_RESOURCE_NAME })
    allow(this.function, ['lambda:InvokeFunction'], arn)
  }

  /** Lets a function start this worker, read its files and sign downloads of them. */
  grantExport(fn: LambdaFunction) {
    fn.addEnvironment(environment.exportWorker, this.function.functionName)
    fn.addEnvironment(environment.exportsBucket, this.bucket.bucketName)
    allow(fn, ['lambda:InvokeFunction'], this.function.functionArn)
    allowObjects(fn, ['s3:GetObject'], this.bucket)
  }
}

/** The number of failed exports: logged as failed, ended by Lambda (crash, timeout), or dropped before they began. */
export function failedExports(stage: string, period: Duration): IMetric {
  const worker = { stage, name: workers.exportUsers, period }
  return new MathExpression({
    expression: 'FILL(logged, 0) + FILL(ended, 0) + FILL(dropped, 0)',
    usingMetrics: {
      logged: new Metric({
        namespace: metricNamespaceOf(stage),
        metricName: failuresMetric,
        statistic: 'Sum',
        period,
      }),
      ended: functionMetric('Errors', worker),
      dropped: functionMetric('AsyncEventsDropped', worker),
    },
    label: 'Failed exports',
    period,
  })
}
