/** The value of `lang` attributes, a BCP 47 tag. */
export const tag = 'en-IN'
/** The value of `og:locale`. */
export const openGraph = 'en_IN'
/** The folder of this language's pages, with a slash at both ends. */
export const basename: string = '/'
/** What the language is called in itself. */
export const name = 'English'
/** Whether the language switch, `hreflang`, the sitemap and robots tags offer this language to visitors. */
export const isOffered: boolean = true
/** The `lang` of texts that are English in every language, such as those of lenders. English pages need none. */
export const writtenLang: 'en' | undefined = undefined
