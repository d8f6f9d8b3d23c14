import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readWeather, type WeatherFile, writeWeatherCsv } from '@duet/formats'
import { LIGHT_SOURCES } from '@duet/monitoring'
import { samplePlant, sampleWeather } from '@duet/plant'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { planLoaded } from '../loadRun.ts'
import { simulatePlant } from '../simulatePlant.ts'
import { type ExpectedRun, expectedRun } from './expectedRun.ts'

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
  run = await expectedRun(document, file, { factorFolder: folder })
}, 300_000)

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
    expect(
      (await expectedRun(document, file, { factorFolder: folder, threads: 1 })).blocks,
    ).toEqual(run.blocks)
  })

  test('traces again what is damaged', async () => {
    const [damaged = ''] = await readdir(folder)
    await truncate(join(folder, damaged), 100)
    expect((await expectedRun(document, file, { factorFolder: folder })).blocks).toEqual(run.blocks)
  })

  test('is unknown where the weather has no rows', async () => {
    const startUtcMs = run.startUtcMs
    const noon = 24 + 12
    const { ghi_wm2, dni_wm2, dhi_wm2 } = file.columns
    const without = (values: Float64Array | undefined) =>
      values?.map((value, i) => (i === noon ? NaN : value))
    const lacking = {
      ...file,
      columns: {
        ...file.columns,
        ghi_wm2: without(ghi_wm2),
        dni_wm2: without(dni_wm2),
        dhi_wm2: without(dhi_wm2),
      },
    } as WeatherFile
    const { blocks, lightSource } = await expectedRun(document, lacking, {
      factorFolder: folder,
      grid: { startUtcMs, stepS: run.stepS },
    })
    expect(LIGHT_SOURCES[lightSource[noon] ?? -1]).toBe('none')
    for (const [index, { acW }] of blocks.entries()) {
      expect(acW[noon]).toBeNaN()
      expect(acW.filter(Number.isNaN)).toHaveLength(1)
      expect(acW.subarray(0, noon)).toEqual(run.blocks[index]?.acW.subarray(0, noon))
    }
  })

  test('follows the measured angle of a block only where that is asked for', async () => {
    const rotationDeg = new Float64Array(HOURS)
    const runWith = async (turnsAsMeasured: boolean) => {
      const sensors = new Map([[trackers(), { rotationDeg, turnsAsMeasured }]])
      return (await expectedRun(document, file, { factorFolder: folder, sensors })).blocks
    }
    expect(await runWith(false)).toEqual(run.blocks)
    const [stuck, other] = await runWith(true)
    const [ideal, unmoved] = run.blocks
    expect(sum(stuck?.acW) / sum(ideal?.acW)).toBeGreaterThan(0.6)
    expect(sum(stuck?.acW) / sum(ideal?.acW)).toBeLessThan(0.92)
    expect(stuck?.trackerAngleDeg).toEqual(ideal?.trackerAngleDeg)
    expect(other).toEqual(unmoved)
  })

  test('is refused for sensors that are not on its steps', async () => {
    const sensors = new Map([[trackers(), { poaWm2: new Float64Array(HOURS - 1) }]])
    await expect(expectedRun(document, file, { factorFolder: folder, sensors })).rejects.toThrow(
      `got ${HOURS - 1} values of a weather source, expected ${HOURS}`,
    )
  })
})
