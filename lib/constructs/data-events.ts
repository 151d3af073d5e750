import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { type CfnTrail, Trail } from 'aws-cdk-lib/aws-cloudtrail'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { acknowledge } from './acknowledge.ts'
import { logRetention } from './log-retention.ts'

export interface DataEventsProps {
  table: ITable
  /** The administrators' export files. */
  exports: IBucket
  /** What the names of the functions' roles begin with. */
  functionRoles: string
}

/**
 * Logs every read and write of an export, and every read and write of the table that does not come from the functions: the
 * functions have an audit of their own and make nearly all requests to the table. A log entry has the keys of items, such
 * as a mobile number or a PAN: keyed digests in their place could not be found any more once their secret is lost.
 */
export class DataEvents extends Construct {
  constructor(scope: Construct, id: string, { table, exports, functionRoles }: DataEventsProps) {
    super(scope, id)
    const bucket = new Bucket(this, 'Log', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      lifecycleRules: [{ expiration: Duration.days(logRetention) }],
      // Also when a first creation fails: CloudTrail writes to the bucket at once, and only an empty one can be deleted.
      removalPolicy: RemovalPolicy.RETAIN,
    })
    acknowledge(bucket, { S1: 'It is a log itself.' })
    const trail = new Trail(this, 'Trail', {
      bucket,
      isMultiRegionTrail: false,
      includeGlobalServiceEvents: false,
    })
    const sessions = Stack.of(this).formatArn({
      service: 'sts',
      region: '',
      resource: 'assumed-role',
      resourceName: functionRoles,
    })
    const selectors: CfnTrail.AdvancedEventSelectorProperty[] = [
      {
        name: 'The table, without the functions',
        fieldSelectors: [
          { field: 'eventCategory', equalTo: ['Data'] },
          { field: 'resources.type', equalTo: ['AWS::DynamoDB::Table'] },
          { field: 'resources.ARN', equalTo: [table.tableArn] },
          { field: 'userIdentity.arn', notStartsWith: [sessions] },
        ],
      },
      {
        name: 'The exports',
        fieldSelectors: [
          { field: 'eventCategory', equalTo: ['Data'] },
          { field: 'resources.type', equalTo: ['AWS::S3::Object'] },
          { field: 'resources.ARN', startsWith: [exports.arnForObjects('')] },
        ],
      },
    ]
    // The `Trail` construct supports only basic event selectors.
    const resource = trail.node.defaultChild as CfnTrail
    resource.advancedEventSelectors = selectors
    resource.addPropertyDeletionOverride('EventSelectors')
  }
}
