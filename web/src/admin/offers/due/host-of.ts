/** The host of an address, which says whose page it is; the text itself if it is no address. */
export function hostOf(address: string): string {
  try {
    return new URL(address).hostname
  } catch {
    return address
  }
}
