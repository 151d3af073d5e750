/** What TypeScript's types lack: https://w3c.github.io/gpc/ and https://wicg.github.io/netinfo/. */
interface Preferences {
  globalPrivacyControl?: boolean
  connection?: { saveData?: boolean }
}

const preferences = () => navigator as Navigator & Preferences

/** Whether the browser asks, for its user, not to be tracked. */
export const asksNotToBeTracked = (): boolean =>
  preferences().globalPrivacyControl === true || preferences().doNotTrack === '1'

/** Whether the browser asks, for its user, for less data. */
export const savesData = (): boolean => preferences().connection?.saveData === true
