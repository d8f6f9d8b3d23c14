import {
  columnsOf,
  drillSumsSql,
  intervalStartSql,
  PARQUET_SCHEMA_VERSION,
  rollUpQuerySql,
  storedInstantSql,
  TIME_COLUMN,
} from '@duet/results'
import {
  drillKey,
  ROLL_UP_INTERVALS,
  type RollUpInterval,
  rollUpKey,
  systemKey,
} from '@duet/results/run'
import type { SeriesStore } from '../../files/parquet/seriesStore.ts'
import type { Run } from '../runSource.ts'
import type { FinishedBlock } from './finishedBlocks.ts'
import { rollUpMetadata } from './seriesColumns.ts'

/** Days and months of every block and of the plant, each a file of its own, so that pages read little. */
export async function writeRollUps(
  store: SeriesStore,
  run: Run,
  blocks: readonly FinishedBlock[],
  signal: AbortSignal,
): Promise<void> {
  const parts = [
    ...blocks
      .filter(({ id, seriesId }) => id === seriesId)
      .map(({ id, partKeys }) => ({ blockId: id, keys: partKeys })),
    { blockId: undefined, keys: [systemKey(run.prefix)] },
  ]
  for (const { blockId, keys } of parts) {
    for (const interval of ROLL_UP_INTERVALS) {
      signal.throwIfAborted()
      await writeRollUp(store, run, blockId, keys, interval)
    }
  }
  for (const interval of ROLL_UP_INTERVALS) {
    signal.throwIfAborted()
    await writeDrillRollUp(store, run, blocks, interval)
  }
}

/** Step and clock of a run. */
function clockOf({ manifest }: Run): { readonly stepS: number; readonly utcOffsetH: number } {
  const [dataset] = manifest.datasets
  if (!dataset) throw new RangeError('A run has no weather')
  return { stepS: dataset.step_s, utcOffsetH: dataset.local_time_zone }
}

/** Every block in one file, known by its place among the blocks of the run. */
async function writeDrillRollUp(
  store: SeriesStore,
  run: Run,
  blocks: readonly FinishedBlock[],
  interval: RollUpInterval,
): Promise<void> {
  const { stepS, utcOffsetH } = clockOf(run)
  const startMs = intervalStartSql(`"${TIME_COLUMN}"`, interval, utcOffsetH)
  const start = `${storedInstantSql(startMs)} as "${TIME_COLUMN}"`
  const sums = drillSumsSql(stepS)
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

/** @param blockId - undefined: the plant after the blocks meet */
async function writeRollUp(
  store: SeriesStore,
  run: Run,
  blockId: string | undefined,
  keys: readonly string[],
  interval: RollUpInterval,
): Promise<void> {
  const columns = columnsOf(blockId === undefined ? 'system' : 'block')
  const query = { columns, interval, ...clockOf(run), isStored: true }
  await store.writeQuery(
    {
      key: rollUpKey(run.prefix, blockId, interval),
      projectId: run.projectId,
      filename: 'rollup.parquet',
      state: 'pending',
      metadata: rollUpMetadata(columns),
    },
    'parquet',
    keys,
    (sourceOf) => rollUpQuerySql(sourceOf(keys), query),
  )
}
