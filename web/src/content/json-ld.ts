/** Structured data as the text of a script element. `<` is escaped, so that no value can close the element. */
export const jsonLd = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c')
