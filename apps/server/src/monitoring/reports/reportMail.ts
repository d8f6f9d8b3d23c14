import type { OutgoingMail } from '../../mail/outgoingMail.ts'
import { missingText } from './missingDays.ts'
import type { PlantReport } from './reportModel.ts'
import { daysFrom, periodText } from './reportPeriod.ts'
import { energySentence, lossSentence, REPORT_TEXT } from './reportTexts.ts'

/** A report with its figures in words, the PDF, and the way to the page that has the same. */
export function reportMail(
  report: PlantReport,
  pdf: Buffer,
  to: string,
  publicUrl: string,
): OutgoingMail {
  const { names, period, performance, filename } = report
  const isKnown = performance.total.day_count > 0
  const heading = `${names.project_name}, ${periodText(period)}`
  const answer = isKnown
    ? `${REPORT_TEXT.result(performance.total.sensor_kwh, 'kWh')}, ${REPORT_TEXT.result(performance.total.epi, '')} of what was expected`
    : 'no figures'
  return {
    to,
    subject: `${heading}: ${answer}`,
    heading,
    paragraphs: [
      ...(isKnown ? [energySentence(report), lossSentence(report)] : []),
      missingText(report.missing, daysFrom(period).length),
      `The report is attached: ${filename}`,
      'You asked for it. To change when it comes, or to end it: “Reports by mail” on the page System performance of the plant.',
    ].filter(Boolean),
    action: { label: 'Open the plant', url: pageOf(report, publicUrl) },
    attachments: [{ name: filename, contentType: 'application/pdf', bytes: pdf }],
  }
}

const pageOf = ({ names, period }: PlantReport, publicUrl: string): string =>
  `${publicUrl}/${names.organization}/project/${names.project_id}/monitor/system-performance?period=days&from=${period.from}&to=${period.to}`
