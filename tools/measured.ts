import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { referenceFile } from '@duet/units/testing/reference'
import { readCsv } from './measured/csvColumns.ts'
import {
  assumptionTable,
  extentTable,
  mockUpStandings,
  mockUpTable,
  type Standing,
  skyTable,
  standing,
  standingLine,
  standingTable,
  trackerTables,
} from './measured/measuredReport.ts'
import { MOCK_UP_EXTENTS, MOCK_UP_SETUPS } from './measured/mockUp.ts'
import { runMockUp } from './measured/runMockUp.ts'
import { runTracker, type TrackerResult } from './measured/runTracker.ts'
import { positiveInteger, runProgram } from './program.ts'
import { markdownTable, plainTable } from './textTable.ts'

// npm run measured -- [DIR] [--every N] [--markdown]
const USAGE = 'use: npm run measured -- [DIR] [--every N] [--markdown]'
/** Of five minutes: a row in an hour. */
const DEFAULT_EVERY = 12
/** Of the ground, beside the one that the models of the file were given. */
const ALBEDOS = [0.5, 0.7]

function main(): number {
  const { values, positionals } = parseArgs({
    options: { every: { type: 'string' }, markdown: { type: 'boolean' } },
    allowPositionals: true,
  })
  const every = positiveInteger(values.every ?? DEFAULT_EVERY, USAGE)
  if (positionals.length > 1) throw new Error(USAGE)
  const dir = resolve(positionals[0] ?? referenceFile('bifacial-measured'))
  const show = values.markdown ? markdownTable : plainTable
  const mockUps = MOCK_UP_SETUPS.map((setup) => ({
    setup,
    file: join(dir, `nrel-otf-mockup-2017/Setup_${setup.id}_OTF_Measured_And_Calc.csv`),
  }))
  const tracker = join(dir, 'bonanza-oregon-tracker/Bonanza_Merge.csv.gz')
  const absent = [...mockUps.map(({ file }) => file), tracker].filter((file) => !existsSync(file))
  if (absent.length > 0) throw new Error(`nothing was compared: ${absent.join(', ')} not found`)

  const standings: Standing[] = []
  for (const { setup, file } of mockUps) {
    const table = readCsv(file)
    const results = MOCK_UP_EXTENTS.map((extent) => runMockUp(setup, table, extent, every))
    standings.push(...mockUpStandings(results))
    const middle = results[Math.floor(results.length / 2)]
    if (middle === undefined) continue
    const albedos = ALBEDOS.map((albedo) =>
      runMockUp(setup, table, { ...middle.extent, albedo }, every),
    )
    const tables = [
      mockUpTable(middle),
      extentTable(results),
      assumptionTable(middle, albedos),
      skyTable(middle),
    ]
    console.log(`${tables.map(show).join('\n\n')}\n`)
  }
  const field = runTracker(readCsv(tracker))
  standings.push(trackerStanding(field))
  console.log(`${trackerTables(field).map(show).join('\n\n')}\n`)
  console.log(`${show(standingTable(standings))}\n\n${standingLine(standings)}`)
  return 0
}

/** Every guess of albedo and bifaciality, beside the best constant gain. */
function trackerStanding({ cases }: TrackerResult): Standing {
  const of = (wanted: string): readonly number[] =>
    cases.filter(({ kind }) => kind === wanted).map(({ errors }) => errors.meanAbsolute)
  return standing('trackers, daily yield, kWh/kWp', of('engine'), Math.min(...of('constant')))
}

await runProgram(main)
