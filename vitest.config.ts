import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// Programs that tests start read what Node has compiled of the sources before
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '.types/node')

export default defineConfig({
  test: {
    // No file sets what is global: a process reads the modules once for many files (`isolate: false`)
    // Left alone, Vitest keeps a core for itself: half of a machine with two
    maxWorkers: '100%',
    // As long as anything may take to change on a machine that is busy
    expect: { poll: { timeout: 10_000 } },
    reporters: ['default', ['json', { outputFile: '.types/vitest.json' }]],
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'apps',
          include: ['apps/{web,cli}/src/**/*.test.ts', 'tools/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: ['apps/server/src/db/testing/globalSetup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
