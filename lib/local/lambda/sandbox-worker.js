// The inside of a sandbox: loads a function's bundle, then answers one event at a time. Plain JavaScript, so
// that a function has nothing of ours around it, not even a TypeScript loader.
import { parentPort, workerData } from 'node:worker_threads'

const { [workerData.exported]: handler } = await import(workerData.bundle)

parentPort.on('message', async ({ event, context, deadline }) => {
  try {
    const getRemainingTimeInMillis = () => deadline - Date.now()
    const answer = await handler(event, { ...context, getRemainingTimeInMillis })
    parentPort.postMessage({ answer: JSON.stringify(answer) })
  } catch (error) {
    console.error(error)
    parentPort.postMessage({ error: String(error) })
  }
})
parentPort.postMessage({})
