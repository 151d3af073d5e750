import { defineConfig } from 'vitest/config'

/** `npm run test:firebase`: apart from the other tests, because it installs Firebase's emulator, once. */
export default defineConfig({
  test: {
    include: ['test/firebase/**/*.test.ts'],
    globalSetup: 'test/firebase/set-up.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    retry: process.env.CI ? 2 : 0,
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
  },
})
