import { readFileSync } from 'node:fs'
import path from 'node:path'
import { AppError } from '@duet/contract'
import { readWeather, type WeatherFile, writeWeatherCsv } from '@duet/formats'
import { samplePlant, sampleWeather } from '@duet/plant'
import { beforeAll, expect, test } from 'vitest'
import { type LoadedRun, planLoaded } from './loadRun.ts'
import { runReport } from './runReport.ts'
import { reportText } from './simulate/reportText.ts'
import { csvPieces } from './simulate/seriesCsv.ts'
import { type PlantRun, simulatePlant } from './simulatePlant.ts'
import { withFigures } from './testing/guideFigures.ts'
import { withHelp } from './testing/guideHelp.ts'

let file: WeatherFile
let loaded: LoadedRun
let run: PlantRun

// One run for all: the light of two blocks is traced and their cells are solved
beforeAll(async () => {
  file = await readWeather(writeWeatherCsv(sampleWeather()), { filename: 'sample.csv' })
  loaded = planLoaded(samplePlant(), file, undefined)
  run = simulatePlant(loaded.plan, loaded.weather)
}, 300_000)

test('the sample gives what plants near Phoenix give, and its account closes', () => {
  const [tracker, fixed] = run.summary.blocks.map(
    ({ kpis }) => kpis.find(({ key }) => key === 'specific_yield')!.value!,
  )
  // reference chains on measured weather: 2276 to 2472 and 2030 kWh/kWp; a synthetic year within 6 % of them
  expect(tracker).toBeGreaterThan(2240)
  expect(tracker).toBeLessThan(2560)
  expect(fixed).toBeGreaterThan(1900)
  expect(fixed).toBeLessThan(2160)
  for (const part of [run.summary.system, ...run.summary.blocks]) {
    expect(part.closure_error).toBeLessThan(1e-9)
  }
})

test('the sample has inverters that suit its modules', () => {
  for (const { ratings } of loaded.plan.blocks) {
    expect(ratings.nominalDcW / ratings.nominalAcW).toBeGreaterThan(1.2)
    expect(ratings.nominalDcW / ratings.nominalAcW).toBeLessThan(1.3)
  }
})

test('a plant that is not complete is refused with all reasons', () => {
  const document = samplePlant()
  const blocks = document.blocks.map((block, i) =>
    i === 0 ? { ...block, pv_inverter_id: null, power_factor: 0 } : block,
  )
  const { has_windspeed: _, ...metadata } = file.metadata
  const calm = { ...file, metadata: { ...metadata, has_windspeed: false } }
  let details: unknown
  try {
    planLoaded({ ...document, blocks }, calm, undefined)
  } catch (error) {
    details = error instanceof AppError ? error.details.errors : error
  }
  expect(details).toEqual([
    'East trackers: Power factor: must be greater than 0 to give active power',
    'East trackers: Choose an Inverter',
    expect.stringContaining('East trackers: Meteo dataset with windspeed is required'),
    expect.stringContaining('West fixed tilt: Meteo dataset with windspeed is required'),
  ])
})

test('months, blocks and CSV add up to the energy of the report', () => {
  const report = runReport(loaded, run)
  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)
  expect(sum(report.system.monthly.map(({ energy_kwh }) => energy_kwh))).toBeCloseTo(
    report.system.energy_kwh,
    3,
  )
  expect(report.system.monthly).toHaveLength(12)
  // no high-voltage stage and no grid limit: what the blocks give reaches the grid
  expect(sum(report.blocks.map(({ energy_kwh }) => energy_kwh))).toBeCloseTo(
    report.system.energy_kwh,
    3,
  )
  const csv = [...csvPieces('system', run.system, loaded.weather, { from: 0, to: 8760 })].join('')
  const [header, ...rows] = csv
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','))
  const grid = header!.indexOf('grid [W]')
  expect(sum(rows.map((row) => Number(row[grid]))) / 1000).toBeCloseTo(report.system.energy_kwh, 3)
  expect(rows[0]![0]).toBe('2026-01-01T00:00:00-07:00')
})

test('the report warns of weather that is late', () => {
  expect(runReport(loaded, run).warnings.join()).not.toContain('Times against the sun')
  const intervalStartUtcMs = file.intervalStartUtcMs.map((utcMs) => utcMs + 1_800_000)
  const late = planLoaded(samplePlant(), { ...file, intervalStartUtcMs }, undefined)
  expect(reportText(runReport(late, run))).toMatch(
    /Warnings\n(.*\n)* {2}Times against the sun: .* minutes after the sun/,
  )
})

test('the text names every block, every stage and what was assumed', () => {
  const text = reportText(runReport(loaded, run))
  for (const { name } of loaded.plan.blocks) expect(text).toContain(`${name}\n===`)
  for (const { label } of run.summary.system.losses) expect(text).toContain(label)
  expect(text).toContain('modules_per_string = ')
  expect(text).not.toMatch(/NaN|undefined/)
})

test('a plant that is run after another with the same tables has the same figures', () => {
  const blocks = loaded.plan.blocks.slice(1)
  const again = simulatePlant({ ...loaded.plan, blocks }, loaded.weather)
  expect(again.summary.blocks).toEqual(run.summary.blocks.slice(1))
})

const GUIDE = path.resolve(import.meta.dirname, '../../../docs/guide')

test.each(['getting-started.md', 'command-line.md'])(
  '%s quotes this run as it is: npm run guide makes it anew',
  async (name) => {
    const page = path.join(GUIDE, name)
    const made = await withHelp(withFigures(readFileSync(page, 'utf8'), runReport(loaded, run)))
    expect(made).toContain('<!-- figures: ')
    await expect(made).toMatchFileSnapshot(page)
  },
)
