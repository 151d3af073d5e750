// The worker thread of a sandbox: loads a function's bundle, then handles one event at a time. It is plain JavaScript, so
// that the function runs without a TypeScript loader.
import { parentPort, workerData } from 'node:worker_threads'

const { [workerData.exported]: handler } = await import(workerData.bundle)

parentPort.on('message', async ({ event, context, deadline }) => {
  try {
    const getRemainingTimeInMillis = () => deadline - Date.now()
    const result = await handler(event, { ...context, getRemainingTimeInMillis })
    parentPort.postMessage({ result: JSON.stringify(result) })
  } catch (error) {
    console.error(error)
    parentPort.postMessage({ error: String(error) })
  }
})
parentPort.postMessage({})
