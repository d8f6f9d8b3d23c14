import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { referenceFile } from '@duet/units/testing/reference'
import { readReferenceWeather } from '../testing/referencePlant.ts'
import { type Scenario, type ScenarioRow, type Sites, siteRuns } from './scenario.ts'
import { SCENARIOS } from './scenarios.ts'

// npm run acceptance: scenarios of yield beside figures of other programs, as a page of the manual
const PAGE = join(import.meta.dirname, '../../../../docs/guide/physics/scenarios.md')
const WEATHER = {
  phoenix: 'weather/sam-samples/phoenix_az_33.450495_-111.983688_psmv3_60_tmy.csv',
  greensboro: 'weather/pvlib-samples/723170TYA.CSV',
}
const HEAD = `# Scenarios

Whole years of one block (ET-M772BH550GL modules, 26 in series, CPS SCH275KTL inverters, level square of 500 m), each change beside the figure of another program. Weather: typical years of Phoenix (NSRDB PSM v3) and Greensboro (TMY3). Where nothing else is said the reference uses rows without ends, the Hay-Davies sky and the module's PVsyst one-diode model with the file's own values: $\\mu_\\gamma$ of -0.0001 /K is a power coefficient of -0.298 %/K, where the sheet says -0.340 %/K, by which a module is simulated elsewhere. So these runs take that sky and those values too. Tools differ by some per cent, so most bands are wide. Made by \`npm run acceptance\`, which needs the reference data and fails without them.

The last column but one tells where a band is from. *program*: the figure of another program in the middle of a band; where it says pvlib, the chain was put together and run for this project, so that it is another program's physics with our choice of inputs. *rule*: an identity, a sign, an order or a published range, which hold whatever the model. *regression*: drawn around runs of our own; such a row tells that something has changed, not that it is right, and is not counted as accepted.
`

async function main(): Promise<number> {
  const sites: Sites = {
    phoenix: siteRuns(await readReferenceWeather(WEATHER.phoenix)),
    greensboro: siteRuns(await readReferenceWeather(WEATHER.greensboro)),
  }
  const all: ScenarioRow[] = []
  const sections = SCENARIOS.map((scenario) => {
    const rows = scenario.rows(sites)
    all.push(...rows)
    for (const row of rows) {
      console.log(`${isInside(row) ? 'ok  ' : 'FAIL'} ${scenario.title}: ${cells(row).join(' | ')}`)
    }
    return section(scenario, rows)
  })
  writeFileSync(PAGE, [HEAD, ...sections].join('\n'))
  const own = all.filter(({ kind }) => kind === 'regression')
  const held = all.filter(({ kind }) => kind !== 'regression')
  console.log(`regression against our own runs: ${counts(own)}`)
  console.log(counts(held))
  return all.length > 0 && all.every(isInside) ? 0 : 1
}

function counts(rows: readonly ScenarioRow[]): string {
  const inside = rows.filter(isInside).length
  return `${inside} passed, ${rows.length - inside} failed`
}

const isInside = ({ ours, least, most }: ScenarioRow): boolean => ours >= least && ours <= most

function section({ title, about }: Scenario, rows: readonly ScenarioRow[]): string {
  const lines = rows.map((row) => `| ${cells(row).join(' | ')} |`)
  const head = ['| | ours | reference | from | to | band | |', '|---|---:|---:|---:|---:|---|---|']
  return [`## ${title}`, '', about, '', ...head, ...lines, ''].join('\n')
}

function cells(row: ScenarioRow): readonly string[] {
  const { kind, what, ours, reference, least, most, unit } = row
  const text = (value: number): string =>
    Number(value.toPrecision(4)).toString() + (unit && ` ${unit}`)
  return [
    what,
    text(ours),
    reference === null ? '' : text(reference),
    text(least),
    text(most),
    kind,
    isInside(row) ? 'inside' : '**outside**',
  ]
}

const missing = Object.values(WEATHER)
  .map(referenceFile)
  .filter((file) => !existsSync(file))
if (missing.length === 0) process.exitCode = await main()
else {
  console.error(`nothing was compared: ${missing.join(' and ')} not found; set DUET_REFERENCE_DATA`)
  process.exitCode = 2
}
