import { availableParallelism, loadavg } from 'node:os'
import { defineConfig } from 'vitest/config'

/** How many times longer than alone a test may take: on a busy machine, a test gets a part of a processor. */
const slowness = Math.max(
  1,
  Number(process.env.TEST_SLOWNESS ?? (loadavg()[0] ?? 0) / availableParallelism()),
)

/** Ends a test that hangs. A project or a test that needs more than 30 seconds says why. */
const endAfter = (seconds: number) => ({
  testTimeout: seconds * 1000 * slowness,
  hookTimeout: seconds * 1000 * slowness,
})

const unit = ['test/{contract,loans,statements}/**/*.test.ts', 'test/**/*.unit.test.ts']
const components = ['test/web/**/*.unit.test.tsx']
const screens = ['test/web/{every-screen,languages}/**/*.test.ts']
/** The main paths through the product in a browser, as many as `npm test` has time for (docs/performance.md). */
const journeys = [
  'admin/{add-offer,users-export}',
  'grievance/grievance',
  'languages/hindi',
  'loan-journey/journey',
  'my-tulna/my-tulna',
  'offers/{apply,compare}',
  'shop/{brands,shop}',
  'site/landing',
  'tools/{kfs-pages,tools}',
  'worker/worker',
].map((path) => `test/web/${path}.test.ts`)
const withBrowser = {
  // A test goes through several pages, in one browser for all workers.
  ...endAfter(60),
  globalSetup: ['test/support/cloud.ts', 'test/support/browser/server.ts'],
  isolate: false,
}

/** These tests reach the site in a browser only, so `--changed` would search them in vain. */
const onBuiltSite = [
  {
    extends: true as const,
    test: { name: 'journeys', include: journeys, ...withBrowser },
  },
  {
    // The other tests of the pages, except those of the next project: `npm run test:browser`.
    extends: true as const,
    test: {
      name: 'web',
      include: ['test/web/**/*.test.ts'],
      exclude: [...unit, ...screens, ...journeys],
      ...withBrowser,
    },
  },
  {
    // Tests of every screen, and of languages apart from `languages/hindi`: also in `npm run test:browser`.
    extends: true as const,
    // One test visits a screen in two languages, themes and widths.
    test: {
      name: 'screens',
      include: screens,
      exclude: [...unit, ...journeys],
      ...withBrowser,
      ...endAfter(120),
    },
  },
]

export default defineConfig({
  test: {
    ...endAfter(30),
    expect: { poll: { timeout: 20_000 * slowness } },
    // Tests spend more time waiting for the cloud and the browser than computing.
    maxWorkers: Math.max(4, availableParallelism()),
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true', POWERTOOLS_LOG_LEVEL: 'SILENT' },
    projects: [
      {
        // Without build, cloud or browser: `npm run test:fast`. These tests compute and never wait, so more workers than
        // processors would only load the modules more often. They run after the other projects' tests.
        extends: true,
        test: {
          name: 'unit',
          include: unit,
          isolate: false,
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 1 },
          // Keeps the transformed modules for the next run; `npx vitest --clearCache` deletes them. With it, errors in a
          // global setup, which the other projects have, could not be reported.
          experimental: { fsModuleCache: true },
        },
      },
      {
        // Components in a simulated DOM: in `npm test`, and after a change in `vitest --changed`. Vitest's browser mode took
        // half as long again to run one file, and what only a browser has (layout, focus across pages, history) is tested
        // on the built site.
        extends: true,
        test: {
          name: 'components',
          include: components,
          environment: 'happy-dom',
          setupFiles: 'test/support/components/setup.ts',
          isolate: false,
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 1 },
          experimental: { fsModuleCache: true },
        },
      },
      {
        extends: true,
        test: {
          name: 'lib',
          include: ['test/lib/**/*.test.ts'],
          exclude: unit,
          globalSetup: 'test/support/build.ts',
          // Synthesizing every stack takes long on a processor shared with other workers.
          ...endAfter(120),
          // aws-cdk-lib takes seconds to load: once per worker, not once per file.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'cloud',
          include: ['test/{bench,functions,local}/**/*.test.ts'],
          exclude: unit,
          globalSetup: 'test/support/cloud.ts',
          // Some tests start a cloud of their own, or write thousands of items.
          ...endAfter(120),
          setupFiles: 'test/support/shared-process.ts',
          isolate: false,
        },
      },
      ...(process.argv.includes('--changed') ? [] : onBuiltSite),
    ],
  },
})
