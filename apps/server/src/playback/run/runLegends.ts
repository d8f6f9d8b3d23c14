import { filesWithColumns } from '@duet/results'
import type { FinishedRun } from '../../results/run/finishedRun.ts'
import { partKeys } from '../../results/run/runKeys.ts'
import { readStored } from '../../results/run/seriesQueries.ts'
import { RUN_COLUMNS } from './runColumns.ts'
import { summaryOf } from './runSummary.ts'

const REACHED = Object.entries(RUN_COLUMNS).filter(([, { isReached }]) => isReached)

/** Least and most of the means of blocks; power over their nominal power. */
export async function reachedBy(
  run: FinishedRun,
): Promise<ReadonlyMap<string, readonly [number, number]>> {
  const ids = run.facts.blocks.map(({ id }) => id)
  const parts = ids.map((id) => partKeys(run, id))
  const names = REACHED.map(([, { block }]) => ({ name: block }))
  const ends = names.map(({ name }) => `min("${name}"), max("${name}")`).join(', ')
  const blockOfFile = parts.flatMap((keys, block) => keys.map(() => block))
  const { columns } = await readStored(
    run,
    parts.flat(),
    (source) =>
      `select [${blockOfFile.join(', ')}][file::bigint + 1], ${ends} from ${filesWithColumns(source, names)} where sun_elevation > 0 group by 1 order by 1`,
  )
  const [block = new Float64Array(), ...values] = columns
  const nominalW = Array.from(block, (at) => summaryOf(run, ids[at] ?? '').ratings.nominal_dc_w)
  return new Map(
    REACHED.map(([key, { isPower }], i) => {
      const scaled = (column: Float64Array | undefined): number[] =>
        Array.from(column ?? [], (value, row) =>
          isPower ? value / (nominalW[row] ?? Number.NaN) : value,
        ).filter(Number.isFinite)
      const least = key === 'cell' ? Math.min(...scaled(values[2 * i])) : 0
      return [key, legendOf(least, Math.max(...scaled(values[2 * i + 1])))]
    }),
  )
}

/** Round numbers around what is reached. */
function legendOf(least: number, most: number): readonly [number, number] {
  if (!(most > least)) return [0, 1]
  const step = 10 ** Math.floor(Math.log10(most - least)) / 2
  return [Math.floor(least / step) * step, Math.ceil(most / step) * step]
}
