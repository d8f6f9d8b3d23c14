import { type ComparableSeries, laidOut } from '@duet/comparison'
import { AppError } from '@duet/contract'
import {
  BLOCK_COLUMNS,
  exportColumnsOf,
  type ResultColumn,
  stepsSql,
  withColumns,
  zoneColumns,
  zoneName,
} from '@duet/results'
import { type RunDataset, runDataset } from '@duet/results/run'
import type { CompareColumn, CompareColumns, ComparePart } from '../graphql/resolvers.gen.ts'
import { plantKeys, plantSource } from '../results/files/exportQueries.ts'
import { type FinishedRun, finishedRun } from '../results/run/finishedRun.ts'
import { partKeys, zoneKeys } from '../results/run/runKeys.ts'
import { readStored } from '../results/run/seriesQueries.ts'
import type { Server } from '../server.ts'
import type { ColumnRequest, SourceRequest } from './comparedSource.ts'
import { datasetNotFound, unknownColumn } from './unknownColumn.ts'

/** Columns of finished runs: of the plant, its blocks, and the zones of blocks whose light was traced. */
export const runSource = {
  columns: async (server: Server, asked: SourceRequest): Promise<CompareColumns> => {
    const run = await projectRun(server, asked)
    return { label: run.name, parts: partsOf(run), lists: LISTS }
  },
  series: async (server: Server, asked: ColumnRequest): Promise<ComparableSeries> => {
    const run = await projectRun(server, asked)
    const { part, column } = asked
    if (part === null) return systemSeries(run, column)
    const [blockId = '', zone] = part.split('/')
    if (!run.facts.blocks.some(({ id }) => id === blockId))
      throw unknownColumn(run.name, 'part', part)
    return zone === undefined
      ? blockSeries(run, blockId, column)
      : zoneSeries(run, { blockId, zone: Number(zone), column })
  },
}

/** @throws AppError NOT_FOUND, RESULT_NOT_READY */
async function projectRun(
  server: Server,
  { projectId, userId, id }: SourceRequest,
): Promise<FinishedRun> {
  const run = await finishedRun(server, userId, id).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'NOT_FOUND' ? datasetNotFound() : error
  })
  if (run.projectId !== projectId) throw datasetNotFound()
  return run
}

function partsOf({ facts, summary }: FinishedRun): ComparePart[] {
  const blocks = facts.blocks.flatMap(({ id, name }): ComparePart[] => {
    const zones = summary.blocks.find(({ block_id }) => block_id === id)?.zones ?? []
    return [
      { id, label: name, columns: 'block' },
      ...zones.map((zone, index) => ({
        id: `${id}/${index}`,
        label: `${name}, ${zoneName(zone, index)}`,
        columns: 'zone',
      })),
    ]
  })
  return [{ id: null, label: 'Whole plant', columns: 'system' }, ...blocks]
}

/** A direction has no mean and no difference. */
const isCompared = ({ kind }: ResultColumn): boolean => kind !== 'azimuth'

/** The energy that is fed in comes first: it is what most comparisons are about. */
const SYSTEM = exportColumnsOf('system')
  .filter(isCompared)
  .toSorted((a, b) => Number(b.name === 'grid') - Number(a.name === 'grid'))
const BLOCK = BLOCK_COLUMNS.filter(isCompared)

const ZONE: readonly (CompareColumn & { readonly name: keyof ReturnType<typeof zoneColumns> })[] = [
  { name: 'dcMpp', label: 'DC at the inverter input', unit: 'W', group: 'dc' },
  { name: 'front', label: 'Front, after near shading', unit: 'W/m²', group: 'irradiance' },
  { name: 'rear', label: 'Rear, after structure and glass', unit: 'W/m²', group: 'rear' },
  { name: 'effective', label: 'Both faces, at the cells', unit: 'W/m²', group: 'irradiance' },
]

const answer = ({ name, label, unit, group }: CompareColumn): CompareColumn => ({
  name,
  label,
  unit,
  group,
})

const LISTS = [
  { key: 'system', columns: SYSTEM.map(answer) },
  { key: 'block', columns: BLOCK.map(answer) },
  { key: 'zone', columns: ZONE.map(answer) },
]

async function systemSeries(run: FinishedRun, name: string): Promise<ComparableSeries> {
  const column = SYSTEM.find((one) => one.name === name)
  if (!column) throw unknownColumn(run.name, 'column', name)
  const { columns } = await readStored(run, plantKeys(run, [column]), (_, sourceOf) =>
    stepsSql(plantSource(run, [column], sourceOf, ''), [column]),
  )
  return seriesOf(run.facts.datasets, columns, column.unit)
}

async function blockSeries(
  run: FinishedRun,
  blockId: string,
  name: string,
): Promise<ComparableSeries> {
  const column = BLOCK.find((one) => one.name === name)
  if (!column) throw unknownColumn(run.name, 'column', name)
  const { columns } = await readStored(run, partKeys(run, blockId), (source) =>
    stepsSql(withColumns(source, [column]), [column]),
  )
  return seriesOf([runDataset(run.facts, blockId)], columns, column.unit)
}

interface ZoneRequest {
  readonly blockId: string
  readonly zone: number
  readonly column: string
}

async function zoneSeries(
  run: FinishedRun,
  { blockId, zone, column: name }: ZoneRequest,
): Promise<ComparableSeries> {
  const column = ZONE.find((one) => one.name === name)
  if (!column) throw unknownColumn(run.name, 'column', name)
  const zones = run.summary.blocks.find(({ block_id }) => block_id === blockId)?.zones
  if (zones?.[zone] === undefined) throw unknownColumn(run.name, 'part', `${blockId}/${zone}`)
  const stored = { name: zoneColumns(zone)[column.name] }
  const { columns } = await readStored(run, zoneKeys(run, blockId), (source) =>
    stepsSql(source, [stored]),
  )
  return seriesOf([runDataset(run.facts, blockId)], columns, column.unit)
}

function seriesOf(
  datasets: readonly RunDataset[],
  [startUtcMs = new Float64Array(), values = new Float64Array()]: readonly Float64Array[],
  unit: string,
): ComparableSeries {
  const { step_s: stepS = 3600, local_time_zone: utcOffsetH = 0 } = datasets[0] ?? {}
  return {
    ...laidOut({ startUtcMs, values, stepS }),
    unit,
    kind: 'mean',
    isTypicalYear: datasets.every(({ type }) => type === 'TMY'),
    utcOffsetH,
  }
}
