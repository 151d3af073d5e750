/** What the owner of the site decides about the shop. */
export const shop = {
  /**
   * Where a search goes; the text takes the place of `%s`. It is shown in a frame, which Google and DuckDuckGo
   * refuse. Must be https.
   */
  searchAddress: 'https://www.bing.com/search?q=%s',
  /** More of a search text than this is left out: it has to fit into an address. */
  searchCharacters: 200,
  /** The rate that the instalments assume until the shopper types another, in per cent a year. */
  assumedRatePercent: 15,
  /** The purchase that the instalments start with, in rupees. */
  exampleAmount: 30_000,
  /** How long a page may stay blank before the shopper is told why that may be. */
  blankAfterMs: 4_000,
} as const
