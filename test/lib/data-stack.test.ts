import { readFileSync } from 'node:fs'
import { Match, Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { readConfig } from '#lib/settings/config.ts'
import { variants } from '#lib/settings/variants.ts'
import { DataStack } from '#lib/stacks/data.ts'
import {
  anApp,
  firebase,
  permissionsOf,
  resourcesOf,
  templatesOf,
  theResource,
  withoutExtras,
} from '#support/stacks.ts'
import { table } from '#table/schema.ts'

const { data } = templatesOf({ stage: 'prod', ...firebase })
const { data: local } = templatesOf({ stage: 'local' })

test('keys the table by the names that the functions use', () => {
  data.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
    KeySchema: [
      { AttributeName: table.partitionKey, KeyType: 'HASH' },
      { AttributeName: table.sortKey, KeyType: 'RANGE' },
    ],
    GlobalSecondaryIndexes: [
      {
        IndexName: table.index.name,
        KeySchema: [
          { AttributeName: table.index.partitionKey, KeyType: 'HASH' },
          { AttributeName: table.index.sortKey, KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'ALL' },
      },
    ],
    TimeToLiveSpecification: { AttributeName: table.expiry, Enabled: true },
    BillingMode: 'PAY_PER_REQUEST',
  })
})

test('enables point-in-time recovery of the table', () => {
  data.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
    Replicas: [Match.objectLike({ PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } })],
  })
})

test('switches the functions to a restored table without touching the original', () => {
  const prod = { stage: 'prod', ...firebase }
  const { data: after, service } = templatesOf({ ...prod, restoredTable: 'tulna-prod-restored' })
  expect(resourcesOf(after, 'AWS::DynamoDB::GlobalTable')).toEqual(
    resourcesOf(data, 'AWS::DynamoDB::GlobalTable'),
  )
  const exportsOf = (template: typeof data) =>
    Object.values<{ Export?: object }>(template.toJSON().Outputs).filter(
      (output) => output.Export && JSON.stringify(output).includes('"Table'),
    )
  // The table's name and its ARN.
  expect(exportsOf(data)).toHaveLength(2)
  expect(exportsOf(after)).toEqual(exportsOf(data))
  const ours = resourcesOf(service, 'AWS::Lambda::Function')
    .map(([, { Properties }]) => Properties)
    .filter(({ FunctionName }) => String(FunctionName).startsWith('tulna-prod-'))
  expect(ours).not.toEqual([])
  for (const { Environment } of ours)
    expect(Environment).toMatchObject({ Variables: { TABLE_NAME: 'tulna-prod-restored' } })
  expect(JSON.stringify(permissionsOf(service))).toContain(':table/tulna-prod-restored')
})

test('makes a daily backup in a locked vault with its own key, and copies it to the vault of another account', () => {
  const backupVaultArn = 'arn:aws:backup:ap-south-2:333333333333:backup-vault:tulna-prod'
  const { data: backedUp } = templatesOf({ stage: 'prod', ...firebase, backupVaultArn })
  backedUp.hasResource('AWS::Backup::BackupVault', {
    Properties: {
      // A part of the stack’s id, which no earlier stack had.
      BackupVaultName: Match.objectLike({
        'Fn::Join': [
          '',
          Match.arrayWith(['tulna-prod-', Match.objectLike({ 'Fn::Select': Match.anyValue() })]),
        ],
      }),
      EncryptionKeyArn: Match.anyValue(),
      LockConfiguration: { MinRetentionDays: 7, MaxRetentionDays: 35 },
    },
    DeletionPolicy: 'RetainExceptOnCreate',
    UpdateReplacePolicy: 'Retain',
  })
  backedUp.hasResourceProperties('AWS::Backup::BackupPlan', {
    BackupPlan: {
      BackupPlanRule: [
        {
          ScheduleExpression: 'cron(0 3 * * ? *)',
          ScheduleExpressionTimezone: 'Asia/Kolkata',
          Lifecycle: { DeleteAfterDays: 7 },
          CopyActions: [{ DestinationBackupVaultArn: backupVaultArn, Lifecycle: { DeleteAfterDays: 35 } }],
        },
      ],
    },
  })
  const [[, selection] = []] = resourcesOf(backedUp, 'AWS::Backup::BackupSelection')
  const [[tableId] = []] = resourcesOf(backedUp, 'AWS::DynamoDB::GlobalTable')
  expect(JSON.stringify(selection?.Properties)).toContain(tableId)
  expect(resourcesOf(data, 'AWS::Backup::BackupPlan')).toEqual([])
})

test('sends an e-mail when a backup of the table or its copy fails, is aborted or does not start in time', () => {
  const backupVaultArn = 'arn:aws:backup:ap-south-2:333333333333:backup-vault:tulna-prod'
  const { data: backedUp } = templatesOf({ stage: 'prod', ...firebase, backupVaultArn })
  const [[tableId] = []] = resourcesOf(backedUp, 'AWS::DynamoDB::GlobalTable')
  const [topicId] = theResource(backedUp, 'AWS::SNS::Topic')
  const topic = { Ref: topicId }
  backedUp.hasResourceProperties('AWS::Events::Rule', {
    EventPattern: {
      source: ['aws.backup'],
      'detail-type': ['Backup Job State Change', 'Copy Job State Change'],
      detail: {
        state: ['FAILED', 'ABORTED', 'EXPIRED'],
        resourceArn: [{ 'Fn::GetAtt': [tableId, 'Arn'] }],
      },
    },
    State: 'ENABLED',
    Targets: [Match.objectLike({ Arn: topic })],
  })
  backedUp.hasResourceProperties('AWS::SNS::TopicPolicy', {
    Topics: [topic],
    PolicyDocument: {
      Statement: Match.arrayWith([
        Match.objectLike({
          Effect: 'Allow',
          Action: 'sns:Publish',
          Principal: { Service: 'events.amazonaws.com' },
        }),
      ]),
    },
  })
  backedUp.hasResourceProperties('AWS::SNS::Subscription', { TopicArn: topic, Endpoint: 'ops@tulna.example' })
})

test('replicates the secrets of sessions, receipts and outcomes', () => {
  const { data: replicated } = templatesOf({ stage: 'prod', ...firebase, replicaRegions: 'ap-south-2' })
  const secrets = resourcesOf(replicated, 'AWS::SecretsManager::Secret')
  expect(secrets).toHaveLength(3)
  for (const [, { Properties }] of secrets)
    expect(Properties.ReplicaRegions).toEqual([{ Region: 'ap-south-2' }])
  for (const [, { Properties }] of resourcesOf(data, 'AWS::SecretsManager::Secret'))
    expect(Properties).not.toHaveProperty('ReplicaRegions')
})

const functionRole = /Tulna-prod-Service-/

test('encrypts the table and the exports with a KMS key of the account if `customerKey` is on', () => {
  data.resourceCountIs('AWS::KMS::Key', 0)
  const { data: encrypted } = templatesOf({ stage: 'prod', ...firebase, customerKey: 'true' })
  const [id, key] = theResource(encrypted, 'AWS::KMS::Key')
  expect(key).toMatchObject({
    DeletionPolicy: 'RetainExceptOnCreate',
    Properties: { EnableKeyRotation: true },
  })
  const arn = { 'Fn::GetAtt': [id, 'Arn'] }
  encrypted.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
    SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
    Replicas: [Match.objectLike({ SSESpecification: { KMSMasterKeyId: arn } })],
  })
  const buckets = resourcesOf(encrypted, 'AWS::S3::Bucket').filter(([, bucket]) =>
    JSON.stringify(bucket).includes('aws:kms'),
  )
  expect(buckets.map(([name]) => name)).toEqual([expect.stringMatching(/^ExportFiles/)])
  // The functions' roles may use the key, and only through DynamoDB and S3.
  const { Statement } = key.Properties.KeyPolicy as { Statement: { Action: string[]; Condition?: object }[] }
  const toAnybody = Statement.filter((statement) => JSON.stringify(statement).includes('"AWS":"*"'))
  expect(toAnybody).toEqual([
    expect.objectContaining({
      Condition: {
        StringEquals: {
          'kms:CallerAccount': '222222222222',
          'kms:ViaService': ['dynamodb.ap-south-1.amazonaws.com', 's3.ap-south-1.amazonaws.com'],
        },
        ArnLike: { 'aws:PrincipalArn': expect.anything() },
      },
    }),
  ])
  expect(JSON.stringify(toAnybody)).toMatch(functionRole)
  expect(toAnybody[0]?.Action).not.toContain('kms:CreateGrant')
})

test('logs access to the table that bypasses the functions, and all access to the exports, if `dataEvents` is on', () => {
  data.resourceCountIs('AWS::CloudTrail::Trail', 0)
  const { data: logged } = templatesOf({ stage: 'prod', ...firebase, dataEvents: 'true' })
  const [, trail] = theResource(logged, 'AWS::CloudTrail::Trail')
  expect(trail.Properties).toMatchObject({ IsLogging: true, EnableLogFileValidation: true })
  expect(trail.Properties).not.toHaveProperty('EventSelectors')
  const fields = (trail.Properties.AdvancedEventSelectors as { FieldSelectors: { Field: string }[] }[]).map(
    ({ FieldSelectors }) => Object.fromEntries(FieldSelectors.map(({ Field, ...rule }) => [Field, rule])),
  )
  const [table] = Object.keys(logged.findResources('AWS::DynamoDB::GlobalTable'))
  expect(fields).toEqual([
    {
      eventCategory: { Equals: ['Data'] },
      'resources.type': { Equals: ['AWS::DynamoDB::Table'] },
      'resources.ARN': { Equals: [{ 'Fn::GetAtt': [table, 'Arn'] }] },
      'userIdentity.arn': { NotStartsWith: [expect.anything()] },
    },
    {
      eventCategory: { Equals: ['Data'] },
      'resources.type': { Equals: ['AWS::S3::Object'] },
      'resources.ARN': { StartsWith: [expect.anything()] },
    },
  ])
  expect(JSON.stringify(fields[0])).toMatch(functionRole)
  expect(JSON.stringify(fields[1])).toContain('ExportFiles')
})

test('keeps all data when a stack is deleted, and leaves nothing in the way of the next attempt when a first creation fails', () => {
  const backupVaultArn = 'arn:aws:backup:ap-south-2:333333333333:backup-vault:tulna-prod'
  const { data: first } = templatesOf({
    stage: 'prod',
    ...firebase,
    backupVaultArn,
    customerKey: 'true',
    dataEvents: 'true',
    protection: 'false',
  })
  const types = [
    'DynamoDB::GlobalTable',
    'Cognito::UserPool',
    'SecretsManager::Secret',
    'KMS::Key',
    'Backup::BackupVault',
    'S3::Bucket',
  ]
  const stateful = types.flatMap((type) => resourcesOf(first, `AWS::${type}`))
  expect(stateful).toHaveLength(11)
  for (const [id, resource] of stateful)
    expect([id, resource]).toEqual([
      id,
      expect.objectContaining({
        // CloudTrail fills its bucket at once, and CloudFormation can delete only an empty one.
        DeletionPolicy: id.startsWith('DataEventsLog') ? 'Retain' : 'RetainExceptOnCreate',
        UpdateReplacePolicy: 'Retain',
      }),
    ])
  // Without deletion protection, CloudFormation can delete them in the rollback of a first creation.
  const [, table] = theResource(first, 'AWS::DynamoDB::GlobalTable')
  expect(table.Properties.Replicas).toEqual([expect.objectContaining({ DeletionProtectionEnabled: false })])
  first.hasResourceProperties('AWS::Cognito::UserPool', { DeletionProtection: 'INACTIVE' })
})

test('gives no resource that outlives its stack a fixed name, except those that allow several of a name', () => {
  const all: Record<string, { Type: string; DeletionPolicy?: string; Properties?: Record<string, unknown> }> =
    data.toJSON().Resources
  const named = Object.values(all).flatMap(({ Type, DeletionPolicy = 'Delete', Properties = {} }) =>
    DeletionPolicy === 'Delete'
      ? []
      : Object.entries(Properties)
          .filter(([name, value]) => /Name$/.test(name) && typeof value === 'string')
          .map(([name]) => `${Type} ${name}`),
  )
  expect(named).toEqual(['AWS::Cognito::UserPool UserPoolName'])
})

const exportsOf = (template: typeof data) =>
  Object.values<{ Export?: { Name: string } }>(template.toJSON().Outputs)
    .flatMap(({ Export }) => Export?.Name.split(':')[1] ?? [])
    .sort()

test.each(Object.entries(variants))(
  'exports all that the service of “%s” may import, used or not',
  (_name, context) => {
    const app = anApp({ waf: 'false', ...context }, withoutExtras)
    const config = readConfig(app.node.getAllContext())
    const alone = new DataStack(app, 'Alone', { config, env: { region: config.region } })
    const pinned = exportsOf(Template.fromStack(alone))
    const used = exportsOf(templatesOf(context).data)
    expect(used).toEqual(pinned)
  },
)

test('still exports what the released service imports', () => {
  const released: string[] = JSON.parse(readFileSync('test/lib/released-exports.json', 'utf8'))
  expect(released.length).toBeGreaterThan(0)
  expect(exportsOf(data)).toEqual(expect.arrayContaining(released))
})

test('protects the table of prod from deletion, but not the table on a developer’s machine', () => {
  const replicas = (template: typeof data) =>
    theResource(template, 'AWS::DynamoDB::GlobalTable')[1].Properties.Replicas
  expect(replicas(data)).toEqual([expect.objectContaining({ DeletionProtectionEnabled: true })])
  expect(replicas(local)).toEqual([expect.objectContaining({ DeletionProtectionEnabled: false })])
})

test('protects the administrators’ user pool from deletion, allows no sign-up and requires a second factor', () => {
  data.hasResourceProperties('AWS::Cognito::UserPool', {
    AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
    DeletionProtection: 'ACTIVE',
    EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
    MfaConfiguration: 'ON',
    Policies: {
      PasswordPolicy: {
        MinimumLength: 14,
        RequireLowercase: true,
        RequireNumbers: true,
        RequireSymbols: true,
        RequireUppercase: true,
      },
    },
  })
  data.hasResourceProperties('AWS::Cognito::UserPoolGroup', { GroupName: 'admin' })
})

test('does not let an access token change the e-mail address that password resets use', () => {
  data.hasResourceProperties('AWS::Cognito::UserPoolClient', { WriteAttributes: ['locale'] })
})

test('gives an invited administrator the sign-in address, and 15 minutes to set up the second factor', () => {
  data.hasResourceProperties('AWS::Cognito::UserPoolClient', { AuthSessionValidity: 15 })
  const { data: withDomain } = templatesOf({
    stage: 'prod',
    ...firebase,
    domain: 'www.tulna.example',
    certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b',
  })
  withDomain.hasResourceProperties('AWS::Cognito::UserPool', {
    AdminCreateUserConfig: {
      InviteMessageTemplate: {
        EmailMessage: Match.stringLikeRegexp('https://www.tulna.example/admin121/offers as {username}'),
      },
    },
  })
})

test('says in the e-mail for a forgotten password what its code is for', () => {
  data.hasResourceProperties('AWS::Cognito::UserPool', {
    VerificationMessageTemplate: {
      EmailSubject: 'Your code for Tulna',
      EmailMessage: 'Your code to set a new password for Tulna is {####}.',
    },
  })
})

test('does not require a second factor on a developer’s machine', () => {
  local.hasResourceProperties('AWS::Cognito::UserPool', { MfaConfiguration: 'OPTIONAL' })
})

test('signs administrators in by SRP, which does not send the password, except on a developer’s machine', () => {
  const flows = (template: typeof data) =>
    resourcesOf(template, 'AWS::Cognito::UserPoolClient').map(
      ([, client]) => client.Properties.ExplicitAuthFlows,
    )
  expect(flows(data)).toEqual([['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH']])
  expect(flows(local)).toEqual([['ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH']])
})

test('generates the secrets of sessions, receipts and outcomes, with 64 characters each', () => {
  data.allResourcesProperties('AWS::SecretsManager::Secret', {
    GenerateSecretString: { PasswordLength: 64, ExcludePunctuation: true },
    SecretString: Match.absent(),
  })
  expect(resourcesOf(data, 'AWS::SecretsManager::Secret')).toHaveLength(3)
})

test('expires exports, and the parts of unfinished uploads, after a day', () => {
  data.hasResourceProperties('AWS::S3::Bucket', {
    LifecycleConfiguration: {
      Rules: [
        {
          AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
          ExpirationInDays: 1,
          Status: 'Enabled',
        },
      ],
    },
    PublicAccessBlockConfiguration: {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    },
  })
})

test('expires uploads to the logo bucket after a day, and never expires the logos of offers, the feeds or the rankings', () => {
  data.hasResourceProperties('AWS::S3::Bucket', {
    LifecycleConfiguration: {
      Rules: [
        { Prefix: 'uploads/', ExpirationInDays: 1, NoncurrentVersionExpiration: { NoncurrentDays: 1 } },
        { Prefix: 'logos/', ExpirationInDays: Match.absent(), Status: 'Enabled' },
        {
          Prefix: 'feeds/',
          ExpirationInDays: Match.absent(),
          NoncurrentVersionExpiration: { NoncurrentDays: 1 },
        },
        { AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } },
      ],
    },
    VersioningConfiguration: { Status: 'Enabled' },
    PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
    CorsConfiguration: { CorsRules: [{ AllowedMethods: ['PUT'], AllowedHeaders: ['content-type'] }] },
  })
})
