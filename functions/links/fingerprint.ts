import { createHash } from 'node:crypto'

/**
 * The SHA-256 of what a page says, in hexadecimal. Of HTML only the text counts: a page's scripts and the values in its tags may be
 * others each time that it is sent.
 */
export function fingerprintOf(body: Buffer, type: string): string {
  const content = /\bhtml\b/i.test(type) ? textOf(body.toString('latin1')) : body
  return createHash('sha256').update(content).digest('hex')
}

/** In one pass, however the page is written. */
function textOf(html: string): string {
  // Latin-1 has no letter that is longer in lower case, so that places are the same in both.
  const lower = html.toLowerCase()
  const parts: string[] = []
  let at = 0
  while (at < html.length) {
    const tag = html.indexOf('<', at)
    parts.push(html.slice(at, tag < 0 ? undefined : tag))
    at = tag < 0 ? html.length : endOfMarkup(lower, tag)
  }
  return parts.join(' ').replace(/\s+/g, ' ').trim()
}

/** The place behind a tag; of a comment, script, style sheet or template, behind its end. */
function endOfMarkup(html: string, tag: number): number {
  if (html.startsWith('<!--', tag)) return behind(html, '-->', tag)
  const [, hidden] = /^<(script|style|template|noscript)\b/.exec(html.slice(tag, tag + 12)) ?? []
  return behind(html, '>', hidden === undefined ? tag : behind(html, `</${hidden}`, tag))
}

function behind(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from)
  return found < 0 ? html.length : found + mark.length
}
