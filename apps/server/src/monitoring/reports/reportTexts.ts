import { lossHeadline } from '@duet/monitoring/texts'
import { sum } from '@duet/units'
import { type ReportText, reportText } from '../../pdf/reportText.ts'
import type { PlantReport } from './reportModel.ts'
import { dayText, periodOf, periodText, type ReportPeriod } from './reportPeriod.ts'
import type { NodeLoss } from './reportQueries.ts'
import { zoneTime } from './zoneTime.ts'

/** Numbers of mails, and of reports where nobody asks for others. */
export const REPORT_TEXT: ReportText = reportText('1,234.5')

/** 'Lost in June 2026: 3.2 MWh (1.8 %): Inverter 4 off on 3 days (2.4), rest 0.8': it adds up. */
export function lossSentence({ period, losses, nodeLosses, timeZone }: PlantReport): string {
  const lostKwh = sum(losses.losses.map(({ kwh }) => kwh)) + losses.residual_kwh
  const causes = nodeLosses.map((loss) => ({
    nodeName: loss.node_name,
    eventType: loss.event_type,
    kwh: loss.kwh,
    when: whenText(loss, { isDay: period.kind === 'day', timeZone }),
  }))
  const facts = { modelKwh: losses.model_kwh, lostKwh, causes }
  return `${lossHeadline(inPeriod(period), facts)}.`
}

/** 'on 21 Jun 2026', 'in June 2026', 'from 1 to 20 Jun 2026'. */
function inPeriod(period: ReportPeriod): string {
  if (period.kind === 'day') return `on ${periodText(period)}`
  return `${period.to === periodOf(period.of).to ? 'in' : 'from'} ${periodText(period)}`
}

interface WhenFacts {
  /** The report is of one day. */
  readonly isDay: boolean
  readonly timeZone: string
}

/** '10:15 to 14:00' in a report of a day, else on which day or on how many. */
function whenText(
  { dates: [date, ...others], first_at, last_at }: NodeLoss,
  { isDay, timeZone }: WhenFacts,
): string {
  if (isDay) return [first_at, last_at].map((at) => zoneTime(at, timeZone).slice(11)).join(' to ')
  return others.length > 0 ? `on ${others.length + 1} days` : `on ${dayText(date ?? '')}`
}

/** 'Measured 12.31 MWh: 98.1 % of the expected 12.55 MWh and 101.2 % of the budget, 12.16 MWh.' */
export function energySentence(
  { performance: { total } }: PlantReport,
  text: ReportText = REPORT_TEXT,
): string {
  const { sensor_kwh, model_kwh, budget_kwh } = total
  const shareOf = (kwh: number | null | undefined, name: string): string[] =>
    kwh === null || kwh === undefined || kwh <= 0
      ? []
      : [`${text.percent(sensor_kwh / kwh, 1)} of ${name}, ${text.result(kwh, 'kWh')}`]
  const shares = [
    ...shareOf(model_kwh, 'the expected energy'),
    ...shareOf(budget_kwh, 'the budget'),
  ]
  return [`Measured ${text.result(sensor_kwh, 'kWh')}`, shares.join(', and ')]
    .filter(Boolean)
    .join(': ')
    .concat('.')
}
