import type { HourEnergy } from '@duet/results'
import { HOUR_S } from '@duet/units'
import { monthAndHourSql, monthDaySql } from '../results/run/blockQueries.ts'
import type { FinishedRun } from '../results/run/finishedRun.ts'
import { partKeys } from '../results/run/runKeys.ts'
import { readStored } from '../results/run/seriesQueries.ts'

const W_PER_KW = 1000
const NONE = new Float64Array()

/** Energy to the grid by month, day of the month and hour of site time. */
export async function hourEnergies(run: FinishedRun): Promise<readonly HourEnergy[]> {
  const [month, hour] = monthAndHourSql(run)
  const { columns } = await readStored(
    run,
    partKeys(run, undefined),
    (source) =>
      `select ${month}, ${monthDaySql(run)}, ${hour}, coalesce(sum("grid"), 0) from ${source} group by 1, 2, 3 order by 1, 2, 3`,
  )
  const [months = NONE, days = NONE, hours = NONE, sumsW = NONE] = columns
  return Array.from(months, (at, row) => ({
    month: at - 1,
    day: days[row] ?? 0,
    hour: hours[row] ?? 0,
    energyKwh: ((sumsW[row] ?? 0) / W_PER_KW) * (run.stepS / HOUR_S),
  }))
}
