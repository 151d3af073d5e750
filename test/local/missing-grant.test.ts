import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from 'aws-cdk-lib'
import { CfnRole } from 'aws-cdk-lib/aws-iam'
import { expect, test } from 'vitest'
import { walkJourney } from '#lib/operations/journey.ts'
import { addStacks } from '#lib/stacks/stacks.ts'
import { aMobile, mockAuth } from '#support/api.ts'
import { ownCloud } from '#support/own-cloud.ts'

/** The product's stacks without the write permission of the demo sign-in. */
function withoutWriting(app: App) {
  const { service } = addStacks(app)
  for (const role of service.node.findAll().filter((node) => node instanceof CfnRole))
    if (role.node.path.includes('/mockAuth/'))
      role.addPropertyOverride('Policies.0.PolicyDocument.Statement', [
        { Effect: 'Allow', Action: 'dynamodb:GetItem', Resource: '*' },
        { Effect: 'Allow', Action: 'secretsmanager:GetSecretValue', Resource: '*' },
      ])
}

test('fails a function that lacks a grant, as AWS does, names the denied action in its log, and the smoke test’s journey notices', async () => {
  const cloud = await ownCloud({ stacks: withoutWriting })
  expect((await mockAuth(aMobile(), {}, cloud.address)).status).toBe(500)
  const journey = walkJourney((path, init) => fetch(cloud.address + path, init))
  await expect(journey).rejects.toThrow('/user/mock-auth answered 500')
  await cloud.stop()
  const log = readFileSync(join(cloud.state, 'logs', 'tulna-local-mock-auth.log'), 'utf8')
  expect(log).toContain('AccessDeniedException')
  expect(log).toContain('is not authorized to perform: dynamodb:UpdateItem')
})
