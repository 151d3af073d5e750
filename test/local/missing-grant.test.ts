import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { App } from 'aws-cdk-lib'
import { CfnPolicy } from 'aws-cdk-lib/aws-iam'
import { expect, test } from 'vitest'
import { startCloud } from '#lib/local/cloud.ts'
import { addStacks } from '#lib/stacks/stacks.ts'
import { aMobile, mockAuth } from '#support/api.ts'

/** The product's stacks without the write permission of the demo sign-in. */
function withoutWriting(app: App) {
  const { service } = addStacks(app)
  for (const policy of service.node.findAll().filter((node) => node instanceof CfnPolicy))
    if (policy.node.path.includes('/mockAuth/'))
      policy.addPropertyOverride('PolicyDocument.Statement', [
        { Effect: 'Allow', Action: 'dynamodb:GetItem', Resource: '*' },
        { Effect: 'Allow', Action: 'secretsmanager:GetSecretValue', Resource: '*' },
      ])
}

test('fails a function that lacks a grant, as AWS does, and names the grant in its log', async () => {
  const state = mkdtempSync(join(tmpdir(), 'tulna-'))
  const cloud = await startCloud({ state, hasPages: false, stacks: withoutWriting })
  try {
    expect((await mockAuth(aMobile(), {}, cloud.address)).status).toBe(500)
  } finally {
    await cloud.stop()
  }
  const log = readFileSync(join(state, 'logs', 'tulna-local-mock-auth.log'), 'utf8')
  expect(log).toContain('AccessDeniedException')
  expect(log).toContain('is not authorized to perform: dynamodb:UpdateItem')
  rmSync(state, { recursive: true, force: true })
})
