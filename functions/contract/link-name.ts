/**
 * An option as links name it: `home-buy-renovation` for `Home Buy / Renovation`. Apps through which people share links write a
 * space as `+` or `%20`, read one as the other, and end a link at a character that they don't expect.
 */
export const linkName = (option: string) =>
  option
    .toLowerCase()
    .replace(/(?:%(?:25)*[0-9a-f]{2}|[^a-z])+/g, '-')
    .replace(/^-|-$/g, '')
