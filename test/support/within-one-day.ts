import { todayInIndia } from '#loans/dates.ts'

/**
 * Runs a check of something that is counted or recorded per day. Repeats it once if it fails and midnight has passed in
 * India since it began.
 */
export async function withinOneDay(check: () => Promise<void>): Promise<void> {
  const day = todayInIndia()
  try {
    await check()
  } catch (error) {
    if (todayInIndia() === day) throw error
    await check()
  }
}
