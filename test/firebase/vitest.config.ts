import { defineConfig } from 'vitest/config'

/** `npm run test:firebase`: separate from the other tests, because its first run installs Firebase's emulator. */
export default defineConfig({
  test: {
    include: ['test/firebase/**/*.test.ts'],
    globalSetup: ['test/firebase/set-up.ts', 'test/support/browser/server.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
  },
})
