import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { log } from '#runtime/log.ts'
import { environment } from '#runtime/names.ts'
import { setting } from '#runtime/settings.ts'
import { timeouts } from '#runtime/timeouts.ts'

const lambda = new LambdaClient({ requestHandler: timeouts(2_000) })

/** Sets the worker to an export that was asked for, and does not wait for it. */
export async function startWorker(id: string): Promise<void> {
  await lambda.send(
    new InvokeCommand({
      FunctionName: setting(environment.exportWorker),
      InvocationType: 'Event',
      Payload: JSON.stringify({ id }),
    }),
  )
  // Leads from the lines of the request to those of the worker.
  log.info('export asked for', { export_id: id })
}
