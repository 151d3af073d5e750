/** The value of `lang` attributes, a BCP 47 tag. */
export const tag = 'en-IN'
/** The locale for `Intl`, with Latin digits. */
export const intl = 'en-IN'
/** The value of `og:locale`. */
export const openGraph = 'en_IN'
/** The folder of this language's pages, with a slash at both ends. */
export const basename: string = '/'
/** What the language is called in itself. */
export const name = 'English'
/** Whether visitors are led to this language, by the switch, `hreflang`, the sitemap and search engines. */
export const isOffered: boolean = true
/** The `lang` of what lenders wrote, if it is another language. Inlined, so that English pages have no code that marks it. */
export const writtenLang: 'en' | undefined = undefined
