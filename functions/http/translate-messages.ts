import type { Middleware, Request, Result } from './request.ts'
import { translations } from './translations.ts'

/**
 * Translates `message` and `fields` of a response into the language that `accept-language` prefers, and names that
 * language in `content-language`. Leaves the response as it is if the language is English.
 */
export const translateMessages: Middleware = { after: translate, onError: translate }

async function translate(request: { event: Request; response: Result | null }) {
  const language = preferredLanguage(request.event.headers?.['accept-language'])
  const load = translations[language]
  const { response } = request
  if (!load || !response?.body || response.isBase64Encoded) return
  const [english, translated] = await Promise.all([import('#contract/messages.ts'), load()])
  const keys = Object.keys(english) as (keyof typeof english)[]
  const translationOf = new Map<unknown, string>(keys.map((key) => [english[key], translated[key]]))
  const body = JSON.parse(response.body)
  if (translationOf.has(body.message)) body.message = translationOf.get(body.message)
  for (const [name, message] of Object.entries(body.fields ?? {}))
    body.fields[name] = translationOf.get(message) ?? message
  const headers = { ...response.headers, 'content-language': language }
  request.response = { ...response, headers, body: JSON.stringify(body) }
}

/** A quality value: from 0 to 1, with up to three decimals. */
const isQuality = /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/

/**
 * The supported language with the highest quality value in an Accept-Language header (RFC 9110, section 12.5.4), as its
 * primary subtag. English if none is accepted. A language with a malformed quality value is ignored.
 */
export function preferredLanguage(header = ''): string {
  const [best] = header
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
      return { language: tag.split('-')[0] ?? '', quality: isQuality.test(quality) ? Number(quality) : 0 }
    })
    .filter(
      ({ language, quality }) => quality > 0 && (language === 'en' || Object.hasOwn(translations, language)),
    )
    .sort((a, b) => b.quality - a.quality)
  return best?.language ?? 'en'
}
