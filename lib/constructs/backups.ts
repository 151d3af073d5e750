import { Duration, RemovalPolicy, TimeZone } from 'aws-cdk-lib'
import {
  BackupPlan,
  BackupPlanRule,
  BackupResource,
  BackupSelection,
  BackupVault,
  BackupVaultEvents,
} from 'aws-cdk-lib/aws-backup'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { Schedule } from 'aws-cdk-lib/aws-events'
import { AccountPrincipal, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Key } from 'aws-cdk-lib/aws-kms'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Construct } from 'constructs'
import { acknowledge } from './acknowledge.ts'

export interface BackupsProps {
  /** Part of the names of the vault, the plan and the topic. */
  stage: string
  table: ITable
  /** The ARN of the vault, in another account and region, that gets a copy of each backup. */
  copyTo: string
  /** The address that is told of failures. */
  email?: string | undefined
}

/** Point-in-time recovery covers the days between. The copy is the one that counts. */
const keptHere = Duration.days(7)
/** As long as the privacy policy says that backups are kept. */
const copyKept = Duration.days(35)

/**
 * A daily backup of the table, copied to another account and region, where nobody in this account can delete it. The
 * vault here is locked too: its backups cannot be deleted before their time, unless somebody may remove the lock.
 */
export class Backups extends Construct {
  constructor(scope: Construct, id: string, { stage, table, copyTo, email }: BackupsProps) {
    super(scope, id)
    const [, , , , otherAccount = ''] = copyTo.split(':')
    // A backup under AWS's own key for the service cannot leave the account.
    const key = new Key(this, 'Key', {
      description: 'Encrypts the backups of the table',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN,
    })
    key.grantDecrypt(new AccountPrincipal(otherAccount))
    key.grant(new AccountPrincipal(otherAccount), 'kms:DescribeKey', 'kms:CreateGrant')

    const topic = new Topic(this, 'Topic', { topicName: `tulna-${stage}-backups`, enforceSSL: true })
    if (email) topic.addSubscription(new EmailSubscription(email))
    const vault = new BackupVault(this, 'Vault', {
      backupVaultName: `tulna-${stage}`,
      encryptionKey: key,
      lockConfiguration: { minRetention: keptHere, maxRetention: copyKept },
      notificationTopic: topic,
      notificationEvents: [BackupVaultEvents.BACKUP_JOB_FAILED, BackupVaultEvents.COPY_JOB_FAILED],
      removalPolicy: RemovalPolicy.RETAIN,
    })
    const plan = new BackupPlan(this, 'Plan', {
      backupPlanName: `tulna-${stage}`,
      backupVault: vault,
      backupPlanRules: [
        new BackupPlanRule({
          ruleName: 'daily',
          // When the fewest borrowers are there.
          scheduleExpression: Schedule.cron({ hour: '3', minute: '0' }),
          scheduleExpressionTimezone: TimeZone.ASIA_KOLKATA,
          startWindow: Duration.hours(1),
          completionWindow: Duration.hours(12),
          deleteAfter: keptHere,
          copyActions: [
            {
              destinationBackupVault: BackupVault.fromBackupVaultArn(this, 'OtherVault', copyTo),
              deleteAfter: copyKept,
            },
          ],
        }),
      ],
    })
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('backup.amazonaws.com') })
    new BackupSelection(this, 'Selection', {
      backupPlan: plan,
      role,
      resources: [BackupResource.fromDynamoDbTable(table)],
    })
    acknowledge(role, {
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSBackupServiceRolePolicyForBackup]':
        'AWS’s own policy for AWS Backup, which AWS extends as the service needs it. Only the service assumes the role.',
    })
  }
}
