/** An address without its scheme, which says whose page it is: `lender.example/key-facts`. The text itself if it is no address. */
export function pageOf(address: string): string {
  try {
    const { hostname, pathname } = new URL(address)
    return hostname + pathname.replace(/\/$/, '')
  } catch {
    return address
  }
}
