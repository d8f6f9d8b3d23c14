import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { WaitingFirst } from './tools/waitingFirst.ts'

// Programs that tests start read what Node has compiled of the sources before
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '.types/node')

// Ends what hangs. No test has less: how long it takes depends on the machine and on what else runs there
const HANGS_MS = 600_000

export default defineConfig({
  test: {
    // No file sets what is global: a process reads the modules once for many files (`isolate: false`)
    // One more than there are cores: some of the tests wait for processes more than they compute
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: WaitingFirst },
    // As long as anything may take to change on a machine that is busy
    expect: { poll: { timeout: 30_000 } },
    reporters: ['default', ['json', { outputFile: '.types/vitest.json' }]],
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: HANGS_MS,
        },
      },
      {
        test: {
          name: 'apps',
          include: ['apps/{web,cli}/src/**/*.test.ts', 'tools/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: HANGS_MS,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: ['apps/server/src/db/testing/globalSetup.ts'],
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
        },
      },
    ],
  },
})
