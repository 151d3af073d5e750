/** An absolute URL in its parts; undefined if it is invalid. Safari before 17 and Chrome before 120 lack `URL.canParse`. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
