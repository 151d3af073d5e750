import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, expect, test, vi } from 'vitest'
import { answerComplaint } from '#complaints/complaints.ts'
import type { ComplaintState } from '#contract/enums.ts'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { aStoredComplaint } from '#support/builders.ts'
import { mockAws, restoreAws } from '#support/mock-aws.ts'
import { keys } from '#table/keys.ts'

const dynamo = mockAws(DynamoDBDocumentClient)
afterAll(() => {
  vi.unstubAllEnvs()
  restoreAws()
})

/** DynamoDB's limit on an item. Its text as JSON is longer than what DynamoDB counts. */
const maxItemBytes = 400 * 1024
const longest = '𑄌'.repeat(limits.complaint.textLength)
const now = new Date('2026-11-26T10:00:00.000Z')

/** Answers a complaint with this many earlier answers, all texts as long as they may be. Returns what is stored. */
async function answerAfter(earlier: number, state: ComplaintState) {
  vi.stubEnv('TABLE_NAME', 'table')
  const answer = { state: 'In progress', note: longest, at: now.toISOString(), by: crypto.randomUUID() }
  const complaint = aStoredComplaint({ complaint: longest, user_id: crypto.randomUUID() })
  const { reference, due_on, version } = complaint
  dynamo.reset()
  dynamo.on(TransactWriteCommand).resolves({})
  dynamo.on(GetCommand).resolves({
    Item: { ...keys.openComplaint(due_on, reference), ...complaint, answers: Array(earlier).fill(answer) },
  })
  await answerComplaint({ reference, due_on, version, state, note: longest }, 'administrator', now)
  const [call] = dynamo.commandCalls(TransactWriteCommand)
  return (call?.args[0].input.TransactItems ?? []).flatMap(({ Put }) => (Put?.Item ? [Put.Item] : []))
}

test.each<[number, ComplaintState]>([
  [limits.complaint.openAnswers - 1, 'In progress'],
  [limits.complaint.openAnswers, 'Resolved'],
])(
  'after %i answers of the greatest length, one with the state %s still fits into the item',
  async (earlier, state) => {
    const items = await answerAfter(earlier, state)
    expect(items).toHaveLength(2)
    for (const item of items) expect(Buffer.byteLength(JSON.stringify(item))).toBeLessThan(maxItemBytes)
  },
)

test('an answer that leaves the complaint open is refused in words where the next one would not fit', async () => {
  await expect(answerAfter(limits.complaint.openAnswers, 'In progress')).rejects.toThrow(
    messages.tooManyAnswers,
  )
})
