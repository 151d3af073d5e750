import { setTimeout as pause } from 'node:timers/promises'
import { timeInIndia, todayInIndia } from '#loans/dates.ts'
import { listShownOffers } from '#offers/store.ts'
import { finish, isFinished, listChecks, saveCheck } from './checks.ts'
import { type Answer, judge, type PageCheck } from './judge.ts'
import { type Page, pagesToCheck } from './pages.ts'

const startsAt = '02:00'
/** A request that is begun in this time ends before the function's timeout, which is before the next run. */
const workMs = 40_000
const hostsAtOnce = 8
const pauseMs = 1_000

interface Night {
  /** The hosts that may be asked. */
  hosts: readonly string[]
  fetch: (page: Page) => Promise<Answer>
  /** Between two pages of a host. */
  pauseMs?: number
}

/**
 * Asks once a night, from two o'clock in India, for each lender's page that an offer leads to: one after the other of each host. A
 * night that takes longer goes on in the next run.
 *
 * @returns how many pages were asked for in this run
 */
export async function checkLinks(now: Date, night: Night): Promise<number> {
  const day = todayInIndia(now)
  if (timeInIndia(now.toISOString()) < startsAt || (await isFinished(day))) return 0
  const [offers, checks] = await Promise.all([listShownOffers(), listChecks()])
  const before = new Map(checks.map((check) => [check.url, check]))
  const open = pagesToCheck(offers, night.hosts).filter(({ url }) => before.get(url)?.day !== day)
  const queues = byHost(open)
  const run = { ...night, now, day, before, deadline: performance.now() + workMs }
  const checked = await Promise.all(
    Array.from({ length: hostsAtOnce }, async () => {
      let count = 0
      for (let pages = queues.shift(); pages; pages = queues.shift()) count += await checkHost(pages, run)
      return count
    }),
  )
  const count = checked.reduce((sum, one) => sum + one, 0)
  if (count === open.length) await finish(day)
  return count
}

function byHost(pages: Page[]): Page[][] {
  const queues = new Map<string, Page[]>()
  for (const page of pages) {
    const { hostname } = new URL(page.url)
    queues.set(hostname, [...(queues.get(hostname) ?? []), page])
  }
  return [...queues.values()]
}

interface Run extends Night {
  now: Date
  day: string
  before: Map<string, PageCheck>
  deadline: number
}

async function checkHost(pages: Page[], run: Run): Promise<number> {
  for (const [place, page] of pages.entries()) {
    if (place > 0) await pause(run.pauseMs ?? pauseMs)
    if (performance.now() > run.deadline) return place
    const answer = await run.fetch(page)
    await saveCheck(judge(run.before.get(page.url), page.url, answer, run.day), run.now)
  }
  return pages.length
}
