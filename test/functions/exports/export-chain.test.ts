import type { Context } from 'aws-lambda'
import { expect, test } from 'vitest'
import { environment } from '#runtime/environment.ts'
import { adminIdOf } from '#support/admin.ts'
import { exportAll, readExport, storeLargeBorrowers } from '#support/exported.ts'
import { startFaultyCloud } from '#support/faulty-cloud.ts'
import { stubEnvironment } from '#support/in-process.ts'
import { scan } from '#support/stored.ts'

const megabytes = 42
/** Every worker of the local cloud hands over after its first part of the file, as if its time were over. */
const place = await startFaultyCloud({ [environment.exportHandoverMs]: '1000000000' }, 10)
await storeLargeBorrowers(place, megabytes)
stubEnvironment(place)

const linesOf = async (job: Parameters<typeof readExport>[0]) =>
  (await readExport(job)).rows.map((values) => values.join()).sort()

/** Runs an export in this process, with one worker from beginning to end. */
async function exportWithOneWorker() {
  const { requestExport } = await import('#exports/export-jobs.ts')
  const { handler } = await import('#worker/export-users.ts')
  const id = await requestExport(adminIdOf(place.token), new Date())
  await handler({ id }, { awsRequestId: 'one', getRemainingTimeInMillis: () => 900_000 } as Context)
  const { body } = await place.call('GET', `/user/downalduser?id=${id}`, { token: place.token })
  return body as unknown as Awaited<ReturnType<typeof exportAll>>
}

test('several workers export the same rows as one worker, and their handovers contain no personal data', async () => {
  const chained = await exportAll(place)
  const whole = await exportWithOneWorker()
  expect(chained.rows).toBe(megabytes * 4)
  expect(await linesOf(chained)).toEqual(await linesOf(whole))

  const stored = await scan(place.cloud)
  const handoversOf = (job: { id: string }) =>
    stored.filter(({ pk, sk }) => pk === `EXPORT#${job.id}` && String(sk).startsWith('HANDOVER#'))
  expect(handoversOf(chained).length).toBeGreaterThan(2)
  expect(handoversOf(whole)).toEqual([])
  const mobiles = stored.filter(({ sk }) => sk === 'PROFILE').map(({ mobile }) => String(mobile))
  const handovers = JSON.stringify(handoversOf(chained))
  expect(handovers).not.toContain('Asha')
  expect(mobiles.filter((mobile) => handovers.includes(mobile))).toEqual([])
  expect(place.unfinishedUploads()).toEqual([])
  expect(
    stored.filter(({ action, export_id }) => action === 'exported' && export_id === chained.id),
  ).toHaveLength(1)
})
