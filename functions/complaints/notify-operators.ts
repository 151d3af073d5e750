import { PublishCommand, SNSClient } from '@aws-sdk/client-sns'
import { environment, setting } from '#runtime/environment.ts'
import { describeError, log } from '#runtime/log.ts'
import { traced } from '#runtime/spans.ts'
import { timeouts } from '#runtime/timeouts.ts'

const client = traced(new SNSClient({ requestHandler: timeouts(2_000), maxAttempts: 2 }), 'SNS')

/**
 * Tells the operators of a new complaint, without personal data: e-mail is not encrypted. A failure is logged and not
 * thrown, because the complaint is stored and administrators see it in their list.
 *
 * @returns whether the message was published
 */
export async function notifyOperators({ reference, due_on }: { reference: string; due_on: string }) {
  try {
    await client.send(
      new PublishCommand({
        TopicArn: setting(environment.operatorsTopic),
        Subject: `Complaint ${reference}`,
        Message: `Complaint ${reference} has come in. Answer it by ${due_on}, at /admin121/complaints.`,
      }),
    )
    return true
  } catch (error) {
    log.error('operators not notified', { reference, error: describeError(error) })
    return false
  }
}
