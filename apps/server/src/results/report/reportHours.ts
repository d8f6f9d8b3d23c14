import type { Content } from 'pdfmake/interfaces.js'
import type { ReportHours } from '../../graphql/resolvers.gen.ts'
import { heading, note, reportTable } from '../../pdf/reportTables.ts'
import { monthAndHourSql } from '../run/blockQueries.ts'
import type { FinishedRun } from '../run/finishedRun.ts'
import { partKeys } from '../run/runKeys.ts'
import { readStored } from '../run/seriesQueries.ts'
import type { SectionParts } from './reportSections.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** Mean power to the grid of each hour of the day, month by month, in site time. */
export async function reportHours(run: FinishedRun): Promise<ReportHours> {
  const [month, hour] = monthAndHourSql(run)
  const { columns } = await readStored(
    run,
    partKeys(run, undefined),
    (source) =>
      `select ${month} as month, ${hour} as hour, avg("grid") / 1000 as kw from ${source} group by 1, 2 order by 1, 2`,
  )
  const [monthOf = new Float64Array(), hourOf = new Float64Array(), kw = new Float64Array()] =
    columns
  const months = [...new Set(monthOf)]
  const meanKw = months.map(() => HOURS.map((): number | null => null))
  kw.forEach((value, row) => {
    const day = meanKw[months.indexOf(monthOf[row] ?? 0)]
    if (day) day[hourOf[row] ?? 0] = Number.isNaN(value) ? null : value
  })
  return { months, mean_kw: meanKw }
}

/** Hours below each other, months beside each other. */
export function hourSection({ data: { hours }, text }: SectionParts): Content[] {
  const most = Math.max(0, ...hours.mean_kw.flatMap((day) => day.map((kw) => Math.abs(kw ?? 0))))
  const decimals = most < 100 ? 1 : 0
  const ofDayKwh = hours.mean_kw.map((day) => day.reduce<number>((sum, kw) => sum + (kw ?? 0), 0))
  const energy = text.energies(ofDayKwh)
  return [
    heading('Power to the grid by month and hour (kW)', true),
    reportTable(
      [
        { title: 'Hour', width: '*' },
        ...hours.months.map((month) => ({ title: monthName(month), align: 'right' as const })),
      ],
      [
        ...HOURS.map((hour) => [
          hourName(hour),
          ...hours.mean_kw.map((day) => text.number(day[hour], decimals)),
        ]),
        [`Day (${energy.unit})`, ...ofDayKwh.map(energy.of)],
      ],
      { isSmall: true, isBold: (row) => row === HOURS.length },
    ),
    note(
      'Mean power in kW of the hours that begin at the named time, site standard time; below zero: the plant takes power from the grid. The sum of a column is the energy of a mean day of the month in kWh.',
    ),
  ]
}

export const hourName = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

const SHORT_MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' })

/** @param month - 1 to 12 */
export const monthName = (month: number): string =>
  SHORT_MONTH.format(new Date(Date.UTC(2001, month - 1)))
