import { CfnOutput, Duration, Fn, RemovalPolicy, Stack, TimeZone } from 'aws-cdk-lib'
import {
  BackupPlan,
  BackupPlanRule,
  BackupResource,
  BackupSelection,
  BackupVault,
} from 'aws-cdk-lib/aws-backup'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { AccountPrincipal, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
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
  /** The e-mail address that gets a message when a backup or a copy fails. */
  email?: string | undefined
}

/** Short, because point-in-time recovery covers 35 days in this account. The copy is for the loss of the account. */
const localRetention = Duration.days(7)
/** The time that the privacy policy states for backups. */
const copyRetention = Duration.days(35)

/**
 * A daily backup of the table, copied to another account and region, where nobody in this account can delete it. The
 * vault in this account is locked: only somebody who may remove the lock can delete its backups before they expire.
 */
export class Backups extends Construct {
  constructor(scope: Construct, id: string, { stage, table, copyTo, email }: BackupsProps) {
    super(scope, id)
    const [, , , , otherAccount = ''] = copyTo.split(':')
    // A backup that is encrypted with the AWS managed key cannot be copied to another account.
    const key = new Key(this, 'Key', {
      description: 'Encrypts the backups of the table',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    })
    key.grantDecrypt(new AccountPrincipal(otherAccount))
    key.grant(new AccountPrincipal(otherAccount), 'kms:DescribeKey', 'kms:CreateGrant')

    // A vault that an earlier stack left behind keeps its name. The first part of the stack's id is new in each stack.
    const stackId = Fn.select(2, Fn.split('/', Stack.of(this).stackId))
    const backupVaultName = `tulna-${stage}-${Fn.select(0, Fn.split('-', stackId))}`
    const vault = new BackupVault(this, 'Vault', {
      backupVaultName,
      encryptionKey: key,
      lockConfiguration: { minRetention: localRetention, maxRetention: copyRetention },
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    })
    new CfnOutput(Stack.of(this), 'BackupVaultName', { value: backupVaultName })
    const plan = new BackupPlan(this, 'Plan', {
      backupPlanName: `tulna-${stage}`,
      backupVault: vault,
      backupPlanRules: [
        new BackupPlanRule({
          ruleName: 'daily',
          // The quietest hour.
          scheduleExpression: Schedule.cron({ hour: '3', minute: '0' }),
          scheduleExpressionTimezone: TimeZone.ASIA_KOLKATA,
          startWindow: Duration.hours(1),
          completionWindow: Duration.hours(12),
          deleteAfter: localRetention,
          copyActions: [
            {
              destinationBackupVault: BackupVault.fromBackupVaultArn(this, 'OtherVault', copyTo),
              deleteAfter: copyRetention,
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
    const topic = new Topic(this, 'Topic', { topicName: `tulna-${stage}-backups`, enforceSSL: true })
    if (email) topic.addSubscription(new EmailSubscription(email))
    // CDK's `SnsTopic` target would let rules of any account publish.
    topic.addToResourcePolicy(
      new PolicyStatement({
        actions: ['sns:Publish'],
        principals: [new ServicePrincipal('events.amazonaws.com')],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    )
    // A vault's own notifications no longer report backups that failed or did not start in time.
    // https://docs.aws.amazon.com/aws-backup/latest/APIReference/API_PutBackupVaultNotifications.html
    new Rule(this, 'Failures', {
      description: 'Reports failed backups of the table and failed copies',
      eventPattern: {
        source: ['aws.backup'],
        detailType: ['Backup Job State Change', 'Copy Job State Change'],
        detail: { state: ['FAILED', 'ABORTED', 'EXPIRED'], resourceArn: [table.tableArn] },
      },
      targets: [{ bind: () => ({ arn: topic.topicArn }) }],
    })
    acknowledge(role, {
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSBackupServiceRolePolicyForBackup]':
        'AWS’s own policy for AWS Backup, which AWS extends as the service needs it. Only the service assumes the role.',
    })
  }
}
