import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { HttpError, Invalid } from '#runtime/errors.ts'
import type { Request } from './request.ts'

const maxFields = 30

/**
 * Parses a `multipart/form-data` body into texts and the bytes of files by field name. The files' claimed names and media
 * types are not trusted, and not kept. If a name repeats, the last field that is not an empty file wins. Uses Node's own
 * parser, which always finishes; a streaming parser can hang if nothing reads a file's stream.
 */
export async function readForm({ headers, body = '', isBase64Encoded }: Request) {
  const contentType = headers['content-type'] ?? ''
  if (!/^multipart\/form-data\s*;/i.test(contentType)) throw new HttpError(415, messages.wrongContentType)
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')
  if (bytes.length > limits.formBytes) throw tooLarge()
  const fields = await parse(bytes, contentType)
  if (fields.length > maxFields) throw tooLarge()

  const found = new Map<string, string | Uint8Array>()
  for (const [name, value] of fields) {
    if (typeof value !== 'string') {
      // A browser sends an empty file if the user chose none.
      if (value.size > 0) found.set(name, new Uint8Array(await value.arrayBuffer()))
    } else if (value.length > limits.jsonCharacters) throw tooLarge()
    else found.set(name, value)
  }
  return Object.fromEntries(found)
}

async function parse(bytes: Buffer, contentType: string) {
  try {
    return [...(await new Response(bytes, { headers: { 'content-type': contentType } }).formData())]
  } catch {
    throw new Invalid(messages.notAForm)
  }
}

const tooLarge = () => new HttpError(413, messages.bodyTooLarge)
