import { run, runBeside } from './run.ts'

type Step = readonly string[]

/** In seconds, and the last may write what all others read. */
const FIRST: readonly Step[] = [
  ['biome', 'check', '--linter-enabled=false'],
  ['node', 'tools/checkLayers.ts'],
  ['node', 'tools/checkLock.ts'],
  ['node', 'tools/checkGenerated.ts'],
]
/** Beside the tests, which wait for much that is no work of the processor. */
const BESIDE: readonly Step[] = [['oxlint', '--deny-warnings'], ['tsc', '-b'], ['knip']]
const TESTS: Step = ['vitest', 'run']

// Every step runs, so that one run shows all that is wrong.
const failed = FIRST.filter(([command = '', ...args]) => !run(command, args))
const testing = runBeside(TESTS, 'inherit')
for (const step of BESIDE) if (!(await runBeside(step))) failed.push(step)
if (!(await testing)) failed.push(TESTS)
for (const step of failed) console.error(`failed: ${step.join(' ')}`)
process.exit(failed.length === 0 ? 0 : 1)
