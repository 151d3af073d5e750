/** The part of the Network Information API that TypeScript's types lack: https://wicg.github.io/netinfo/. */
interface NetworkInformation {
  saveData?: boolean
  effectiveType?: 'slow-2g' | '2g' | '3g' | '4g'
}

/**
 * True if data saving is on or the connection is as slow as 2G: fonts and pictures that aren't needed are then not
 * loaded. Works in pages and in workers; false if the browser doesn't say.
 */
export function isPoorNetwork(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation }
  return connection?.saveData === true || Boolean(connection?.effectiveType?.includes('2g'))
}
