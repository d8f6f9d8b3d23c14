import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readWeather, writeWeatherCsv } from '@duet/formats'
import { type PlantDocument, samplePlant, sampleWeather } from '@duet/plant'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type LoadedRun, planLoaded } from '../loadRun.ts'
import { runInto } from './runInto.ts'

let loaded: LoadedRun
const folder = mkdtempSync(join(tmpdir(), 'duet-run-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const TWO_AXES = { tracking_type: 2, num_tiers: 2, num_cols: 8 } as const

/** The sample on two axes, whose light is not traced. */
function onTwoAxes(document: PlantDocument): PlantDocument {
  const components = document.components.map((component) =>
    component.kind === 'table'
      ? { ...component, parameters: { ...component.parameters, ...TWO_AXES } }
      : component,
  )
  return { ...document, components }
}

beforeAll(async () => {
  const file = await readWeather(writeWeatherCsv(sampleWeather()), { filename: 'sample.csv' })
  loaded = planLoaded(onTwoAxes(samplePlant()), file, undefined)
})

test('a run leaves its report and a row of every step', async () => {
  const report = await runInto(folder, loaded)
  const names = readdirSync(folder).toSorted()
  expect(names).toEqual([
    'block-1-east-trackers.csv',
    'block-2-west-fixed-tilt.csv',
    'report.json',
    'system.csv',
  ])
  expect(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))).toEqual(report)
  const rows = readFileSync(join(folder, 'block-1-east-trackers.csv'), 'utf8').split('\n')
  expect(rows).toHaveLength(1 + 8760 + 1)
  expect(rows.filter((row) => row.startsWith('time,'))).toHaveLength(1)
})

test('a run whose figures cannot be leaves nothing', async () => {
  const { plan } = loaded
  const blocks = plan.blocks.map((block) => ({
    ...block,
    ratings: { ...block.ratings, nominalDcW: NaN },
  }))
  await expect(runInto(folder, { ...loaded, plan: { ...plan, blocks } })).rejects.toMatchObject({
    code: 'RESULT_UNSOUND',
    message: expect.stringMatching(
      /^The plant, sum of the run, Global horizontal irradiation: NaN/,
    ),
  })
  expect(readdirSync(folder)).toEqual([])
})
