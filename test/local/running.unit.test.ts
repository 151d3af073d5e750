import { existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { recordRunningCloud, runningCloud } from '#lib/local/running.ts'
import { temporaryFolder } from '#support/temporary-folder.ts'

const notRunning = 'Tulna is not running. Run npm start'

const aFile = () => join(temporaryFolder(), 'running.json')

/** A cloud whose DynamoDB answers until `stop` is called. */
async function aCloud() {
  const server = createServer((_, response) => response.end())
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  onTestFinished(stop)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
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
