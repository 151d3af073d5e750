import { Match } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { table } from '../../functions/shared/names.ts'
import { resourcesOf, templatesOf } from '../support/stacks.ts'

const { data } = templatesOf({ stage: 'prod' })
const { data: local } = templatesOf({ stage: 'local' })

test('keys the table by the names that the functions use', () => {
  data.hasResourceProperties('AWS::DynamoDB::Table', {
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

test('can put the table back to any second of the last weeks', () => {
  data.hasResourceProperties('AWS::DynamoDB::Table', {
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
  })
})

test('protects the table from being deleted everywhere but on a developer’s machine', () => {
  data.hasResourceProperties('AWS::DynamoDB::Table', { DeletionProtectionEnabled: true })
  local.hasResourceProperties('AWS::DynamoDB::Table', { DeletionProtectionEnabled: false })
})

test('leaves every resource behind when the stack is deleted or one is replaced', () => {
  const all = Object.entries(data.toJSON().Resources as Record<string, { Type: string }>)
  const kept = all.filter(([, { Type }]) => Type !== 'AWS::CDK::Metadata')
  expect(kept).toHaveLength(2)
  for (const [, resource] of kept)
    expect(resource).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' })
})

test('lets Secrets Manager make up the session secret, 64 characters long', () => {
  data.hasResourceProperties('AWS::SecretsManager::Secret', {
    GenerateSecretString: { PasswordLength: 64, ExcludePunctuation: true },
    SecretString: Match.absent(),
  })
  expect(resourcesOf(data, 'AWS::SecretsManager::Secret')).toHaveLength(1)
})
