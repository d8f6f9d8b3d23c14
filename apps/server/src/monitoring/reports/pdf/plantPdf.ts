import { lightText } from '@duet/monitoring/texts'
import type { Content } from 'pdfmake/interfaces.js'
import { textWidthPt } from '../../../pdf/paper.ts'
import { coverNames, keyFigures, pdfBytes } from '../../../pdf/pdfDocument.ts'
import { factTable, note } from '../../../pdf/reportTables.ts'
import { inFonts } from '../../../pdf/reportText.ts'
import { missingText } from '../missingDays.ts'
import type { PlantReport } from '../reportModel.ts'
import { daysFrom, dayText, periodText } from '../reportPeriod.ts'
import { energySentence, lossSentence, REPORT_TEXT } from '../reportTexts.ts'
import { zoneTime } from '../zoneTime.ts'
import { energySection, type PlantParts } from './energySection.ts'
import { figureSection } from './figureSection.ts'
import { issueSection } from './issueSection.ts'
import { availabilitySection, lossSection } from './lossSection.ts'

const PAPER = 'A4'

/** The report of a plant as a PDF. */
export function plantPdf(report: PlantReport): Promise<Uint8Array> {
  const { names, period, version } = report
  const parts: PlantParts = { report, text: REPORT_TEXT, widthPt: textWidthPt(PAPER) }
  return pdfBytes({
    paper: PAPER,
    title: `${names.project_name}: ${periodText(period)}`,
    author: names.organization_name,
    subject: `Monitoring report, ${period.of}`,
    creator: 'DUET',
    footer: `${names.project_name} · ${periodText(period)} · version ${version.id}`,
    content: [...cover(parts), ...sections(parts)],
  })
}

const kindText = ({ kind }: PlantReport['period']): string =>
  kind === 'day' ? 'Daily monitoring report' : 'Monthly monitoring report'

function cover(parts: PlantParts): Content[] {
  const { report } = parts
  const missing = missingText(report.missing, daysFrom(report.period).length)
  return [
    ...coverNames({
      organization: report.names.organization_name,
      kind: kindText(report.period),
      name: report.names.project_name,
      detail: periodText(report.period),
    }),
    ...(missing === '' ? [] : [{ text: missing, bold: true, margin: [0, 0, 0, 8] } as Content]),
    ...(isKnown(report) ? answer(parts) : []),
    factTable(coverFacts(parts)),
  ]
}

const isKnown = ({ performance }: PlantReport): boolean => performance.total.day_count > 0

/** What was given, and what took the rest, before everything else. */
function answer({ report, text }: PlantParts): Content[] {
  const { total } = report.performance
  return [
    keyFigures([
      [text.result(total.sensor_kwh, 'kWh'), 'measured'],
      [text.result(total.epi, ''), 'EPI: measured / expected'],
      [text.result(total.performance_ratio, ''), 'performance ratio'],
      [text.result(total.energy_availability, ''), 'availability by energy'],
      [text.result(total.data_availability, ''), 'data availability'],
    ]),
    ...[energySentence(report, text), lossSentence(report)].map(
      (sentence): Content => ({ text: inFonts(sentence), fontSize: 11, margin: [0, 0, 0, 8] }),
    ),
  ]
}

function coverFacts({ report, text }: PlantParts): readonly (readonly [string, string])[] {
  const { period, performance, timeZone, version, light, lastReading, lastDay } = report
  const { total, dc_capacity_kw: p0 } = performance
  const dayCount = daysFrom(period).length
  const at = (instant: Date): string => `${zoneTime(instant, timeZone)} (${timeZone})`
  return [
    ['Period', `${periodText(period)}, civil days of ${timeZone}`],
    ['Days with figures', `${total.day_count} of ${dayCount}`],
    ['Installed power', p0 === null || p0 === undefined ? '–' : text.result(p0, 'kWp')],
    [
      'Deployed version',
      `since ${version.valid_from.getTime() === 0 ? 'the first reading' : at(version.valid_from)}, ${version.id}`,
    ],
    ['Budget', budgetText(report)],
    ['Light of the expected energy', lightText(light) || '–'],
    ['Newest reading', lastReading === null ? 'none' : at(lastReading)],
    ['Evaluated up to', lastDay === null ? '–' : dayText(lastDay)],
    ['Made', at(report.madeAt)],
  ]
}

const budgetText = ({ performance }: PlantReport): string =>
  performance.budget_problem ?? performance.budget_name ?? 'none is set'

/** Without an evaluated day there is nothing to show but issues that are open. */
const sections = (parts: PlantParts): Content[] =>
  isKnown(parts.report)
    ? [
        ...energySection(parts),
        ...figureSection(parts),
        ...lossSection(parts),
        ...availabilitySection(parts),
        ...issueSection(parts),
        ...closingNotes(),
      ]
    : issueSection(parts)

const closingNotes = (): Content[] => [
  note(
    'Energy is that at the outputs of the inverters. Expected: the plant as built, all in service and nothing curtailed, in the weather that was measured. Budget: the run that was sold, on the same days of the year.',
  ),
  note(
    'Days are evaluated again when readings come late or are corrected: a report that is made later may differ from this one.',
  ),
]
