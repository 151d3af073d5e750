import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { close, host, listen, portOf } from '#lib/local/http.ts'
import { recordRunningCloud, runningCloud } from '#lib/local/running.ts'
import { temporaryFolder } from '#support/temporary-folder.ts'

const notRunning = 'Tulna is not running. Run npm start'

const aFile = () => join(temporaryFolder(), 'running.json')

/** A cloud whose DynamoDB answers until `stop` is called. */
async function aCloud() {
  const server = await listen((_, response) => void response.end())
  const stop = () => close(server)
  onTestFinished(stop)
  const endpoint = `http://${host}:${portOf(server)}`
  const cloud = {
    environment: { AWS_ENDPOINT_URL_DYNAMODB: endpoint },
    tableName: 'tulna',
    logoBucket: 'logos',
  }
  return { cloud, stop }
}

test('finds the running cloud until its record is removed', async () => {
  const file = aFile()
  const { cloud } = await aCloud()
  const forget = recordRunningCloud(cloud, file)
  expect(await runningCloud(file)).toEqual(cloud)
  forget()
  await expect(runningCloud(file)).rejects.toThrow(notRunning)
})

test('does not find a cloud that does not answer, even if a process has the recorded id', async () => {
  const file = aFile()
  const { cloud, stop } = await aCloud()
  recordRunningCloud(cloud, file)
  await stop()
  await expect(runningCloud(file)).rejects.toThrow(notRunning)
})

test('does not remove the record of another process', async () => {
  const file = aFile()
  const { cloud } = await aCloud()
  const forget = recordRunningCloud(cloud, file)
  writeFileSync(file, JSON.stringify({ ...cloud, pid: process.ppid }))
  forget()
  expect(existsSync(file)).toBe(true)
})
