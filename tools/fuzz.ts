import { fuzzCall, MOST_PRINTED } from './fuzz/fuzzCall.ts'
import { fuzzOne } from './fuzz/fuzzOne.ts'
import { runProgram, secondsSince } from './program.ts'

// npm run fuzz -- [COUNT] [--seed S]
const USAGE = 'use: npm run fuzz -- [COUNT] [--seed S]'

function main(): number {
  const { count, first } = fuzzCall(USAGE)
  const started = performance.now()
  let failed = 0
  for (let seed = first; seed < first + count; seed++) {
    const faults = fuzzOne(seed)
    if (faults.length === 0) continue
    failed++
    if (failed > MOST_PRINTED) continue
    console.log(`seed ${seed} (npm run fuzz -- 1 --seed ${seed})\n  ${faults.join('\n  ')}`)
  }
  console.log(`${count} plants from seed ${first}, ${secondsSince(started).toFixed(0)} s`)
  console.log(`${count - failed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

await runProgram(main)
