import { rangeSql, START_MS_SQL, storedColumnSql, withColumns, zoneColumns } from '@duet/results'
import {
  type FrameChunk,
  frameStarts,
  makeChunk,
  type PlaybackIndex,
  type PlaybackMeasure,
  putColumn,
} from '@duet/results/playback'
import type { NumberTable } from '../../files/parquet/readColumns.ts'
import type { FinishedRun } from '../../results/run/finishedRun.ts'
import { partKeys, zoneKeys } from '../../results/run/runKeys.ts'
import { readStored } from '../../results/run/seriesQueries.ts'
import { RUN_COLUMNS } from './runColumns.ts'
import { summaryOf } from './runSummary.ts'

/** A measure over the frames of a chunk: a column for each unit, or for each block. */
export async function runFrames(
  run: FinishedRun,
  index: PlaybackIndex,
  measure: PlaybackMeasure,
  chunkNumber: number,
): Promise<FrameChunk> {
  const starts = frameStarts(index, chunkNumber)
  const isByUnit = measure.columns === 'unit'
  const chunk = makeChunk(starts.length, (isByUnit ? index.units : index.blocks).length)
  for (const [block, { id, mount }] of index.blocks.entries()) {
    if (measure.key === 'angle' && mount.kind !== 'singleAxis') continue
    const units = index.units.flatMap((unit, at) => (unit.block === block ? [{ ...unit, at }] : []))
    const nominalW = (isByUnit ? units : [index.blocks[block]]).map(
      (part) => 1000 * (part?.nominal_dc_kw ?? Number.NaN),
    )
    const isZoned = isByUnit && (summaryOf(run, id).zones?.length ?? 0) > 0
    const read = await readBlock(run, id, measure.key, {
      starts,
      zoneCount: isZoned ? units.length : 0,
    })
    const first = isByUnit ? (units[0]?.at ?? 0) : block
    nominalW.forEach((watts, i) =>
      putColumn(chunk, first + i, measure, valueAt(read, i, measure.key, watts)),
    )
  }
  return chunk
}

interface BlockRead {
  /** Row of each frame; undefined where the run has none. */
  readonly rowOf: readonly (number | undefined)[]
  /** NaN: the weather of the step is missing. */
  readonly ghi: Float64Array
  readonly whole: Float64Array | undefined
  readonly values: readonly Float64Array[]
}

async function readBlock(
  run: FinishedRun,
  blockId: string,
  key: string,
  { starts, zoneCount }: { readonly starts: Float64Array; readonly zoneCount: number },
): Promise<BlockRead> {
  const { block = '', zone, missingTo } = RUN_COLUMNS[key] ?? {}
  const own = [
    'ghi',
    ...(missingTo === undefined ? [] : [missingTo]),
    ...(zoneCount ? [] : [block]),
  ]
  const range = rangeSql({
    fromUtcMs: starts[0],
    toUtcMs: (starts.at(-1) ?? 0) + run.stepS * 1000,
  })
  const { columns } = await readStored(run, partKeys(run, blockId), (files) => {
    const source = withColumns(
      files,
      own.map((name) => ({ name })),
    )
    return stepsOf(source, own.map(storedColumnSql), range)
  })
  const [time = NONE, ghi = NONE, ...rest] = columns
  const rows = new Map(Array.from(time, (ms, row) => [ms, row]))
  return {
    rowOf: Array.from(starts, (ms) => rows.get(ms)),
    ghi,
    whole: missingTo === undefined ? undefined : rest[0],
    values:
      zone && zoneCount
        ? (await readZones(run, blockId, { zone, zoneCount, range })).slice(1)
        : rest.slice(-1),
  }
}

const NONE = new Float64Array()

/** The zones of a block have its steps. */
async function readZones(
  run: FinishedRun,
  blockId: string,
  {
    zone,
    zoneCount,
    range,
  }: {
    readonly zone: keyof ReturnType<typeof zoneColumns>
    readonly zoneCount: number
    readonly range: string
  },
): Promise<NumberTable['columns']> {
  const names = Array.from({ length: zoneCount }, (_, i) => zoneColumns(i, '"')[zone])
  const { columns } = await readStored(run, zoneKeys(run, blockId), (source) =>
    stepsOf(source, names, range),
  )
  return columns
}

const stepsOf = (source: string, columns: readonly string[], range: string): string =>
  `select ${[START_MS_SQL, ...columns].join(', ')} from ${source} ${range} order by 1`

/** Light below which a share of it says nothing, W/m². */
const LEAST_LIGHT_WM2 = 20

function valueAt(
  { rowOf, ghi, whole, values }: BlockRead,
  column: number,
  key: string,
  nominalW: number,
): (frame: number) => number {
  const { isPower } = RUN_COLUMNS[key] ?? {}
  return (frame) => {
    const row = rowOf[frame]
    if (row === undefined || Number.isNaN(ghi[row])) return Number.NaN
    const value = values[column]?.[row] ?? Number.NaN
    if (whole === undefined) return isPower ? value / nominalW : value
    const all = whole[row] ?? Number.NaN
    return all < LEAST_LIGHT_WM2 ? Number.NaN : 100 * (1 - value / all)
  }
}
