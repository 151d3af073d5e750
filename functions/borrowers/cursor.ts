import { createHash } from 'node:crypto'
import * as messages from '#contract/messages.ts'
import { Invalid } from '#runtime/errors.ts'

/** A position in the list of borrowers: right after the borrower with these values. */
export interface Position {
  /** ISO 8601, UTC. */
  registeredAt: string
  id: string
}

const shape = /^([\w-]{16})(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)#([\w-]{1,64})$/

/**
 * Encodes a position in one particular list. The checksum detects an altered cursor and one of another list. It is
 * not a signature: only administrators send cursors, and they may start anywhere in the list anyway.
 *
 * @param list identifies the list: any text that is the same for all of its pages
 */
export function encodeCursor(position: Position, list: string): string {
  return Buffer.from(checksum(position, list) + textOf(position)).toString('base64url')
}

/** Decodes a cursor. Throws `Invalid` unless it is an unaltered one of this list. */
export function decodeCursor(cursor: string, list: string): Position {
  const text = Buffer.from(cursor, 'base64url').toString()
  const [, sum, registeredAt = '', id = ''] = shape.exec(text) ?? []
  const position = { registeredAt, id }
  const isOurs = sum === checksum(position, list) && encodeCursor(position, list) === cursor
  if (!isOurs) throw new Invalid(messages.cursorInvalid, { cursor: messages.cursorInvalid })
  return position
}

const textOf = ({ registeredAt, id }: Position) => `${registeredAt}#${id}`

const checksum = (position: Position, list: string) =>
  createHash('sha256')
    .update(JSON.stringify([textOf(position), list]))
    .digest('base64url')
    .slice(0, 16)
