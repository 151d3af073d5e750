import { expect } from 'vitest'

/** The processor time that `run` takes, in milliseconds. Unlike wall-clock time, it excludes other processes. */
function cpuMs(run: () => void): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const factor = 8
/** Linear code takes 8 times as long for 8 times the text, quadratic code 64 times. */
const mostGrowth = 24
/** Allowed for the resolution of the operating system's processor-time clock. */
const noiseMs = 30
const attempts = 5

/** Fails if `run` takes more than linear time in the length of the text that `textOf` makes. */
export function expectLinearTime(
  run: (text: string) => void,
  textOf: (length: number) => string,
  length: number,
) {
  const [short, long] = [textOf(length / factor), textOf(length)]
  let [shortMs, longMs] = [Infinity, Infinity]
  for (let attempt = 0; attempt < attempts; attempt++) {
    shortMs = Math.min(
      shortMs,
      cpuMs(() => run(short)),
    )
    longMs = Math.min(
      longMs,
      cpuMs(() => run(long)),
    )
    if (longMs <= mostGrowth * shortMs + noiseMs) return
  }
  expect(longMs, `processor time for ${JSON.stringify(long.slice(0, 12))}…`).toBeLessThanOrEqual(
    mostGrowth * shortMs + noiseMs,
  )
}
