import { createHash } from 'node:crypto'

/** A feed in the terms of RFC 4287. Addresses are absolute, instants are ISO 8601 in UTC. */
export interface Feed {
  id: string
  /** A BCP 47 tag. */
  language: string
  title: string
  subtitle: string
  updated: string
  author: string
  /** The feed's own address. */
  self: string
  /** The page that it belongs to. */
  page: string
  entries: FeedEntry[]
}

export interface FeedEntry {
  id: string
  title: string
  updated: string
  /** The page that it leads to. */
  page: string
  /** Plain text. */
  content: string
}

/** Writes a feed as Atom 1.0. The same feed always gives the same bytes. */
export const writeAtom = ({ id, language, title, subtitle, updated, author, self, page, entries }: Feed) =>
  `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">
  <id>${escapeXml(id)}</id>
  <title>${escapeXml(title)}</title>
  <subtitle>${escapeXml(subtitle)}</subtitle>
  <updated>${escapeXml(updated)}</updated>
  <author><name>${escapeXml(author)}</name></author>
  <link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
${entries.map(writeEntry).join('')}</feed>
`

const writeEntry = ({ id, title, updated, page, content }: FeedEntry) => `  <entry>
    <id>${escapeXml(id)}</id>
    <title>${escapeXml(title)}</title>
    <updated>${escapeXml(updated)}</updated>
    <link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
    <content type="text">${escapeXml(content)}</content>
  </entry>
`

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** The characters that XML 1.0 forbids (section 2.2), and halves of surrogate pairs, which UTF-8 has not. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** A text as it stands in XML, between tags or in an attribute. Characters that XML forbids are left out. */
const escapeXml = (text: string) =>
  text.replace(forbidden, '').replace(/[&<>"']/g, (character) => entities[character] ?? '')

/** The namespace of our ids: made once, and never changed. */
const namespace = Buffer.from('6f3c1f0e5d5b4a0f9d0a7c2b8e41d6a3', 'hex')

/** An id that is the same whenever and wherever it is made from the same name: a UUID of version 5 (RFC 9562) as a URN. */
export function urnOf(name: string): string {
  const bytes = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return `urn:uuid:${hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}`
}
