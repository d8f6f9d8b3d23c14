import { run } from './run.ts'

// Further arguments are Vitest's: npm run e2e -- results
const passed = run('vitest', ['run', '--config', 'vitest.e2e.config.ts', ...process.argv.slice(2)])
process.exit(passed ? 0 : 1)
