import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { randomStream } from '@duet/engine'
import { sampleScenario } from '@duet/monitoring'
import { positiveInteger, runProgram, secondsSince } from '../program.ts'
import { drawPlant } from './variation.ts'
import { writeScenario } from './writeScenario.ts'

// npm run monitor:plants -- DIR --count N --seed S
const USAGE = 'use: npm run monitor:plants -- DIR [--count N] [--seed S]'
const DEFAULT_COUNT = 20

/** Makes monitored plants with known faults, one folder each: `plant-<seed>`. The same seed makes the same plant. */
function main(): number {
  const { values, positionals } = parseArgs({
    options: { count: { type: 'string' }, seed: { type: 'string' } },
    allowPositionals: true,
  })
  const [dir, ...others] = positionals
  if (dir === undefined || others.length > 0) throw new Error(USAGE)
  const count = positiveInteger(values.count ?? DEFAULT_COUNT, USAGE)
  const first = positiveInteger(values.seed ?? 1, USAGE)
  for (let seed = first; seed < first + count; seed++) {
    const started = performance.now()
    const name = `plant-${String(seed).padStart(5, '0')}`
    const plant = drawPlant(name, seed, randomStream(seed))
    const scenario = sampleScenario(plant.options)
    writeScenario(join(resolve(dir), name), plant, scenario)
    const { place, hierarchy, weather } = plant.made
    const { truth } = scenario
    console.log(
      [
        name,
        place,
        `${truth.days} d of ${truth.interval_minutes} min`,
        hierarchy,
        weather,
        truth.events.map(({ event_type }) => event_type).join(' ') || 'no fault',
        `${secondsSince(started).toFixed(1)} s`,
      ].join(', '),
    )
  }
  return 0
}

await runProgram(main)
