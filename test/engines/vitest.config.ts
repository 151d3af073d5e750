import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import base from '../../vitest.config.ts'

const firefox = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'
const hasFirefox = existsSync(firefox)
if (!hasFirefox) console.warn(`Firefox is not driven: ${firefox} is not installed`)
// For the global setup too, which starts the browser.
process.env.ENGINE = 'firefox'

/** Files of `npm run test:browser` that run in Firefox as they stand. */
const inFirefox = {
  extends: true as const,
  test: {
    name: 'firefox',
    include: [
      'admin/{add-offer,logo,offers,users-export}',
      'grievance/grievance',
      'loan-journey/journey',
      'my-tulna/closing',
      'offers/{apply,badge,compare,offers}',
      'shop/{financing,shop}',
      'site/landing',
      'tools/{kfs-check,kfs-pages,tools}',
    ].map((path) => `test/web/${path}.test.ts`),
    globalSetup: ['test/support/cloud.ts', 'test/support/browser/server.ts'],
  },
}

/** It says which WebKits are not installed. */
const inWebKit = {
  extends: true as const,
  test: {
    name: 'webkit',
    include: ['test/engines/webkit.test.ts'],
    globalSetup: 'test/support/cloud.ts',
    sequence: { groupOrder: 1 },
  },
}

/** `npm run test:engines`: the main paths of the built site in Firefox and then in WebKit, from Debian's packages (docs/engines.md). */
export default defineConfig({
  test: {
    ...base.test,
    projects: [...(hasFirefox ? [inFirefox] : []), inWebKit],
    // A test goes through several pages, which these engines draw without a graphics card.
    testTimeout: 300_000,
    isolate: false,
    maxWorkers: 2,
  },
})
