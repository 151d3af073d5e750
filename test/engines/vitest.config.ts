import { defineConfig } from 'vitest/config'
import base from '../../vitest.config.ts'

/**
 * `npm run test:engines`: the main paths of the built site in Firefox, from Debian's package `firefox-esr` or at `FIREFOX_PATH`. Over
 * WebDriver BiDi, Playwright can neither go offline nor follow some new windows: `docs/engines.md` says which files are left out.
 */
export default defineConfig({
  test: {
    ...base.test,
    projects: undefined,
    include: [
      'offers/{offers,compare,apply,badge}',
      'tools/{kfs-pages,tools}',
      'admin/{add-offer,offers,users-export}',
      'grievance/grievance',
      'loan-journey/journey',
      'site/landing',
    ].map((path) => `test/web/${path}.test.ts`),
    testTimeout: 90_000,
    globalSetup: ['test/support/cloud.ts', 'test/support/browser/server.ts'],
    isolate: false,
    maxWorkers: 2,
  },
})
