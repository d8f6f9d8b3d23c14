import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeWeatherCsv } from '@duet/formats'
import { samplePlant, sampleWeather } from '@duet/plant'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadRun } from '../loadRun.ts'
import { simulatePlant } from '../simulatePlant.ts'
import { studyCommand } from './studyCommand.ts'

let folder: string
const at = (name: string): string => join(folder, name)

const fixedBlock = { ...samplePlant().blocks[1]!, row_optics: 'endless_rows' as const }

/** The fixed tables of the sample, at another tilt. */
function plant(tilt?: number): string {
  const sample = samplePlant()
  return JSON.stringify({
    ...sample,
    blocks: [sample.blocks[0], fixedBlock],
    components: sample.components.map((component) =>
      component.id === fixedBlock.pv_table_id && tilt !== undefined
        ? { ...component, parameters: { ...component.parameters, tilt } }
        : component,
    ),
  })
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'duet-study-'))
  writeFileSync(at('plant.json'), plant())
  writeFileSync(at('weather.csv'), [...writeWeatherCsv(sampleWeather())].join(''))
})
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => {
  process.exitCode = undefined
  vi.restoreAllMocks()
})

type Row = Readonly<Record<string, number | string | null>>

async function study(...args: readonly string[]) {
  const said: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  const where = ['--weather', at('weather.csv'), '--block', fixedBlock.name, '--jobs', '2']
  await studyCommand.run([at('plant.json'), ...where, ...args, '--json', at('out.json')])
  const rows: readonly Row[] = JSON.parse(readFileSync(at('out.json'), 'utf8'))
  return { rows, said: said.join('\n') }
}

test('every combination is a row with the figures of a run of the plant so built', async () => {
  const { rows } = await study('--vary', 'tilt=10,30', '--vary', 'albedo=0.2,0.4')
  expect(rows.map(({ vary_tilt, vary_albedo }) => [vary_tilt, vary_albedo])).toEqual([
    [10, 0.2],
    [10, 0.4],
    [30, 0.2],
    [30, 0.4],
  ])
  const document = JSON.parse(plant(30))
  const [, block] = document.blocks
  const blocks = [{ ...block, albedo_by_month: Array.from({ length: 12 }, () => 0.4) }]
  const block_layers = document.block_layers.filter(
    (layer: { block_id: string | null }) => layer.block_id === block.id,
  )
  writeFileSync(at('single.json'), JSON.stringify({ ...document, blocks, block_layers }))
  const { plan, weather } = await loadRun(at('single.json'), at('weather.csv'), undefined)
  const { system } = simulatePlant(plan, weather).summary
  expect(rows[3]?.['energy_kwh']).toBe(system.energy_kwh)
  expect(rows[3]?.['table_count']).toBe(plan.blocks[0]?.tableCount)
})

test('a search goes to the best point and says why it ended', async () => {
  const { rows, said } = await study('--vary', 'tilt=0,48', '--best', 'energy')
  const best = rows.filter(({ is_best }) => is_best === 1)
  const energies = rows.map(({ energy_kwh }) => Number(energy_kwh))
  expect(best.map(({ energy_kwh }) => energy_kwh)).toEqual([Math.max(...energies)])
  // at 33° north, rows that shade each other and a diffuse sky take it below the latitude
  expect(Number(best[0]?.['vary_tilt'])).toBeGreaterThan(10)
  expect(Number(best[0]?.['vary_tilt'])).toBeLessThan(33)
  expect(said).toMatch(/best: tilt [\d.]+ °: Energy [\d,.]+ MWh; \d+ points, no point around it/)
})

test('what breaks a constraint or cannot be built has no result, and is told', async () => {
  const { rows } = await study('--vary', 'row_spacing=2,8,12', '--at-least', 'gcr=0.5')
  expect(
    rows.map(({ energy_kwh, broken, error }) => [
      energy_kwh !== null,
      broken !== '',
      error !== null,
    ]),
  ).toEqual([
    [false, false, true],
    [true, false, false],
    [false, true, false],
  ])
  expect(rows[2]?.['broken']).toContain('Ground cover ratio')
  expect(process.exitCode).toBeUndefined()
})
