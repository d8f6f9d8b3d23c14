import {
  columnsOf,
  drillSumsSql,
  intervalStartSql,
  PARQUET_SCHEMA_VERSION,
  type ResultColumn,
  rollUpSql,
  TIME_COLUMN,
} from '@duet/results'
import type { SeriesStore } from '../files/parquet/seriesStore.ts'
import type { FinishedBlock } from './finishedBlocks.ts'
import {
  drillKey,
  ROLL_UP_INTERVALS,
  type RollUpInterval,
  rollUpKey,
  systemKey,
} from './runFiles.ts'
import type { Run } from './runSource.ts'
import { rollUpMetadata } from './seriesColumns.ts'

interface Part {
  /** Of the run's files: `blocks/<id>` or `system`. */
  readonly folder: string
  readonly keys: readonly string[]
  readonly columns: readonly ResultColumn[]
}

/** Days and months of every block and of the plant, each a file of its own, so that pages read little. */
export async function writeRollUps(
  store: SeriesStore,
  run: Run,
  blocks: readonly FinishedBlock[],
  signal: AbortSignal,
): Promise<void> {
  const parts: Part[] = blocks.map(({ id, partKeys }) => ({
    folder: `blocks/${id}`,
    keys: partKeys,
    columns: columnsOf('block'),
  }))
  parts.push({ folder: 'system', keys: [systemKey(run.prefix)], columns: columnsOf('system') })
  for (const part of parts) {
    for (const interval of ROLL_UP_INTERVALS) {
      signal.throwIfAborted()
      await writeRollUp(store, run, part, interval)
    }
  }
  for (const interval of ROLL_UP_INTERVALS) {
    signal.throwIfAborted()
    await writeDrillRollUp(store, run, blocks, interval)
  }
}

/** Every block in one file, told apart by its place among the blocks of the run. */
async function writeDrillRollUp(
  store: SeriesStore,
  run: Run,
  blocks: readonly FinishedBlock[],
  interval: RollUpInterval,
): Promise<void> {
  const [dataset] = run.manifest.datasets
  if (!dataset) throw new RangeError('A run has no weather')
  const startMs = intervalStartSql(`"${TIME_COLUMN}"`, interval, dataset.local_time_zone)
  const start = `make_timestamp(${startMs} * 1000)::timestamptz as "${TIME_COLUMN}"`
  const sums = drillSumsSql(dataset.step_s)
  await store.writeQuery(
    {
      key: drillKey(run.prefix, interval),
      projectId: run.projectId,
      filename: 'drill.parquet',
      state: 'pending',
      metadata: { duet_schema_version: String(PARQUET_SCHEMA_VERSION) },
    },
    'parquet',
    blocks.flatMap(({ partKeys }) => partKeys),
    (sourceOf) =>
      blocks
        .map(
          ({ partKeys }, block) =>
            `select ${start}, ${block} as "block", ${sums} from ${sourceOf(partKeys)} group by 1`,
        )
        .join(' union all ')
        .concat(` order by "${TIME_COLUMN}", "block"`),
  )
}

async function writeRollUp(
  store: SeriesStore,
  run: Run,
  { folder, keys, columns }: Part,
  interval: RollUpInterval,
): Promise<void> {
  const [dataset] = run.manifest.datasets
  if (!dataset) throw new RangeError('A run has no weather')
  const startMs = intervalStartSql(`"${TIME_COLUMN}"`, interval, dataset.local_time_zone)
  const start = `make_timestamp(${startMs} * 1000)::timestamptz as "${TIME_COLUMN}"`
  const values = columns.map((column) => `${rollUpSql(column, dataset.step_s)} as "${column.name}"`)
  await store.writeQuery(
    {
      key: rollUpKey(run.prefix, folder, interval),
      projectId: run.projectId,
      filename: 'rollup.parquet',
      state: 'pending',
      metadata: rollUpMetadata(columns),
    },
    'parquet',
    keys,
    (sourceOf) =>
      `select ${[start, ...values].join(', ')} from ${sourceOf(keys)} group by 1 order by 1`,
  )
}
