import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { referenceFile } from '@duet/units/testing/reference'
import { onlyArgument, runProgram } from '../program.ts'
import { ROOT } from '../run.ts'
import { markdownTable, plainTable } from '../textTable.ts'
import { allPlants } from './real/allPlants.ts'
import { clockFindings } from './real/clockCases.ts'
import { daysOfPlant } from './real/daysOfPlant.ts'
import { labelledFindings } from './real/labelledCases.ts'
import { plantFindings } from './real/plantCases.ts'
import type { RealPlant } from './real/realPlant.ts'
import { rulesPage } from './real/rulesPage.ts'
import { knownTable, plantsTable, rowsTable } from './real/rulesTables.ts'
import { type RuledPlant, runRules } from './real/runRules.ts'

// npm run monitor:data -- [DIR] [--plant NAME]
const USAGE = 'use: npm run monitor:data -- [DIR] [--plant NAME]'

const PAGE = join(ROOT, 'docs/guide/monitoring/measured-data.md')

/**
 * What filters and rules find in measured data of others, beside what is known of it; writes the page of the rules. With a
 * plant: its days alone.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { plant: { type: 'string' } },
    allowPositionals: true,
  })
  const dir = resolve(
    positionals.length > 0 ? onlyArgument(positionals, USAGE) : referenceFile('monitoring'),
  )
  if (!existsSync(join(dir, 'pvanalytics'))) {
    console.log(`Skipped: ${dir} has no pvanalytics. The page is as it was.`)
    return 0
  }
  const plants = await allPlants(dir)
  if (values.plant === undefined) await writeAll(dir, plants.map(runRules))
  else console.log(daysOfPlant(runRules(named(plants, values.plant))))
  return 0
}

/** @throws Error for a name that no plant has */
function named(plants: readonly RealPlant[], name: string): RealPlant {
  const plant = plants.find((one) => one.name === name)
  if (plant) return plant
  const names = plants.map((one) => one.name).join(', ')
  throw new Error(`got plant ${name}, expected one of ${names}; ${USAGE}`)
}

async function writeAll(dir: string, plants: readonly RuledPlant[]): Promise<void> {
  console.log(await filtersTable(dir))
  for (const table of [plantsTable(plants), knownTable(plants), rowsTable(plants)])
    console.log(`\n${plainTable(table)}`)
  writeFileSync(PAGE, rulesPage(plants))
}

async function filtersTable(dir: string): Promise<string> {
  const files = join(dir, 'pvanalytics')
  const findings = [
    ...labelledFindings(files),
    ...(await clockFindings(files)),
    ...plantFindings(dir),
  ]
  const rows = findings.map(({ file, known, found }) => [file, known, found])
  return markdownTable({ title: 'Measured data', head: ['file', 'known', 'found'], rows })
}

await runProgram(main)
