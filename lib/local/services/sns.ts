import { randomUUID } from 'node:crypto'
import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { text } from 'node:stream/consumers'
import { isCrossOrigin } from '../cross-origin.js'
import { close, host, listen, portOf } from '../http.ts'
import { account, emulator, region } from '../template/provision.ts'

/**
 * Emulates SNS's topics and Publish. Instead of delivering a message, appends it to `file` as a line of JSON.
 *
 * @param ownOrigins the only origins whose pages may call it
 */
export async function startSns(file: string, ownOrigins: string[]) {
  const topics = new Set<string>()
  mkdirSync(dirname(file), { recursive: true })

  const server = await listen(async (request, response) => {
    if (isCrossOrigin(request.headers, ownOrigins)) return void response.writeHead(403).end()
    const fields = Object.fromEntries(new URLSearchParams(await text(request)))
    const { Action, TopicArn = '', Subject, Message } = fields
    const respond = (status: number, body: string) => {
      response.writeHead(status, { 'content-type': 'text/xml' })
      response.end(body)
    }
    const fail = (status: number, code: string, message: string) =>
      respond(
        status,
        `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`,
      )
    if (Action !== 'Publish') return fail(400, 'InvalidAction', 'The local cloud supports Publish only')
    if (!topics.has(TopicArn)) return fail(404, 'NotFound', 'Topic does not exist')
    if (!Message) return fail(400, 'InvalidParameter', 'Invalid parameter: Empty message')
    const id = randomUUID()
    appendFileSync(file, `${JSON.stringify({ TopicArn, Subject, Message, MessageId: id })}\n`)
    respond(
      200,
      `<PublishResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><PublishResult><MessageId>${id}</MessageId></PublishResult></PublishResponse>`,
    )
  })

  return {
    endpoint: `http://${host}:${portOf(server)}`,
    topic: emulator<{ TopicName?: string }>(({ TopicName }, name) => {
      const arn = `arn:aws:sns:${region}:${account}:${TopicName ?? name}`
      topics.add(arn)
      return { ref: arn, attributes: { TopicArn: arn, TopicName: TopicName ?? name } }
    }),
    stop: () => close(server),
  }
}
