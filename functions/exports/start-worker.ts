import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { log } from '#runtime/log.ts'
import { environment } from '#runtime/names.ts'
import { setting } from '#runtime/settings.ts'
import { timeouts } from '#runtime/timeouts.ts'

const lambda = new LambdaClient({ requestHandler: timeouts(2_000) })

/** Starts a worker for a requested export, without waiting for it. */
export async function startWorker(id: string): Promise<void> {
  await lambda.send(
    new InvokeCommand({
      FunctionName: setting(environment.exportWorker),
      InvocationType: 'Event',
      Payload: JSON.stringify({ id }),
    }),
  )
  // Connects the log lines of the caller with those of the worker.
  log.info('export requested', { export_id: id })
}
