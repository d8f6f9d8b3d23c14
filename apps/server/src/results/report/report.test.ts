import { DuckDBInstance } from '@duckdb/node-api'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SimPdfExportData } from '../../graphql/resolvers.gen.ts'
import { findResultJob } from '../../jobs/resultJobQueries.ts'
import { updateLogo } from '../../organizations/logos.ts'
import { reportText } from '../../pdf/reportText.ts'
import { startSimulation } from '../../simulations/simulations.ts'
import { type RunBench, startRunBench } from '../../simulations/testing/runBench.ts'
import { samplePlant } from '../../simulations/testing/samplePlant.ts'
import { syntheticWeatherCsv } from '../../simulations/testing/syntheticWeather.ts'
import { greyPng } from '../../testing/greyPng.ts'
import { readStoredRun } from '../run/storedRunQueries.ts'
import { nearShades } from './reportNearShade.ts'

let bench: RunBench
let userId = ''
let projectId = ''
let simulation_id = ''
let data: SimPdfExportData
let energyKwh = 0

beforeAll(async () => {
  bench = await startRunBench()
  const owner = await bench.newOwner('owner')
  userId = owner.userId
  const plant = samplePlant(2)
  projectId = await bench.newProject(owner, {
    ...plant,
    project: { ...plant.project, name: 'Ηλιακό πάρκο 太陽光発電所 Солнце' },
  })
  const csv = syntheticWeatherCsv({ type: 'TMY', year: 2001 })
  const { id: enviro_dataset_id } = await bench.newDataset(userId, projectId, csv)
  await bench.startWorker()
  const block_ids = await bench.blockIds(projectId)
  const range = { from: '2001-01-01', to: '2001-03-15' }
  const input = { name: 'Late winter', block_ids, enviro_dataset_id, ...range }
  const writeNote = (key: string, note: string, sigma_percentage: number) =>
    bench
      .api(userId)
      .updateLossNote({ project_id: projectId, note: { key, note, sigma_percentage } })
  await writeNote('dc_wiring', 'Cable list', 0.2)
  const { simulation } = await startSimulation(bench, userId, projectId, input)
  simulation_id = simulation?.id ?? ''
  await bench.ended(userId, projectId, simulation_id)
  await writeNote('dc_wiring', 'Cables of another design', 0.9)
  await writeNote('ac_wiring', 'Found later', 0.1)
  data = await bench.api(userId).simPdfExportData({ simulation_id })
  const kpis = await bench.api(userId).simulationKpis({ simulation_id })
  energyKwh = kpis.find(({ key }) => key === 'energy')?.value ?? 0
})
afterAll(() => bench.close())

interface MadeFile {
  readonly name: string
  readonly path: string
  readonly body: Buffer
}

/** The file of a job, by the link that its user gets. */
async function made(job: Promise<{ readonly id: string }>): Promise<MadeFile> {
  const { id } = await job
  for (;;) {
    const { status, error_message, storage_key } = (await findResultJob(bench.db, id)) ?? {}
    if (status === 'failed') throw new Error(error_message ?? 'failed')
    if (status === 'completed') {
      const [link] = await bench.api(userId).getDataExportUrls({ ids: [id] })
      const answer = await bench.app.inject({ method: 'GET', url: link?.url ?? '' })
      const name = String(answer.headers['content-disposition'])
      const path = await bench.storage.localPath(storage_key ?? '')
      return { name, path, body: answer.rawPayload }
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Texts of the pages, each as one line. */
async function pagesOf({ body }: MadeFile): Promise<readonly string[]> {
  const { text } = await extractText(new Uint8Array(body))
  return text.map((page) => page.replaceAll(/\s+/g, ' '))
}

test('the data of the report add up to the energy of the run, and name what it was made from', async () => {
  const months = data.months.reduce((sum, { energy_kwh }) => sum + (energy_kwh ?? 0), 0)
  expect(data.months.map(({ month }) => month.slice(5))).toEqual(['01', '02', '03'])
  expect(months / energyKwh).toBeCloseTo(1, 9)
  const days = [31, 28, 15]
  const ofHours = data.hours.mean_kw.map((day, month) =>
    day.reduce<number>((sum, kw) => sum + (kw ?? 0) * (days[month] ?? 0), 0),
  )
  expect(data.hours.months).toEqual([1, 2, 3])
  expect(ofHours.reduce((sum, kwh) => sum + kwh, 0) / energyKwh).toBeCloseTo(1, 9)
  const array = data.losses.find(({ key }) => key === 'dc_mpp')?.value_after ?? 0
  const ofMonths = data.months.reduce((sum, row) => sum + (row.array_energy_kwh ?? 0), 0)
  expect(ofMonths / array).toBeCloseTo(1, 9)
  expect(data.losses.at(-1)?.value_after).toBe(energyKwh)
  const [p50, , p90] = data.years.horizons[0]!.p_values
  expect(p50?.energy_kwh).toBe(energyKwh)
  // Of the usual plant: P90 = P50 · (1 − 1.282 · 0.0946)
  expect((p90?.energy_kwh ?? 0) / energyKwh).toBeCloseTo(0.8787, 4)
  expect(data).toMatchObject({ is_whole_year: false, module_count: expect.any(Number) })
  expect(data.weather[0]).toMatchObject({
    name: 'Desert',
    type: 'TMY',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(data.filename).toMatch(/^org-owner_Ηλιακό-πάρκο-.*_Late-winter_\d{4}-\d{2}-\d{2}\.pdf$/)
  const [block] = data.blocks
  const modules = (block?.string_count ?? 0) * (block?.modules_per_string ?? 0)
  expect(modules).toBe(block?.module_count)
  expect(block).toMatchObject({
    tracking: 'Dual axis',
    tilt_deg: null,
    panel: expect.any(String),
  })
  const kinds = new Set(data.facts.map(({ group }) => group))
  expect(kinds).toEqual(new Set(['site', 'system', 'block', 'layer', 'component']))
  expect(data.facts.map(({ label }) => label)).toContain('Cells (rows, columns)')
  expect(data.facts.find(({ label }) => label === 'Degradation law')?.value).toBe('not set: Linear')
})

test('losses are listed as they were entered, with the source and uncertainty that the run had or else were written since, and without those that are not set', () => {
  const listed = new Map(data.entered_losses.map((loss) => [loss.label, loss]))
  expect(listed.get('DC wiring')).toMatchObject({
    enters: 'DC power',
    value: 'Percentage loss: 1.5 % at STC',
    note: 'Cable list',
    sigma_percentage: 0.2,
  })
  expect(listed.get('AC wiring')).toMatchObject({ note: 'Found later' })
  expect(listed.has('Soiling')).toBe(false)
  expect(listed.has('LeTID loss')).toBe(false)
})

const REPORT = {
  paper: 'Letter',
  number_format: '1.234,5',
  sections: ['months', 'hours', 'losses', 'yield'],
}

test('the energy on the screen, in CSV, in Parquet and in the report is one', async () => {
  const system = { simulation_id, scope: 'system' }
  const [report, csv, parquet] = await Promise.all([
    made(bench.api(userId).makePdfReport({ simulation_id, ...REPORT })),
    made(bench.api(userId).simDataExport({ ...system, format: 'csv', time_interval: 'OneMonth' })),
    made(bench.api(userId).simDataExport({ ...system, format: 'parquet', columns: ['grid'] })),
  ])
  const rows = csv.body.toString('utf8').trim().split('\n')
  const at = rows[0]?.split(',').indexOf('grid [kWh]') ?? -1
  const inCsv = rows.slice(1).map((row) => Number(row.split(',')[at]))
  expect(inCsv.reduce((sum, kwh) => sum + kwh, 0) / energyKwh).toBeCloseTo(1, 9)

  const connection = await (await DuckDBInstance.create(':memory:')).connect()
  const sums = await connection.runAndReadAll(
    `select sum("grid") / 1000 from '${parquet.path}' group by month("local_time") order by month("local_time")`,
  )
  connection.closeSync()
  const inParquet = sums.getRows().map(([kwh]) => Number(kwh))
  inParquet.forEach((kwh, month) => {
    expect(kwh / (inCsv[month] ?? 0)).toBeCloseTo(1, 9)
  })

  const text = reportText('1.234,5')
  const energy = text.energies([...inCsv, energyKwh])
  const [cover = '', ...pages] = await pagesOf(report)
  const whole = text.result(energyKwh, 'kWh').replace('\u00a0', ' ')
  expect(cover).toContain(`${whole} to the grid, this period`)
  expect(cover).toContain('Desert (file of no known provider)')
  const months = pages.find((page) => page.includes('Energy by month')) ?? ''
  inCsv.forEach((kwh, month) => {
    expect(months).toMatch(new RegExp(`2001-0${month + 1} .*${energy.of(kwh)}`))
  })
  const period = months.slice(months.indexOf('Period'))
  expect(period).toContain(energy.of(energyKwh))
  expect(pages.join(' ')).toMatch(new RegExp(`Energy to grid ${whole}`))
  expect(pages.join(' ')).toMatch(/Temperature −[\d,]+ MWh −\d,\d\d %/)
  expect(pages.join(' ')).toContain('Power to the grid by month and hour')
  expect(pages.join(' ')).toContain('Snow (front) not modelled')
  expect(pages.join(' ')).toMatch(/Transposition gain \+[\d,]+ kWh\/m² \+[\d,]+ %/)
  setAsAsked(report, [cover, ...pages].join(' '))
})

/** The paper, the sections, and embedded fonts for every script. */
function setAsAsked({ name, body }: MadeFile, written: string): void {
  expect(name).toContain('.pdf')
  const text = body.toString('latin1')
  expect(text).toContain('/MediaBox [0 0 612 792]')
  const fonts = new Set(
    [...text.matchAll(/\/FontName \/[A-Z]+\+([A-Za-z-]+)/g)].map(([, font]) => font),
  )
  expect(written).toContain('太陽光発電所 Солнце')
  expect(written).not.toMatch(/Site and layout|Assumptions and losses|Appendix/)
  expect(written).toContain('What this report is and is not')
  expect(fonts).toEqual(new Set(['Roboto-Regular', 'Roboto-Medium', 'UnifontExMono']))
}

test('near shade is drawn where rows of fixed tables throw it', async () => {
  const { manifest } = await readStoredRun(bench.db, simulation_id)
  const fixed = manifest.document.components.map((component) =>
    component.kind === 'table'
      ? {
          ...component,
          parameters: { ...component.parameters, tracking_type: 0 as const, tilt: 30 },
        }
      : component,
  )
  const document = { ...manifest.document, components: fixed }
  const [drawn] = nearShades({ ...manifest, document }, 0, undefined)
  expect(drawn).toMatchObject({ isTraced: false, blocks: [data.blocks[0]?.name] })
  const noon = (level: number): number[] =>
    (drawn?.lines.find((line) => line.level === level)?.pieces ?? [])
      .flat()
      .filter(([azimuthDeg]) => azimuthDeg === 180)
      .map(([, elevationDeg]) => elevationDeg)
  // Of endless rows 1 − 1/x is shaded, x = g·(sin β·tan θz + cos β)
  const rad = Math.PI / 180
  const gcr = data.blocks[0]?.gcr ?? 0
  for (const level of [0.05, 0.2, 0.4]) {
    const x = 1 / (1 - level)
    const zenith = Math.atan((x / gcr - Math.cos(30 * rad)) / Math.sin(30 * rad)) / rad
    expect(noon(level).length).toBeGreaterThan(0)
    for (const elevationDeg of noon(level)) {
      expect(Math.abs(elevationDeg - (90 - zenith))).toBeLessThan(0.1)
    }
  }
  for (const { most, lines } of nearShades(manifest, 0, undefined)) {
    expect(most).toBe(0)
    expect(lines.flatMap(({ pieces }) => pieces)).toEqual([])
  }
})

test('a report has the revision of its run with those before it, and the logo', async () => {
  const api = bench.api(userId)
  const { organization_id } = await bench.db
    .selectFrom('project')
    .select('organization_id')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow()
  await updateLogo(bench, userId, {
    organization_id,
    content: greyPng(60, 20).toString('base64'),
  })
  const earlier = { project_id: projectId, simulation_name: 'Autumn', user_id: userId }
  await bench.db
    .insertInto('report_revision')
    .values({ ...earlier, revision: 'A', change: 'First issue' })
    .execute()
  expect((await api.simPdfExportData({ simulation_id })).revisions).toHaveLength(1)
  const given = { simulation_id, revision: ' B ', change: 'Weather of\n2001' }
  expect(await api.addReportRevision(given)).toMatchObject({
    revision: 'B',
    change: 'Weather of 2001',
    simulation_name: 'Late winter',
  })
  await expect(api.addReportRevision({ ...given, revision: 'A' })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  await api.addReportRevision({ ...given, change: 'Weather of 2002' })
  const rows = await api.reportRevisions({ project_id: projectId })
  expect(rows.map(({ revision, change }) => [revision, change])).toEqual([
    ['A', 'First issue'],
    ['B', 'Weather of 2002'],
  ])

  const report = await made(api.makePdfReport({ simulation_id, sections: [] }))
  const [cover = ''] = await pagesOf(report)
  expect(cover).toMatch(/Revision B, \d{4}-\d\d-\d\d/)
  expect(cover).toMatch(/A \d{4}-\d\d-\d\d .* Autumn First issue B .* Late winter Weather of 2002/)
  expect(cover).toMatch(/run [0-9a-f-]+ · revision B/)
  expect(report.body.toString('latin1')).toMatch(/\/Subtype \/Image\s[^>]*\/Width 60\s\/Height 20/)

  for (const { id } of rows) await api.deleteReportRevision({ id })
  expect(await api.reportRevisions({ project_id: projectId })).toEqual([])
  const audit = await bench.db
    .selectFrom('audit_log')
    .select('action')
    .where('project_id', '=', projectId)
    .where('action', 'like', 'report_revision%')
    .execute()
  expect(audit).toHaveLength(4)
})

test('what no report can have is refused', async () => {
  for (const wrong of [{ paper: 'A3' }, { sections: ['poem'] }, { number_format: '1234' }]) {
    await expect(
      bench.api(userId).makePdfReport({ simulation_id, ...wrong }),
    ).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  }
})
