import { defineConfig } from 'vitest/config'
import base from '../../vitest.config.ts'

/** `ENGINE=firefox npm run test:engines`: the journeys of the built site in Firefox. */
export default defineConfig({
  test: {
    ...base.test,
    projects: undefined,
    include: [
      'loan-journey/{journey,sign-in,details}',
      'offers/{apply,compare,badge,offers}',
      'shop/{brands,shop}',
      'my-tulna/*',
      'admin/{add-offer,users-export}',
      'languages/hindi',
      'site/landing',
      'tools/*',
      'grievance/grievance',
    ].map((path) => `test/web/${path}.test.ts`),
    testTimeout: 90_000,
    globalSetup: ['test/support/cloud.ts', 'test/support/browser/server.ts'],
    isolate: false,
    maxWorkers: 2,
  },
})
