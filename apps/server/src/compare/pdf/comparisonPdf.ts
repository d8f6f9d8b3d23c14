import { addsUp, comparedMonths, statisticsOf, totalUnitOf } from '@duet/comparison'
import type { Content } from 'pdfmake/interfaces.js'
import { coverNames, pdfBytes } from '../../pdf/pdfDocument.ts'
import { factTable, figure, note, reportTable, section } from '../../pdf/reportTables.ts'
import { reportText } from '../../pdf/reportText.ts'
import type { ExportedPair } from '../exportSelection.ts'
import { monthSvg } from './monthSvg.ts'

/** One page of a comparison. */
export interface ComparisonPage extends ExportedPair {
  readonly organization: string
  readonly project: string
  readonly title: string
}

const text = reportText('1,234.5')
const CHART_WIDTH = 515

/** Figures with their formulas, and months as a chart. */
export function comparisonPdf(page: ComparisonPage): Promise<Uint8Array> {
  const { organization, project, title } = page
  return pdfBytes({
    paper: 'A4',
    title: `${title}, ${project}`,
    author: organization,
    subject: 'Comparison',
    creator: 'DUET',
    footer: `${project} · ${title}`,
    content: [
      ...coverNames({
        organization,
        kind: 'Comparison',
        name: title,
        detail: project,
      }),
      ...contentOf(page),
    ],
  })
}

function contentOf({ aligned, nameA, nameB }: ExportedPair): Content[] {
  const { counts, stepS, isCalendar, quantityA, quantityB } = aligned
  const months = comparedMonths(aligned)
  return [
    factTable([
      ['A', `${nameA} (${totalUnitOf(quantityA)})`],
      ['B', `${nameB} (${totalUnitOf(quantityB)})`],
      [
        'Steps',
        `${text.number(counts.paired)} of ${stepS / 60} min that both have, ${isCalendar ? 'by month, day and hour' : 'by instant'}`,
      ],
      [
        'Left out',
        `${text.number(counts.onlyA)} of A alone, ${text.number(counts.onlyB)} of B alone; incomplete: ${text.number(counts.incompleteA)} of A, ${text.number(counts.incompleteB)} of B`,
      ],
    ]),
    section(
      'Figures',
      reportTable(
        [{ title: 'Figure' }, { title: 'Value', align: 'right' }, { title: 'Formula', width: '*' }],
        statisticsOf(aligned).map(({ label, value, unit, formula }) => [
          label,
          unit === '%' ? text.percent(value, 2) : `${text.number(value, 4)} ${unit}`.trim(),
          formula,
        ]),
      ),
    ),
    section(
      addsUp(quantityA) ? 'Sums by month' : 'Means by month',
      figure(
        monthSvg(months, { unitA: totalUnitOf(quantityA), unitB: totalUnitOf(quantityB) }),
        'A and B month by month as bars.',
        { width: CHART_WIDTH },
      ),
      note('Over the steps that both have, by the clock of the site. Blue: A; orange: B.'),
    ),
  ]
}
