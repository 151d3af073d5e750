import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { environment, setting } from '#runtime/environment.ts'
import { log } from '#runtime/log.ts'
import { traced } from '#runtime/spans.ts'
import { timeouts } from '#runtime/timeouts.ts'

const lambda = traced(new LambdaClient({ requestHandler: timeouts(2_000) }), 'Lambda')

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
  log.info('export worker started', { export_id: id })
}
