import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ResultJob, SimPdfExportData } from '../http/resolvers.gen.ts'
import { type RunBench, startRunBench } from '../simulations/testing/runBench.ts'
import { samplePlant } from '../simulations/testing/samplePlant.ts'
import { syntheticWeatherCsv } from '../simulations/testing/syntheticWeather.ts'

let bench: RunBench
let userId = ''
let simulation_id = ''
let data: SimPdfExportData

beforeAll(async () => {
  bench = await startRunBench()
  const owner = await bench.newOwner('owner')
  userId = owner.userId
  const plant = samplePlant(3)
  const projectId = await bench.newProject(owner, {
    ...plant,
    project: { ...plant.project, name: 'Ηλιακό πάρκο 太陽光発電所 Солнце' },
  })
  const csv = syntheticWeatherCsv({ type: 'TMY', year: 2001 })
  const { id: enviro_dataset_id } = await bench.newDataset(userId, projectId, csv)
  await bench.startWorker()
  const block_ids = await bench.blockIds(projectId)
  const input = {
    name: 'Half a year',
    block_ids,
    enviro_dataset_id,
    from: '2001-01-01',
    to: '2001-06-30',
  }
  const { simulation } = await bench.simulations.run(userId, projectId, input)
  simulation_id = simulation?.id ?? ''
  await bench.ended(userId, projectId, simulation_id)
  data = await bench.reports.data(userId, simulation_id)
})
afterAll(() => bench.close())

async function made(id: string): Promise<ResultJob> {
  for (;;) {
    const jobs = await bench.exports.files(userId, simulation_id, 'pdf_report')
    const found = jobs.find((job) => job.id === id)
    if (found?.completed_at) return found
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function pdf(input: object): Promise<{ name: string; body: Buffer }> {
  const { id } = await bench.reports.make(userId, { simulation_id, ...input })
  expect(await made(id)).toMatchObject({ status: 'completed', error_message: null })
  const [link] = await bench.exports.urls(userId, [id])
  const { headers, rawPayload } = await bench.app.inject({ method: 'GET', url: link?.url ?? '' })
  return { name: String(headers['content-disposition']), body: rawPayload }
}

test('the data of the report add up to the energy of the run, and name what it was made from', async () => {
  const kpis = await bench.results.kpis(userId, { simulation_id })
  const energyKwh = kpis.find(({ key }) => key === 'energy')?.value ?? 0
  const months = data.months.reduce((sum, { energy_kwh }) => sum + (energy_kwh ?? 0), 0)
  expect(data.months.map(({ month }) => month.slice(5))).toEqual([
    '01',
    '02',
    '03',
    '04',
    '05',
    '06',
  ])
  expect(months / energyKwh).toBeCloseTo(1, 9)
  expect(data.losses.at(-1)?.value_after).toBe(energyKwh)
  const [p50, , p90] = data.uncertainty.exceedance
  expect(p50?.year_kwh).toBe(energyKwh)
  // 8.7 % of the usual plant: P90 = P50 · (1 − 1.282 · 0.087)
  expect((p90?.year_kwh ?? 0) / energyKwh).toBeCloseTo(0.8885, 4)
  expect(data).toMatchObject({ is_whole_year: false, module_count: expect.any(Number) })
  expect(data.weather[0]).toMatchObject({
    name: 'Desert',
    type: 'TMY',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(data.filename).toMatch(/^org-owner_Ηλιακό-πάρκο-.*_Half-a-year_\d{4}-\d{2}-\d{2}\.pdf$/)
  const kinds = new Set(data.facts.map(({ group }) => group))
  expect(kinds).toEqual(new Set(['site', 'system', 'block', 'layer', 'component']))
})

test('a report has embedded fonts for every script, and is of the paper that was asked for', async () => {
  const { name, body } = await pdf({ paper: 'Letter', number_format: '1.234,5' })
  expect(name).toContain('.pdf')
  const text = body.toString('latin1')
  expect(text.slice(0, 5)).toBe('%PDF-')
  expect(text).toContain('/MediaBox [0 0 612 792]')
  const fonts = new Set(
    [...text.matchAll(/\/FontName \/[A-Z]+\+([A-Za-z-]+)/g)].map(([, font]) => font),
  )
  expect(fonts).toEqual(new Set(['Roboto-Regular', 'Roboto-Medium', 'UnifontExMono']))
})

test('the sections that were asked for are those that are written', async () => {
  const pages = (body: Buffer): number =>
    body.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
  const few = await pdf({ sections: ['months'] })
  // cover; months with the disclaimers
  expect(pages(few.body)).toBe(2)
  for (const wrong of [{ paper: 'A3' }, { sections: ['poem'] }, { number_format: '1234' }]) {
    await expect(bench.reports.make(userId, { simulation_id, ...wrong })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  }
})
