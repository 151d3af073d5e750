import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Looking at every screen takes longest, which a first run cannot know: at its end it would have one processor idle. */
class ScreensFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isScreens = ({ moduleId }: TestSpecification) => moduleId.endsWith('/every-screen.test.ts')
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => Number(isScreens(b)) - Number(isScreens(a)))
  }
}

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    sequence: { sequencer: ScreensFirst },
    // Tests wait for the cloud and for browsers more than they work.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // A build machine that is busy for a moment fails nothing; here, a test that fails now and then is seen.
    retry: process.env.CI ? 2 : 0,
    projects: [
      {
        extends: true,
        test: { name: 'pure', include: ['test/{contract,loans}/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'cloud',
          include: ['test/{functions,lib,local,web}/**/*.test.{ts,tsx}'],
          globalSetup: 'test/support/cloud.ts',
          env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true', POWERTOOLS_LOG_LEVEL: 'SILENT' },
        },
      },
    ],
  },
})
