import type { Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { firebase, resourcesOf, templatesOf } from '#support/stacks.ts'

const backupVaultArn = 'arn:aws:backup:ap-south-2:333333333333:backup-vault:tulna-prod'
const { data, alarms, service } = templatesOf({
  stage: 'prod',
  ...firebase,
  backupVaultArn,
  dataEvents: 'true',
})

interface Statement {
  Effect: string
  Principal?: { Service?: unknown }
  Condition?: object
}

/** The policies of resources, each with the permissions that it gives to AWS services. */
const policyTypes = [
  'AWS::SNS::TopicPolicy',
  'AWS::S3::BucketPolicy',
  'AWS::SQS::QueuePolicy',
  'AWS::KMS::Key',
]

const statementsOf = (template: Template) =>
  policyTypes.flatMap((type) =>
    resourcesOf(template, type).flatMap(([name, { Properties }]) => {
      const policy = (Properties.PolicyDocument ?? Properties.KeyPolicy) as { Statement: Statement[] }
      return policy.Statement.filter(({ Effect, Principal }) => Effect === 'Allow' && Principal?.Service).map(
        (statement) => ({ name, statement }),
      )
    }),
  )

test('every resource that lets an AWS service in names the account or the resource on whose behalf', () => {
  const found = [data, alarms, service].flatMap((template) => statementsOf(template))
  expect(found.length).toBeGreaterThan(2)
  // CDK's trail adds no condition, but the path to which CloudTrail may write has the account's number.
  for (const { name, statement } of found.filter(({ name }) => !name.startsWith('DataEventsLogPolicy')))
    expect(JSON.stringify(statement.Condition ?? {}), name).toMatch(/aws:Source(Account|Arn)/i)
})

test('every function that an AWS service may call names the caller', () => {
  const permissions = [data, service].flatMap((template) => resourcesOf(template, 'AWS::Lambda::Permission'))
  expect(permissions.length).toBeGreaterThan(10)
  for (const [name, { Properties }] of permissions)
    expect(Properties.SourceArn ?? Properties.SourceAccount, name).toBeDefined()
})
