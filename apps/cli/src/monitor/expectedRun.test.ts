import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readWeather, type WeatherFile, writeWeatherCsv } from '@duet/formats'
import { type Deployment, deploymentSchema, LIGHT_SOURCES } from '@duet/monitoring'
import { samplePlant, sampleWeather } from '@duet/plant'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { planLoaded } from '../loadRun.ts'
import { simulatePlant } from '../simulatePlant.ts'
import { type ExpectedRun, type ExpectedRunOptions, expectedRun } from './expectedRun.ts'

const HOURS = 24 * 6
const document = samplePlant()
let folder: string
let file: WeatherFile
let run: ExpectedRun

/** Six days of the sample's year, from the 150th on. */
function someHours(whole: WeatherFile): WeatherFile {
  const cut = (values: Float64Array): Float64Array => values.slice(150 * 24, 150 * 24 + HOURS)
  return {
    ...whole,
    rowCount: HOURS,
    intervalStartUtcMs: cut(whole.intervalStartUtcMs),
    columns: {
      ...whole.columns,
      ...Object.fromEntries(
        Object.entries(whole.columns).map(([name, values]) => [name, cut(values)]),
      ),
    },
  }
}

// One run that traces the light: the others read its factors
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'duet-factors-'))
  const whole = await readWeather(writeWeatherCsv(sampleWeather()), { filename: 'sample.csv' })
  file = someHours(whole)
  run = await runOf(file)
}, 300_000)

const node = { sensor_time_interval: 60, inverter_dc_capacity: null, duet_block_id: null }
const meter = { ...node, id: 'mtr', parent_id: null, name: 'Meter', component: 'meter' } as const
const power = { ...meter, component_measure: 'active_power', sensor_tag: 'MTR' } as const

interface Sensors {
  readonly readings?: ReadonlyMap<string, Float64Array>
  readonly weather?: Deployment['weather']
  readonly settings?: object
}

/** The plant with sensors of its first block. */
function runOf(
  weather: WeatherFile,
  { readings = new Map(), ...deployed }: Sensors = {},
  options: ExpectedRunOptions = {},
): Promise<ExpectedRun> {
  const inBlock = { ...node, parent_id: 'mtr', duet_block_id: trackers() }
  const deployment = deploymentSchema.parse({
    time_zone: 'UTC',
    interval_minutes: 60,
    ...deployed,
    nodes: [
      power,
      ...[...readings.keys()].map((id) => ({
        ...inBlock,
        id,
        name: id,
        sensor_tag: id,
        component: id === 'angle' ? 'block' : 'met',
        component_measure: id === 'angle' ? 'tracker_angle' : 'poa_front',
      })),
    ],
  })
  // the sample's year is a typical one, which stands for that of the plant
  const startUtcMs = planLoaded(document, file, undefined).weather.intervalStartUtcMs
  const measured = { startUtcMs, stepS: file.stepS, readings }
  const sources = { deployment, measured, weather }
  return expectedRun(document, sources, { factorFolder: folder, ...options })
}

afterAll(() => rm(folder, { recursive: true, force: true }))

const sum = (values: Float64Array | undefined): number =>
  values?.reduce((all, value) => all + value, 0) ?? NaN
const trackers = () => document.blocks[0]?.id ?? ''

describe('expected energy of the sample plant', () => {
  test('is that of its simulation', () => {
    const loaded = planLoaded(document, file, undefined)
    const simulated = loaded.plan.blocks.map(() => 0)
    simulatePlant(loaded.plan, loaded.weather, (block, _range, { acInverterW }) => {
      simulated[block] = (simulated[block] ?? 0) + sum(acInverterW)
    })
    expect(run.blocks.map(({ blockId }) => blockId)).toEqual(document.blocks.map(({ id }) => id))
    run.blocks.forEach(({ acW }, index) => {
      expect(acW).toHaveLength(HOURS)
      expect(Math.abs(sum(acW) / (simulated[index] ?? NaN) - 1)).toBeLessThan(1e-3)
    })
  }, 300_000)

  test('has the same bytes by one thread, and with factors that were stored', async () => {
    expect((await runOf(file, {}, { threads: 1 })).blocks).toEqual(run.blocks)
  })

  test('traces again what is damaged', async () => {
    const [damaged = ''] = await readdir(folder)
    await truncate(join(folder, damaged), 100)
    expect((await runOf(file)).blocks).toEqual(run.blocks)
  })

  const noon = 24 + 12
  const withoutLight = (from: number, to: number): WeatherFile => {
    const { ghi_wm2, dni_wm2, dhi_wm2 } = file.columns
    const cut = (values: Float64Array | undefined) => values?.slice().fill(NaN, from, to)
    const columns = { ghi_wm2: cut(ghi_wm2), dni_wm2: cut(dni_wm2), dhi_wm2: cut(dhi_wm2) }
    return { ...file, columns: { ...file.columns, ...columns } } as WeatherFile
  }

  test('is unknown where nothing says what the light was', async () => {
    const { blocks, lightSource } = await runOf(withoutLight(noon, noon + 1))
    expect(LIGHT_SOURCES[lightSource[noon] ?? -1]).toBe('none')
    for (const [index, { acW }] of blocks.entries()) {
      expect(acW[noon]).toBeNaN()
      expect(acW.filter(Number.isNaN)).toHaveLength(1)
      expect(acW.subarray(0, noon)).toEqual(run.blocks[index]?.acW.subarray(0, noon))
    }
  })

  test('follows the light on the plane of a block, as it was measured to turn, where the station has none', async () => {
    const poa = run.blocks[0]?.poaFrontWm2 ?? new Float64Array()
    const angle = run.blocks[0]?.trackerAngleDeg ?? new Float64Array()
    const [from, to] = [48, 72]
    const readings = new Map([
      ['poa', poa],
      ['angle', angle],
    ])
    const { blocks, lightSource } = await runOf(withoutLight(from, to), { readings })
    expect(new Set(lightSource.subarray(from, to))).toEqual(new Set([LIGHT_SOURCES.indexOf('poa')]))
    const ratio =
      sum(blocks[0]?.acW.subarray(from, to)) / sum(run.blocks[0]?.acW.subarray(from, to))
    expect(Math.abs(ratio - 1)).toBeLessThan(0.05)
    // a sensor that lay flat would have read less of the same light
    const flat = new Map([...readings, ['angle', new Float64Array(HOURS)]])
    const other = await runOf(withoutLight(from, to), { readings: flat })
    const more = sum(other.blocks[0]?.acW.subarray(from, to))
    expect(more).toBeGreaterThan(1.05 * sum(blocks[0]?.acW.subarray(from, to)))
    const first = await runOf(file, { readings, weather: 'poa' })
    expect(LIGHT_SOURCES[first.lightSource[noon] ?? -1]).toBe('poa')
  })

  test('follows the measured angle of a block only where that is asked for', async () => {
    const readings = new Map([['angle', new Float64Array(HOURS)]])
    expect((await runOf(file, { readings })).blocks).toEqual(run.blocks)
    const settings = { tracker_rotation: 'measured' }
    const [stuck, other] = (await runOf(file, { readings, settings })).blocks
    const [ideal, unmoved] = run.blocks
    expect(sum(stuck?.acW) / sum(ideal?.acW)).toBeGreaterThan(0.6)
    expect(sum(stuck?.acW) / sum(ideal?.acW)).toBeLessThan(0.92)
    expect(stuck?.trackerAngleDeg).toEqual(ideal?.trackerAngleDeg)
    expect(other).toEqual(unmoved)
  })

  test('is refused for sensors that are not on its steps', async () => {
    const readings = new Map([['poa', new Float64Array(HOURS - 1)]])
    await expect(runOf(file, { readings })).rejects.toThrow(
      `got ${HOURS - 1} values of a weather source, expected ${HOURS}`,
    )
  })
})
