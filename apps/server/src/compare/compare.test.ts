import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { align, NEW_PARAMETERS, statisticsOf, unpackDoubles } from '@duet/comparison'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readNumbers } from '../files/parquet/readColumns.ts'
import { startSimulation } from '../simulations/simulations.ts'
import { type RunBench, startRunBench } from '../simulations/testing/runBench.ts'
import { samplePlant } from '../simulations/testing/samplePlant.ts'
import { syntheticWeatherCsv } from '../simulations/testing/syntheticWeather.ts'
import { outcomeOf } from '../testing/codes.ts'
import { compareColumns, compareDatasets, comparedSeries, compareSeries } from './comparedData.ts'
import { writeComparison } from './comparisonTable.ts'
import { exportedPair } from './exportSelection.ts'
import { comparisonPdf } from './pdf/comparisonPdf.ts'
import { createWorkbook, deleteWorkbook, updateWorkbook, workbooks } from './workbooks.ts'

let bench: RunBench
let owner: { userId: string; organizationId: string }
let stranger: { userId: string; organizationId: string }
let project_id = ''
let datasetId = ''
let runId = ''
let blockIds: string[] = []

beforeAll(async () => {
  bench = await startRunBench()
  owner = await bench.newOwner('owner')
  stranger = await bench.newOwner('stranger')
  project_id = await bench.newProject(owner, samplePlant(2))
  blockIds = await bench.blockIds(project_id)
  const csv = syntheticWeatherCsv({ type: 'TMY', year: 2001 })
  datasetId = (await bench.newDataset(owner.userId, project_id, csv)).id
  await bench.startWorker()
  const input = { name: 'Base', block_ids: blockIds, enviro_dataset_id: datasetId }
  const { simulation } = await startSimulation(bench, owner.userId, project_id, input)
  runId = simulation?.id ?? ''
  await bench.ended(owner.userId, project_id, runId)
})
afterAll(() => bench.close())

const total = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0)

const ofRun = (column: string, part: string | null = null) => ({
  project_id,
  source: 'simulation',
  id: runId,
  part,
  column,
})
const series = (asked: Parameters<typeof compareSeries>[2]) =>
  comparedSeries(bench, owner.userId, project_id, asked)
describe('datasets of a project', () => {
  test('are its completed runs and its weather, with their parts and columns', async () => {
    const listed = await compareDatasets(bench, owner.userId, project_id)
    expect(listed.map(({ source, id }) => [source, id])).toEqual([
      ['simulation', runId],
      ['meteo', datasetId],
    ])
    const { label, parts, lists } = await compareColumns(bench, owner.userId, ofRun(''))
    expect(label).toBe('Base')
    expect(parts.slice(0, 2)).toMatchObject([
      { id: null, columns: 'system' },
      { id: blockIds[0], columns: 'block' },
    ])
    expect(lists[0]?.columns[0]).toMatchObject({ name: 'grid', unit: 'W' })
  })

  test('give the energy that the key figures of the run have', async () => {
    const kpis = await bench.api(owner.userId).simulationKpis({ simulation_id: runId })
    const energyKwh = kpis.find(({ key }) => key === 'energy')?.value ?? 0
    const answer = await compareSeries(bench, owner.userId, ofRun('grid'))
    const values = unpackDoubles(answer.values)
    expect(values.length).toBe(8760)
    expect(total(values) / 1000).toBeCloseTo(energyKwh, 6)
    const blocks = await Promise.all(blockIds.map((id) => series(ofRun('ac_block', id))))
    const joined = await series(ofRun('ac_block'))
    const ofBlocks = blocks.reduce((sum, block) => sum + total(block.values), 0)
    expect(total(joined.values) / ofBlocks).toBeCloseTo(1, 9)
  })

  test('of every part can be read, zones too', async () => {
    const { parts, lists } = await compareColumns(bench, owner.userId, ofRun(''))
    for (const part of parts) {
      const [column] = lists.find(({ key }) => key === part.columns)?.columns ?? []
      const found = await series(ofRun(column?.name ?? '', part.id ?? null))
      expect(found.values.length).toBe(8760)
    }
  })

  test('of a run and of its weather meet hour by hour with the same light', async () => {
    const weather = { project_id, source: 'meteo', id: datasetId, column: 'ghi_wm2' }
    const found = align(await series(ofRun('ghi')), await series(weather), { alignment: 'auto' })
    if (found.state !== 'aligned') throw new Error(`got ${found.state}`)
    expect(found.counts).toMatchObject({ paired: 8760, onlyA: 0, onlyB: 0 })
    expect(statisticsOf(found).find(({ key }) => key === 'rmse')?.value).toBeLessThan(1e-9)
  })

  test('that are unknown or of another project answer alike', async () => {
    const other = await bench.newProject(owner, samplePlant(1))
    const asked = [
      { ...ofRun('grid'), id: randomUUID() },
      { ...ofRun('grid'), id: 'no id' },
      { ...ofRun('grid'), project_id: other },
      { project_id: other, source: 'meteo', id: datasetId, column: 'ghi_wm2' },
      { project_id, source: 'deployment', id: project_id, column: 'measured' },
    ]
    for (const one of asked)
      expect(await outcomeOf(compareSeries(bench, owner.userId, one))).toBe('NOT_FOUND')
    expect(await outcomeOf(compareSeries(bench, stranger.userId, ofRun('grid')))).toBe('NOT_FOUND')
    for (const one of [ofRun('none'), ofRun('ac_block', 'none'), { ...ofRun('grid'), source: 'x' }])
      expect(await outcomeOf(compareSeries(bench, owner.userId, one))).toBe('INVALID_INPUT')
  })
})

describe('a comparison that is taken away', () => {
  const selection = (changed: object = {}) =>
    JSON.stringify({
      dataset_a: { id: runId, label: 'Base', source: 'simulation' },
      dataset_b: { id: runId, label: 'Base', source: 'simulation' },
      parameters: {
        ...NEW_PARAMETERS,
        a: { column: 'grid', part: null, shift_minutes: 0 },
        b: { column: 'ac_blocks', part: null, shift_minutes: 0 },
        ...changed,
      },
    })
  const rowsOf = async (file: string): Promise<number[][]> => {
    const rows = readFileSync(file, 'utf8').trim().split('\n').slice(1)
    return rows.map((row) => row.split(',').slice(1).map(Number))
  }
  const sumOf = (rows: readonly (readonly number[])[], column: number): number =>
    rows.reduce((sum, row) => sum + (row[column] ?? 0), 0)

  test('has the totals of the page and of the source, as text and as Parquet', async () => {
    const pair = await exportedPair(bench, owner.userId, project_id, selection())
    const figures = statisticsOf(pair.aligned)
    const totalKwh = figures.find(({ key }) => key === 'total_a')?.value ?? 0
    const kpis = await bench.api(owner.userId).simulationKpis({ simulation_id: runId })
    expect(totalKwh).toBeCloseTo(kpis.find(({ key }) => key === 'energy')?.value ?? 0, 6)
    const csv = await bench.storage.temporaryFile()
    await writeComparison(bench, csv, pair, 'csv')
    expect(readFileSync(csv, 'utf8').split('\n')[0]).toBe('time,a [W],b [W],difference [W]')
    const rows = await rowsOf(csv)
    expect(sumOf(rows, 0) / 1000).toBeCloseTo(totalKwh, 6)
    const difference = figures.find(({ key }) => key === 'difference')?.value ?? 0
    expect(sumOf(rows, 2) / 1000).toBeCloseTo(difference, 6)
    const parquet = await bench.storage.temporaryFile()
    await writeComparison(bench, parquet, pair, 'parquet')
    const { columns } = await readNumbers(
      bench.duckdb,
      `select sum(a), count(*) from read_parquet('${parquet}')`,
    )
    expect((columns[0]?.[0] ?? 0) / 1000).toBeCloseTo(totalKwh, 6)
    expect(columns[1]?.[0]).toBe(8760)
    for (const file of [csv, parquet]) rmSync(file)
  })

  test('is one page as a PDF', async () => {
    const pair = await exportedPair(bench, owner.userId, project_id, selection())
    const names = { organization: 'Acme', project: 'Plant', title: 'Years' }
    const bytes = Buffer.from(await comparisonPdf({ ...pair, ...names }))
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  })

  test('of nothing in common, or that is no selection, says what to do', async () => {
    const asked = (json: string) => outcomeOf(exportedPair(bench, owner.userId, project_id, json))
    expect(await asked(selection({ from: '2030-01-01' }))).toBe('INVALID_INPUT')
    expect(await asked(selection({ a: NEW_PARAMETERS.a }))).toBe('INVALID_INPUT')
    expect(await asked('{')).toBe('INVALID_INPUT')
    expect(await asked('{}')).toBe('INVALID_INPUT')
  })
})

describe('a workbook', () => {
  const input = (name: string) => ({
    name,
    data: { version: 1, parameters: NEW_PARAMETERS, tags: [] },
    dataset_a: { id: runId, label: 'Base', source: 'simulation' },
  })

  test('is stored as it was given, and changed by who has seen its last state alone', async () => {
    const { userId } = owner
    const made = await createWorkbook(bench, userId, project_id, input('Years'))
    expect(made).toMatchObject({
      ...input('Years'),
      dataset_b: null,
      revision: 1,
      may_delete: true,
    })
    const changed = await updateWorkbook(bench, userId, made, input('Later'))
    expect(changed).toMatchObject({ name: 'Later', revision: 2 })
    await expect(updateWorkbook(bench, userId, made, input('Lost'))).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining("'Later' was changed by somebody else"),
    })
    const listed = await workbooks(bench, userId, { project_id })
    expect(listed.map(({ name }) => name)).toEqual(['Later'])
    await deleteWorkbook(bench, userId, made.id)
    expect(await workbooks(bench, userId, { project_id, id: made.id })).toEqual([])
    expect(await outcomeOf(updateWorkbook(bench, userId, made, input('Gone')))).toBe('NOT_FOUND')
  })

  test('is found by a dataset that it compares, now or in a tag', async () => {
    const dataset_a = { id: randomUUID(), label: 'Meter', source: 'custom' as const }
    const tag = { id: '1', name: 'Tag #1', createdAt: '2026-05-01T00:00:00Z' }
    const tags = [{ ...tag, dataset_a, dataset_b: null, parameters: NEW_PARAMETERS }]
    const { userId } = owner
    const made = [
      await createWorkbook(bench, userId, project_id, { ...input('Now'), dataset_a }),
      await createWorkbook(bench, userId, project_id, {
        ...input('In a tag'),
        data: { version: 1, parameters: NEW_PARAMETERS, tags },
      }),
      await createWorkbook(bench, userId, project_id, input('Not')),
    ]
    const found = await workbooks(bench, userId, { project_id, dataset_id: dataset_a.id })
    expect(found.map(({ name }) => name).toSorted()).toEqual(['In a tag', 'Now'])
    for (const { id } of made) await deleteWorkbook(bench, userId, id)
  })

  test('with a key or value that is none of its own is refused, and nothing is stored', async () => {
    const wrong = [
      { ...input('A'), data: { ...input('A').data, more: 1 } },
      { ...input('A'), data: { version: 1 } },
      { ...input('A'), dataset_a: { id: runId, label: 'Base', source: 'moon' } },
      { ...input(''), name: ' ' },
    ]
    for (const one of wrong)
      expect(await outcomeOf(createWorkbook(bench, owner.userId, project_id, one))).toBe(
        'INVALID_INPUT',
      )
    expect(await workbooks(bench, owner.userId, { project_id })).toEqual([])
  })

  test('changed by two at once keeps the first, and the second is refused', async () => {
    const made = await createWorkbook(bench, owner.userId, project_id, input('Both'))
    const both = await Promise.all(
      ['One', 'Two'].map((name) =>
        outcomeOf(updateWorkbook(bench, owner.userId, made, input(name))),
      ),
    )
    expect(both.toSorted()).toEqual(['CONFLICT', 'done'])
  })
})
