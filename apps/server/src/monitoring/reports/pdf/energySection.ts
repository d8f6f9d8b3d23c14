import type { Content } from 'pdfmake/interfaces.js'
import type { PerformanceFigures } from '../../../graphql/resolvers.gen.ts'
import { figure, heading, note, reportTable, section } from '../../../pdf/reportTables.ts'
import { MISSING, type ReportText } from '../../../pdf/reportText.ts'
import type { MissingDay } from '../missingDays.ts'
import type { PlantReport } from '../reportModel.ts'
import { daysFrom, dayText } from '../reportPeriod.ts'
import { dayChart } from './dayChart.ts'
import { powerChart } from './powerChart.ts'

/** What the sections are written from. */
export interface PlantParts {
  readonly report: PlantReport
  readonly text: ReportText
  /** Between the margins of the paper, pt. */
  readonly widthPt: number
}

/** Power of a day, or the days of a month. */
export const energySection = (parts: PlantParts): Content[] =>
  parts.report.period.kind === 'day'
    ? [section('Energy', ...powerParts(parts))]
    : [heading('Energy', true), ...dayParts(parts)]

function powerParts(parts: PlantParts): Content[] {
  const { report, widthPt } = parts
  const { power, timeZone } = report
  const isMeasured = power?.measuredKw.some((kw) => kw !== null) ?? false
  return [
    ...(power && isMeasured
      ? [
          figure(powerChart(power, timeZone, parts), 'Measured and expected power over the day.', {
            width: widthPt,
          }),
          note(
            `Power of the plant on its clock (${timeZone}); dashed: expected. A gap: no reading.`,
          ),
        ]
      : [note('No readings of power are stored of this day any more.')]),
    energyTable(parts, [report.performance.total], () => 'Day'),
  ]
}

function dayParts(parts: PlantParts): Content[] {
  const { report, widthPt } = parts
  const { intervals } = report.performance
  return [
    figure(
      dayChart(report.period, intervals, parts),
      'Measured and expected energy of each day as bars; the figures are in the table below.',
      { width: widthPt },
    ),
    note(
      'Energy of each day of the month. A day without bars has no figures. Delta: expected less measured.',
    ),
    energyTable(parts, intervals, ({ date }) => dayText(date ?? '')),
  ]
}

const WHY: Readonly<Record<MissingDay['why'], string>> = {
  waits: 'not evaluated yet',
  'no readings': 'no readings',
}

/** A row for each day, also of those that are missing; the sum is of those that have figures. */
function energyTable(
  { report, text }: PlantParts,
  known: readonly PerformanceFigures[],
  label: (day: PerformanceFigures) => string,
): Content {
  const { total } = report.performance
  const energy = text.energies(
    [...known, total].flatMap(({ model_kwh, sensor_kwh, budget_kwh }) => [
      model_kwh,
      sensor_kwh,
      budget_kwh,
    ]),
  )
  const row = (name: string, day: PerformanceFigures): readonly string[] => [
    name,
    energy.of(day.budget_kwh),
    energy.of(day.model_kwh),
    energy.of(day.sensor_kwh),
    energy.of(day.model_kwh - day.sensor_kwh),
    text.result(day.epi, ''),
    text.result(day.performance_ratio, ''),
    text.result(day.data_availability, ''),
  ]
  const byDate = new Map(known.map((day) => [day.date ?? report.period.from, day]))
  const why = new Map(report.missing.map((day) => [day.date, WHY[day.why]]))
  const rows = daysFrom(report.period).map((date) => {
    const day = byDate.get(date)
    if (day) return row(label(day), day)
    return [`${dayText(date)}: ${why.get(date) ?? 'missing'}`, ...Array<string>(7).fill(MISSING)]
  })
  const sum = row(total.day_count === 1 ? 'Sum of 1 day' : `Sum of ${total.day_count} days`, total)
  const isDay = report.period.kind === 'day'
  return reportTable(
    [
      { title: isDay ? '' : 'Day', width: '*' },
      { title: `Budget (${energy.unit})`, align: 'right' },
      { title: `Expected (${energy.unit})`, align: 'right' },
      { title: `Measured (${energy.unit})`, align: 'right' },
      { title: `Delta (${energy.unit})`, align: 'right' },
      { title: 'EPI', align: 'right' },
      { title: 'PR', align: 'right' },
      { title: 'Data', align: 'right' },
    ],
    isDay ? rows : [...rows, sum],
    { isBold: (at) => !isDay && at === rows.length, isSmall: true },
  )
}
