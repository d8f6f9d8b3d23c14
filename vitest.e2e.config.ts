import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { FlakyTests } from './tools/flakyTests.ts'

// Programs that tests start read what Node has compiled of the sources before
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '.types/node')

export default defineConfig({
  test: {
    name: 'e2e',
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/support/globalSetup.ts'],
    // A page that draws itself beside the hand of a test can meet it between two states: said at the end, not hidden
    retry: 1,
    reporters: ['default', ['json', { outputFile: '.types/e2e.json' }], new FlakyTests()],
    // One browser keeps two cores busy: two at once end no earlier, and a page may then take longer than a test waits
    maxWorkers: 1,
    // No file sets what is global: the process reads the modules, and starts its browser, once for all files
    isolate: false,
    // Ends what hangs; how long a test takes depends on the machine
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // As long as anything on a page may take to change on a machine that is busy
    expect: { poll: { timeout: 30_000 } },
    sequence: { concurrent: false },
  },
})
