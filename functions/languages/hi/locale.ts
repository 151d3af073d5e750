export const tag = 'hi-IN'
export const openGraph = 'hi_IN'
export const basename: string = '/hi/'
export const name = 'हिंदी'
export const isOffered: boolean = true
export const writtenLang: 'en' | undefined = 'en'
