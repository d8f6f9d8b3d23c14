import { defineConfig } from 'vitest/config'

/** What is measured in a browser, for `npm run bench`. */
export default defineConfig({
  test: {
    name: 'frames',
    include: ['e2e/**/*.frames.ts'],
    globalSetup: ['e2e/support/globalSetup.ts'],
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 180_000,
  },
})
