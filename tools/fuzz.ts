import { parseArgs } from 'node:util'
import { fuzzOne } from './fuzz/fuzzOne.ts'

// npm run fuzz -- [COUNT] [--seed S]
const USAGE = 'use: npm run fuzz -- [COUNT] [--seed S]'
/** Two hundred of them are traced. */
const DEFAULT_COUNT = 2000
/** Most failures that are printed in full. */
const MOST_PRINTED = 50

function main(): number {
  const { values, positionals } = parseArgs({
    options: { seed: { type: 'string', default: '1' } },
    allowPositionals: true,
  })
  const [given, ...rest] = positionals
  const count = Number(given ?? DEFAULT_COUNT)
  const first = Number(values.seed)
  if (rest.length > 0 || !(Number.isInteger(count) && count > 0) || !Number.isInteger(first)) {
    throw new Error(USAGE)
  }
  const started = performance.now()
  let failed = 0
  for (let seed = first; seed < first + count; seed++) {
    const faults = fuzzOne(seed)
    if (faults.length === 0) continue
    failed++
    if (failed > MOST_PRINTED) continue
    console.log(`seed ${seed} (npm run fuzz -- 1 --seed ${seed})\n  ${faults.join('\n  ')}`)
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`${count} plants from seed ${first}, ${seconds} s`)
  console.log(`${count - failed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

try {
  process.exitCode = main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
