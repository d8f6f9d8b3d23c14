import { run } from './run.ts'

// The gate, cheapest first. Every step runs, so that one run shows all that is wrong.
const steps: readonly (readonly string[])[] = [
  ['biome', 'check', '--linter-enabled=false'],
  ['node', 'tools/checkLayers.ts'],
  ['node', 'tools/checkLock.ts'],
  ['node', 'tools/checkGenerated.ts'],
  ['oxlint', '--deny-warnings'],
  ['tsc', '-b'],
  ['knip'],
  ['vitest', 'run'],
]

const failed = steps.filter(([command = '', ...args]) => !run(command, args))
for (const step of failed) console.error(`failed: ${step.join(' ')}`)
process.exit(failed.length === 0 ? 0 : 1)
