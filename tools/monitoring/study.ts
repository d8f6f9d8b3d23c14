import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { positiveInteger, runProgram } from '../program.ts'
import { ROOT } from '../run.ts'
import { markdownTable, plainTable } from '../textTable.ts'
import { type Evaluated, evaluatePlants, plantFolders } from './evaluate.ts'
import { GROUPS, groupTable, typeTable } from './tables.ts'

// npm run monitor:study -- DIR [--jobs N] [--only NAME] [--stored] [--page]
const USAGE = 'use: npm run monitor:study -- DIR [--jobs N] [--only NAME] [--stored] [--page]'
const PAGE = join(ROOT, 'docs/guide/monitoring/detection.md')
const DEFAULT_JOBS = 2

/** Evaluates the plants of a folder and holds the answers against their truth; `--page` writes the page of the guide. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      jobs: { type: 'string' },
      only: { type: 'string' },
      stored: { type: 'boolean' },
      page: { type: 'boolean' },
    },
    allowPositionals: true,
  })
  const [dir, ...others] = positionals
  if (dir === undefined || others.length > 0) throw new Error(USAGE)
  const folder = resolve(dir)
  const { only } = values
  const names = plantFolders(folder).filter((name) => only === undefined || name === only)
  const jobs = positiveInteger(values.jobs ?? DEFAULT_JOBS, USAGE)
  const plants = await evaluatePlants(
    folder,
    names,
    { jobs, isStored: values.stored ?? false },
    (one) => console.log(lineOf(one)),
  )
  const tables = [typeTable(plants), ...GROUPS.map((group) => groupTable(plants, group))]
  console.log(`\n${tables.map(plainTable).join('\n\n')}\n\n${summary(plants)}`)
  if (values.page) {
    const seeds = `${names.at(0)} to ${names.at(-1)}`
    writeFileSync(PAGE, pageOf(plants, tables.map(markdownTable).join('\n\n'), seeds))
    console.log(`written: ${PAGE}`)
  }
  return plants.every(({ score }) => score?.failures.length === 0) ? 0 : 1
}

function lineOf({ name, score, error, seconds }: Evaluated): string {
  const head = `${name} ${seconds.toFixed(1)} s`
  if (score === undefined) return `${head}: not evaluated: ${error ?? ''}`
  if (score.failures.length === 0) return `${head}: all found`
  return [head, ...score.failures.map((failure) => `  ${failure}`)].join('\n')
}

function summary(plants: readonly Evaluated[]): string {
  const right = plants.filter(({ score }) => score?.failures.length === 0).length
  const failed = plants.filter(({ score }) => score === undefined).length
  return `${right} of ${plants.length} plants without a fault of the evaluation, ${failed} not evaluated`
}

function pageOf(plants: readonly Evaluated[], tables: string, names: string): string {
  return `# What the evaluation finds

This page is generated: \`npm run monitor:plants -- DIR --count ${plants.length} --seed 1\`, then
\`npm run monitor:study -- DIR --page\`.

${plants.length} plants (${names}) were made up, with known faults, and evaluated as \`duet monitor\` does it. Their power is the engine's, of long rows
whose light is not traced, in weather with clouds of each block; it lies beside the model by −3 to +3 %, a slow error over the year, and 1 % (1 σ) between
inverters. Instruments have gain errors, noise, clocks some seconds off and missing readings. Places, intervals, hierarchies, clocks and faults are drawn.

**Found**: a row of an accepted type at an accepted node starts within the tolerance of the event's start, and rows cover 30 % of its time.
**Energy right**: of outages and limits, within the tolerance that an error of the model of 3.5 % asks for; of other types the sum over the plant counts.
A plant is **without a fault of the evaluation** where every event, energy and sum passes, with less than one false alarm a plant-month.
Errors in the tables are medians of their absolute values. \`model_bias\` is right of plants that lie beside their model, and is not counted.

${tables}

${summary(plants)}.
`
}

await runProgram(main)
