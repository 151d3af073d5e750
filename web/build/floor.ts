import browserslist from 'browserslist'

/** Browserslist's names of the browsers of `.browserslistrc`, with the names that bundlers and MDN's data give them. */
export const browsers = {
  chrome: { bundler: 'chrome', mdn: 'chrome' },
  firefox: { bundler: 'firefox', mdn: 'firefox' },
  safari: { bundler: 'safari', mdn: 'safari' },
  ios_saf: { bundler: 'ios', mdn: 'safari_ios' },
  samsung: { bundler: undefined, mdn: 'samsunginternet_android' },
} as const
export type Browser = keyof typeof browsers

/** The oldest version of each browser that the site works in, such as 15.6: the lowest that `.browserslistrc` names. */
export const floor = oldestOf(browserslist())

function oldestOf(listed: readonly string[]): Record<Browser, number> {
  const oldest: Partial<Record<Browser, number>> = {}
  for (const entry of listed) {
    const [name = '', versions = ''] = entry.split(' ')
    if (!(name in browsers)) throw new Error(`web/build/floor.ts has no name for ${name}`)
    const browser = name as Browser
    // Some entries are a range, such as "17.0-17.1", or a preview.
    const version = Number.parseFloat(versions)
    if (Number.isFinite(version)) oldest[browser] = Math.min(version, oldest[browser] ?? version)
  }
  const missing = Object.keys(browsers).filter((name) => !(name in oldest))
  if (missing.length > 0) throw new Error(`.browserslistrc names no ${missing.join(', ')}`)
  return oldest as Record<Browser, number>
}

/** The floor as Vite and esbuild take it: `chrome99`, `safari15.6` … */
export const buildTarget: string[] = Object.entries(floor).flatMap(([name, version]) => {
  const { bundler } = browsers[name as Browser]
  return bundler ? [`${bundler}${version}`] : []
})
