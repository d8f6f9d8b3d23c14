import { causeLabel } from '@duet/monitoring/texts'
import { sum } from '@duet/units'
import type { Content } from 'pdfmake/interfaces.js'
import { coverNames, keyFigures, pdfBytes } from '../../../pdf/pdfDocument.ts'
import { heading, note, reportTable, section } from '../../../pdf/reportTables.ts'
import { inFonts } from '../../../pdf/reportText.ts'
import type { CardRecord } from '../../events/portfolioCards.ts'
import type { PortfolioReport } from '../portfolioReport.ts'
import { daysFrom, periodText } from '../reportPeriod.ts'
import { REPORT_TEXT as text } from '../reportTexts.ts'

/** The report of a portfolio as a PDF. */
export function portfolioPdf(report: PortfolioReport): Promise<Uint8Array> {
  const { organizationName, portfolioName, period, plants } = report
  const known = plants.filter(({ losses }) => losses.day_count > 0)
  return pdfBytes({
    paper: 'A4',
    title: `${portfolioName}: ${periodText(period)}`,
    author: organizationName,
    subject: `Monitoring report of a portfolio, ${period.of}`,
    creator: 'DUET',
    footer: `${portfolioName} · ${periodText(period)}`,
    content: [
      ...coverNames({
        organization: organizationName,
        kind: `${period.kind === 'day' ? 'Daily' : 'Monthly'} monitoring report of a portfolio`,
        name: portfolioName,
        detail: periodText(period),
      }),
      ...answer(report, known),
      ...plantSection(report, known),
      ...(known.length === 0 ? [] : [causeSection(known)]),
    ],
  })
}

type Cards = readonly CardRecord[]

const total = (cards: Cards, of: (card: CardRecord) => number): number => sum(cards.map(of))
const modelKwh = ({ losses }: CardRecord): number => losses.model_kwh
const sensorKwh = ({ losses }: CardRecord): number => losses.sensor_kwh
/** What causes took, and what is missing without one. */
const lostKwh = ({ losses }: CardRecord): number =>
  sum(losses.losses.map(({ kwh }) => kwh)) + losses.residual_kwh
const openIssues = ({ open_issues: open }: CardRecord): number =>
  sum(Object.values(open).map(Number))

function answer({ plants, period, madeAt }: PortfolioReport, known: Cards): Content[] {
  const [model, sensor, lost] = [modelKwh, sensorKwh, lostKwh].map((of) => total(known, of))
  const days = total(known, ({ losses }) => losses.day_count)
  const dayCount = plants.length * daysFrom(period).length
  return [
    keyFigures([
      [text.number(plants.length), plants.length === 1 ? 'plant' : 'plants'],
      [text.result(known.length > 0 ? sensor : null, 'kWh'), 'measured'],
      [text.result(known.length > 0 ? lost : null, 'kWh'), 'lost'],
      [text.result(model ? (sensor ?? 0) / model : null, ''), 'EPI: measured / expected'],
      [text.result(dayCount > 0 ? days / dayCount : null, ''), 'of the days evaluated'],
    ]),
    ...(known.length === 0
      ? []
      : [{ text: inFonts(lossSentence(known)), fontSize: 11, margin: [0, 0, 0, 8] } as Content]),
    note(
      `${coverage(plants, known)} Days are the civil days of each plant. Made ${madeAt.toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
    ),
  ]
}

/** 'Lost 22.60 MWh (7.6 % of 296.4 MWh expected), most at North (12.00 MWh), most to inverter outage (8.747 MWh).' */
function lossSentence(known: Cards): string {
  const [lost, model] = [total(known, lostKwh), total(known, modelKwh)]
  const [worst] = known.toSorted((a, b) => lostKwh(b) - lostKwh(a))
  const [cause] = causesOf(known)
  const share =
    model > 0 ? ` (${text.percent(lost / model, 1)} of ${text.result(model, 'kWh')} expected)` : ''
  return [
    `Lost ${text.result(lost, 'kWh')}${share}`,
    ...(worst && known.length > 1
      ? [`most at ${worst.name} (${text.result(lostKwh(worst), 'kWh')})`]
      : []),
    ...(cause ? [`most to ${cause[0].toLowerCase()} (${text.result(-cause[1], 'kWh')})`] : []),
  ]
    .join(', ')
    .concat('.')
}

/** Of which plants the sums are. */
function coverage(plants: Cards, known: Cards): string {
  const silent = plants.filter((card) => !known.includes(card)).map(({ name }) => name)
  if (silent.length === 0) return 'Sums are of all plants.'
  return `Sums are of ${text.number(known.length)} of ${text.number(plants.length)} plants: no day of the others was evaluated in the period: ${silent.join(', ')}.`
}

function plantSection({ plants }: PortfolioReport, known: Cards): Content[] {
  const energy = text.energies(known.flatMap((card) => [modelKwh(card), lostKwh(card)]))
  const cells = (cards: Cards): readonly string[] => {
    const [model, sensor] = [total(cards, modelKwh), total(cards, sensorKwh)]
    const values = [model, sensor, total(cards, lostKwh)]
    return [
      ...values.map((kwh) => energy.of(cards.length > 0 ? kwh : null)),
      text.result(model > 0 ? sensor / model : null, ''),
    ]
  }
  return [
    heading('Plants'),
    reportTable(
      [
        { title: 'Plant', width: '*' },
        { title: 'Days', align: 'right' },
        { title: `Expected (${energy.unit})`, align: 'right' },
        { title: `Measured (${energy.unit})`, align: 'right' },
        { title: `Lost (${energy.unit})`, align: 'right' },
        { title: 'EPI', align: 'right' },
        { title: 'Main cause' },
        { title: 'Open issues', align: 'right' },
      ],
      [
        ...plants.map((card) => [
          card.name,
          text.number(card.losses.day_count),
          ...cells(known.includes(card) ? [card] : []),
          card.top_cause == null ? '–' : causeLabel(card.top_cause),
          text.number(openIssues(card)),
        ]),
        [
          `Sum of ${text.number(known.length)} ${known.length === 1 ? 'plant' : 'plants'}`,
          text.number(total(known, ({ losses }) => losses.day_count)),
          ...cells(known),
          '',
          text.number(total(known, openIssues)),
        ],
      ],
      { isSmall: true, isBold: (row) => row === plants.length },
    ),
  ]
}

/** Change of energy by each cause, the largest loss first. */
function causesOf(known: Cards): readonly (readonly [label: string, kwh: number])[] {
  const losses = known.flatMap((card) => card.losses.losses)
  return [...Map.groupBy(losses, ({ event_type }) => event_type)]
    .map(([type, some]) => [causeLabel(type), -sum(some.map(({ kwh }) => kwh))] as const)
    .toSorted(([, a], [, b]) => a - b)
}

/** From expected to measured energy of all plants together. */
function causeSection(known: Cards): Content {
  const rows = [
    ['Expected', total(known, modelKwh)] as const,
    ...causesOf(known),
    ['Missing, of no known cause', -total(known, ({ losses: of }) => of.residual_kwh)] as const,
    ['More than expected', total(known, ({ losses: of }) => of.over_kwh)] as const,
    ['Measured', total(known, sensorKwh)] as const,
  ]
  const energy = text.energies(rows.map(([, kwh]) => kwh))
  return section(
    'Losses by cause',
    reportTable(
      [
        { title: 'Cause', width: '*' },
        { title: `Energy (${energy.unit})`, align: 'right' },
      ],
      rows.map(([label, kwh]) => [label, energy.of(kwh)]),
      { isBold: (row) => row === 0 || row === rows.length - 1 },
    ),
    note('A loss is negative; the rows add up to the measured energy.'),
  )
}
