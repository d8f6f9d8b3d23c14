import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'e2e',
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/support/globalSetup.ts'],
    reporters: ['default', ['json', { outputFile: '.types/e2e.json' }]],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // As long as anything on a page may take to change on a machine that is busy
    expect: { poll: { timeout: 10_000 } },
    sequence: { concurrent: false },
  },
})
