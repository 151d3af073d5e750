import type * as english from '#contract/messages.ts'

type Messages = Record<keyof typeof english, string>

/** The API's messages in each language but English, by the language's primary subtag. Loaded on demand. */
export const translations: Record<string, () => Promise<Messages>> = {
  hi: () => import('#languages/hi/messages.ts'),
}
