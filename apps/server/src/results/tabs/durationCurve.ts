import { HOUR_S } from '@duet/units'
import type { DurationCurve } from '../../graphql/resolvers.gen.ts'
import type { FinishedRun } from '../run/finishedRun.ts'
import { partKeys } from '../run/runKeys.ts'
import { readStored } from '../run/seriesQueries.ts'

/** Points of a curve: enough for its shape on any screen. */
const POINTS = 400

/** Power to the grid, or of a block at its output, from its highest step down. */
export async function durationCurve(
  run: FinishedRun,
  blockId: string | undefined,
): Promise<DurationCurve> {
  const column = blockId === undefined ? 'grid' : 'ac_block'
  const { columns } = await readStored(
    run,
    partKeys(run, blockId),
    (source) =>
      `with sorted as (
         select "${column}" as power, row_number() over (order by "${column}" desc) as place, count(*) over () as steps
         from ${source} where "${column}" is not null
       )
       select place, power from sorted
       where (place - 1) % greatest(1, steps // ${POINTS}) = 0 or place = steps order by 1`,
  )
  const [place = new Float64Array(), powerW = new Float64Array()] = columns
  return {
    hours: Array.from(place, (at) => (at * run.stepS) / HOUR_S),
    power_w: Array.from(powerW),
  }
}
