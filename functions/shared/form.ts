import { Busboy } from '@fastify/busboy'
import { limits } from '../contract/limits.ts'
import { messages } from '../contract/messages.ts'
import { FormFile } from '../contract/offer-form.ts'
import type { Request } from './endpoint.ts'
import { Invalid, Refusal } from './errors.ts'

const most = { fields: 30, files: 1, parts: 31, headerPairs: 20, fieldNameSize: 100 }

/** Reads a `multipart/form-data` body: texts and files by the name of their field, the last of a name. */
export function readForm({ headers, body = '', isBase64Encoded }: Request): Promise<Record<string, unknown>> {
  const contentType = headers['content-type'] ?? ''
  if (!/^multipart\/form-data\s*;/i.test(contentType)) throw new Refusal(415, messages.wrongContentType)
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')
  if (bytes.length > limits.formBytes) throw tooLarge()

  return new Promise((resolve, reject) => {
    const found = new Map<string, unknown>()
    const parser = parserFor(contentType)
    parser.on('field', (name, value, nameTruncated, valueTruncated) => {
      if (nameTruncated || valueTruncated) reject(tooLarge())
      found.set(name, value)
    })
    parser.on('file', (name, file) => {
      const chunks: Buffer[] = []
      file.on('data', (chunk) => chunks.push(chunk))
      // The parser itself says of a form that is cut off.
      file.on('error', () => reject(notAForm()))
      file.on('end', () => {
        // A browser sends an empty file for a field in which none was chosen.
        if (chunks.length > 0) found.set(name, new FormFile(Buffer.concat(chunks)))
      })
    })
    for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const)
      parser.on(limit, () => reject(tooLarge()))
    parser.on('error', () => reject(notAForm()))
    parser.on('finish', () => resolve(Object.fromEntries(found)))
    parser.end(bytes)
  })
}

function parserFor(contentType: string) {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { ...most, fieldSize: limits.jsonCharacters, fileSize: limits.formBytes },
    })
  } catch {
    throw notAForm()
  }
}

const tooLarge = () => new Refusal(413, messages.bodyTooLarge)
const notAForm = () => new Invalid(messages.notAForm)
