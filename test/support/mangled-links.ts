/**
 * A link as apps through which people share it pass it on: as it is; with each `+` read as a space, or each `%20` as a `+`;
 * encoded once more; or cut at the first character that they take for the end of a link.
 */
export const mangledLinks = (link: string): string[] => [
  link,
  link.replaceAll('+', '%20'),
  link.replaceAll('+', '%2B'),
  link.replaceAll('%20', '+'),
  link.replaceAll('%', '%25'),
  decodeURIComponent(link),
  link.replace(/[^A-Za-z0-9?&=._~:/#-].*/, ''),
]
