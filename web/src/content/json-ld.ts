/** Structured data as the text of a script element, which no value in it can close. */
export const jsonLd = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c')
