import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readCsv } from './measured/csvColumns.ts'
import {
  type MeasuredCheck,
  measuredCheckTable,
  measuredClosingLine,
  mockUpCheck,
  mockUpTable,
  trackerCheck,
  trackerTables,
} from './measured/measuredReport.ts'
import { MOCK_UP_SETUPS, USUAL_EXTENT } from './measured/mockUp.ts'
import { runMockUp } from './measured/runMockUp.ts'
import { runTracker } from './measured/runTracker.ts'
import { ROOT } from './run.ts'
import { markdownTable, plainTable } from './textTable.ts'

// npm run measured -- [DIR] [--rows N] [--length SLOPES] [--albedo A] [--tracker-albedo A] [--every N] [--markdown]
const USAGE =
  'use: npm run measured -- [DIR] [--rows N] [--length SLOPES] [--albedo A] [--tracker-albedo A] [--every N] [--markdown]'
const GRASS_ALBEDO = 0.2

function main(): number {
  const { values, positionals } = parseArgs({
    options: {
      rows: { type: 'string' },
      length: { type: 'string' },
      albedo: { type: 'string' },
      'tracker-albedo': { type: 'string' },
      every: { type: 'string' },
      markdown: { type: 'boolean' },
    },
    allowPositionals: true,
  })
  if (positionals.length > 1) throw new Error(USAGE)
  const dir = resolve(positionals[0] ?? join(ROOT, '../shared/data/bifacial-measured'))
  const show = values.markdown ? markdownTable : plainTable
  const extent = {
    rows: Number(values.rows ?? USUAL_EXTENT.rows),
    rowLength: Number(values.length ?? USUAL_EXTENT.rowLength),
    albedo: Number(values.albedo ?? USUAL_EXTENT.albedo),
  }
  const checks: MeasuredCheck[] = []
  for (const setup of MOCK_UP_SETUPS) {
    const file = join(dir, `nrel-otf-mockup-2017/Setup_${setup.id}_OTF_Measured_And_Calc.csv`)
    if (!existsSync(file)) continue
    const result = runMockUp(setup, readCsv(file), extent, Number(values.every ?? 1))
    checks.push(mockUpCheck(result))
    console.log(`${show(mockUpTable(result))}\n`)
  }
  const tracker = join(dir, 'bonanza-oregon-tracker/Bonanza_Merge.csv.gz')
  if (existsSync(tracker)) {
    const result = runTracker(readCsv(tracker), Number(values['tracker-albedo'] ?? GRASS_ALBEDO))
    checks.push(trackerCheck(result))
    console.log(`${trackerTables(result).map(show).join('\n\n')}\n`)
  }
  if (checks.length === 0) throw new Error(`${dir} holds none of the measured sites`)
  console.log(`${show(measuredCheckTable(checks))}\n\n${measuredClosingLine(checks)}`)
  return checks.some(({ state }) => state === 'failed') ? 1 : 0
}

try {
  process.exitCode = main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
