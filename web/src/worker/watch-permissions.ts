import { watchTag } from './watched-loans.ts'

/** https://wicg.github.io/periodic-background-sync: in Chromium only, and granted to installed apps. */
interface PeriodicSync {
  register(tag: string, options: { minInterval: number }): Promise<void>
  unregister(tag: string): Promise<void>
  getTags(): Promise<string[]>
}

const dayMs = 24 * 60 * 60 * 1000

/** What the browser allows for telling about a watched loan. */
export interface WatchPermissions {
  /** The service worker checks about once a day, even while the site is closed. */
  isCheckedDaily: boolean
  isNotified: boolean
}

/** What the browser allows now, without asking. */
export const watchPermissions = async (): Promise<WatchPermissions> => ({
  isCheckedDaily: (await dailyChecks()).includes(watchTag),
  isNotified: 'Notification' in window && Notification.permission === 'granted' && (await hasWorker()),
})

/** Asks for notifications, if nobody has answered yet, and for a daily check. Only for the press of a button. */
export async function askToTell(): Promise<void> {
  if ('Notification' in window && Notification.permission === 'default')
    await Notification.requestPermission().catch(() => undefined)
  await (await periodicSync())?.register(watchTag, { minInterval: dayMs }).catch(() => undefined)
}

/** Ends the daily check, once nothing is watched any more. */
export const endDailyCheck = async () => (await periodicSync())?.unregister(watchTag).catch(() => undefined)

async function dailyChecks(): Promise<string[]> {
  try {
    return (await (await periodicSync())?.getTags()) ?? []
  } catch {
    return []
  }
}

const hasWorker = async () => (await registration()) !== undefined

async function periodicSync(): Promise<PeriodicSync | undefined> {
  const worker: (ServiceWorkerRegistration & { periodicSync?: PeriodicSync }) | undefined =
    await registration()
  return worker?.active ? worker.periodicSync : undefined
}

/** Undefined where the browser has no service workers, or ours is not registered. */
const registration = async () =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration().catch(() => undefined) : undefined
