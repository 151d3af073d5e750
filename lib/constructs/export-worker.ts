import { join } from 'node:path'
import { Duration } from 'aws-cdk-lib'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { Architecture, Code, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { environment, table as tableNames, workers } from '../../functions/shared/names.ts'
import { dist } from '../dist.ts'

export interface ExportWorkerProps {
  stage: string
  /** The borrowers, the job and the audit. */
  table: Table
  /** Gets the file. */
  bucket: IBucket
}

/**
 * Writes all borrowers into a file, behind the call that asks for it. A run that fails is not run again: its
 * job says so, and whoever asked may ask again.
 */
export class ExportWorker extends Construct {
  readonly function: LambdaFunction
  private readonly bucket: IBucket

  constructor(scope: Construct, id: string, { stage, table, bucket }: ExportWorkerProps) {
    super(scope, id)
    this.bucket = bucket
    this.function = new LambdaFunction(this, 'Function', {
      functionName: `tulna-${stage}-${workers.exportUsers}`,
      description: 'Exports all borrowers',
      code: Code.fromAsset(join(dist.functions, workers.exportUsers)),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      // One whole processor: making lines of what is read is what takes the time.
      memorySize: 1769,
      timeout: Duration.minutes(15),
      maxEventAge: Duration.minutes(1),
      retryAttempts: 0,
      tracing: Tracing.ACTIVE,
      logGroup: new LogGroup(this, 'Logs', { retention: RetentionDays.THREE_MONTHS }),
      environment: {
        [environment.callerName]: workers.exportUsers,
        [environment.tableName]: table.tableName,
        [environment.exportsBucket]: bucket.bucketName,
        // A scan may outrun the table for a while; it is in no hurry.
        [environment.sdkAttempts]: '10',
      },
    })
    this.allow(['dynamodb:Scan'], `${table.tableArn}/index/${tableNames.index.name}`)
    this.allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'], table.tableArn)
    this.allow(['s3:PutObject', 's3:AbortMultipartUpload'], bucket.arnForObjects('*'))
  }

  /** Lets a function start this worker, and hand out the files that it writes. */
  grantExport(fn: LambdaFunction) {
    fn.addEnvironment(environment.exportWorker, this.function.functionName)
    fn.addEnvironment(environment.exportsBucket, this.bucket.bucketName)
    const grant = (action: string, resource: string) =>
      fn.addToRolePolicy(new PolicyStatement({ actions: [action], resources: [resource] }))
    grant('lambda:InvokeFunction', this.function.functionArn)
    grant('s3:GetObject', this.bucket.arnForObjects('*'))
  }

  private allow(actions: string[], resource: string) {
    this.function.addToRolePolicy(new PolicyStatement({ actions, resources: [resource] }))
  }
}
