import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import { AttributeType, type ITable, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { table as names } from '#table/schema.ts'
import { acknowledge } from '../constructs/acknowledge.ts'
import { AdminPool } from '../constructs/admin-pool.ts'
import { Backups } from '../constructs/backups.ts'
import { DataEvents } from '../constructs/data-events.ts'
import { LogoStore } from '../constructs/logo-store.ts'
import { personalDataKey } from '../constructs/personal-data-key.ts'
import type { Config } from '../settings/config.ts'

export interface DataStackProps extends StackProps {
  /** The settings of the stage. */
  config: Config
}

/**
 * Everything that keeps data. Deleting the stack retains all of it; only a first creation that fails deletes what it has
 * created, so that the next attempt finds nothing in its way.
 */
export class DataStack extends Stack {
  /** The stack's table, or the restored one that replaces it. */
  readonly table: ITable
  /** The key that signs borrowers' sessions. */
  readonly sessionSecret: Secret
  /** The key that signs the receipts of consents is derived from it. */
  readonly receiptSecret: Secret
  /** The keys with which lenders sign what became of hand-overs are derived from it. */
  readonly outcomeSecret: Secret
  /** The administrators' user pool. */
  readonly administrators: AdminPool
  /** The files that administrators export. Each expires at the first midnight (UTC) when it is at least a day old. */
  readonly exports: IBucket
  /** The lenders' logos, and uploaded images that no offer uses yet. */
  readonly logos: LogoStore

  constructor(scope: Construct, id: string, { config, ...props }: DataStackProps) {
    super(scope, id, props)

    const functionRoles = `Tulna-${config.stage}-Service-`
    const encryptionKey = config.customerKey ? personalDataKey(this, { functionRoles }) : undefined
    const { index } = names
    const warm = config.warmJourneys ? warmThroughput(config.warmJourneys) : undefined
    const table = new TableV2(this, 'Table', {
      partitionKey: key(names.partitionKey),
      sortKey: key(names.sortKey),
      globalSecondaryIndexes: [
        {
          indexName: index.name,
          partitionKey: key(index.partitionKey),
          sortKey: key(index.sortKey),
          ...(warm && { warmThroughput: warm.index }),
        },
      ],
      ...(warm && { warmThroughput: warm.table }),
      timeToLiveAttribute: names.expiry,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      ...(encryptionKey && { encryption: TableEncryptionV2.customerManagedKey(encryptionKey) }),
      deletionProtection: config.protection,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    })
    this.table = config.restoredTable
      ? TableV2.fromTableName(this, 'RestoredTable', config.restoredTable)
      : table

    if (config.backupVaultArn)
      new Backups(this, 'Backups', {
        stage: config.stage,
        table: this.table,
        copyTo: config.backupVaultArn,
        email: config.alarmEmail,
      })

    const replicaRegions = config.replicaRegions.map((region) => ({ region }))
    this.sessionSecret = new Secret(this, 'SessionSecret', {
      description: 'Signs the sessions of borrowers',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      replicaRegions,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    })
    new CfnOutput(this, 'SessionSecretArn', { value: this.sessionSecret.secretArn })
    new CfnOutput(this, 'TableName', { value: this.table.tableName })
    acknowledge(this.sessionSecret, {
      SMG4: 'Rotated by hand (docs/incidents.md): a rotation function of ours could sign everyone out.',
    })

    this.receiptSecret = new Secret(this, 'ReceiptSecret', {
      description: 'Signs the receipts of consents',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      replicaRegions,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    })
    acknowledge(this.receiptSecret, {
      SMG4: 'Not rotated: receipts are verified for years, and after two rotations they would look forged.',
    })

    this.outcomeSecret = new Secret(this, 'OutcomeSecret', {
      description: 'Signs what lenders say became of hand-overs',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      replicaRegions,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    })
    acknowledge(this.outcomeSecret, {
      SMG4: 'Rotated by hand: each lender has to get its new key before the next rotation.',
    })

    this.administrators = new AdminPool(this, 'Administrators', {
      stage: config.stage,
      host: config.domain?.name,
      deletionProtection: config.protection,
    })
    this.exports = new Bucket(this, 'ExportFiles', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      ...(encryptionKey
        ? { encryption: BucketEncryption.KMS, encryptionKey, bucketKeyEnabled: true }
        : { encryption: BucketEncryption.S3_MANAGED }),
      enforceSSL: true,
      lifecycleRules: [
        { expiration: Duration.days(1), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    })
    acknowledge(this.exports, {
      S1: 'The audit in the table records for two years who asked for an export and when its file was ready.',
    })
    if (config.dataEvents)
      new DataEvents(this, 'DataEvents', { table: this.table, exports: this.exports, functionRoles })
    this.logos = new LogoStore(this, 'Logos')
    this.pinExports(table)
  }

  /**
   * Exports all that the service stack may use, whether it does or not. This stack is deployed first: without an export
   * that the deployed service still imports, the deployment of a release that no longer uses it would fail, as would a
   * rollback to the release before, or a switch to a restored table and back.
   */
  private pinExports(table: ITable) {
    const { signIn, issuer } = this.administrators
    for (const value of [
      table.tableName,
      table.tableArn,
      ...[this.exports, this.logos.bucket].flatMap((bucket) => [
        bucket.bucketName,
        bucket.bucketArn,
        bucket.bucketRegionalDomainName,
      ]),
      this.sessionSecret.secretArn,
      this.receiptSecret.secretArn,
      this.outcomeSecret.secretArn,
      signIn.userPoolId,
      signIn.clientId,
      issuer,
    ])
      this.exportValue(value)
  }
}

/**
 * What the table and its index need for so many journeys a second (docs/performance.md has the units of a journey), at least
 * what a new one has.
 */
const warmThroughput = (journeys: number) => {
  const units = (reads: number, writes: number) => ({
    readUnitsPerSecond: Math.max(newTable.reads, journeys * reads),
    writeUnitsPerSecond: Math.max(newTable.writes, journeys * writes),
  })
  return { table: units(10, 35), index: units(0, 3) }
}

/** The warm throughput of a new table or index on demand. */
const newTable = { reads: 12_000, writes: 4_000 }

const key = (name: string) => ({ name, type: AttributeType.STRING })
