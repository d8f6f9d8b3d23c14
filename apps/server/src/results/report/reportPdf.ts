import type { RunManifest } from '@duet/results/run'
import { counted } from '@duet/units'
import type { Content } from 'pdfmake/interfaces.js'
import type { SimPdfExportData } from '../../graphql/resolvers.gen.ts'
import { textWidthPt } from '../../pdf/paper.ts'
import { pdfBytes } from '../../pdf/pdfDocument.ts'
import { factTable, figure, heading, note, subheading } from '../../pdf/reportTables.ts'
import { inFonts, reportText } from '../../pdf/reportText.ts'
import type { Report } from './report.ts'
import { blockSection, systemSection } from './reportBlocks.ts'
import { cover, ownRevision } from './reportCover.ts'
import { hourSection } from './reportHours.ts'
import type { ReportOptions } from './reportInput.ts'
import {
  assumptionSection,
  componentSection,
  coordinates,
  type SectionParts,
  weatherSection,
} from './reportSections.ts'
import { blockColor, sitePlan } from './reportSite.ts'
import { sunPathSection } from './reportSunPath.ts'
import { lossSection, monthSection, yieldSection } from './reportYields.ts'

/** The report as a PDF. */
export function reportPdf(report: Report): Promise<Uint8Array> {
  const { data, options } = report
  const revision = ownRevision(data)
  const parts: SectionParts = {
    data,
    text: reportText(options.number_format),
    widthPt: textWidthPt(options.paper),
  }
  return pdfBytes({
    paper: options.paper,
    title: `${data.project_name}: ${data.simulation_name}`,
    author: `${revision?.author ?? data.created_by}, ${data.organization_name}`,
    subject: `Energy yield report, run ${data.simulation_id}`,
    creator: `DUET ${data.engine_version}`,
    footer: [
      `DUET engine ${data.engine_version}`,
      `run ${data.simulation_id}`,
      revision ? `revision ${revision.revision}` : 'draft',
    ].join(' · '),
    content: [...cover(parts, report.logo), ...sections(report, parts)],
  })
}

/** Sections in their order; the appendix comes last. */
function sections(report: Report, parts: SectionParts): Content[] {
  const all: Readonly<Record<ReportOptions['sections'][number], () => Content[]>> = {
    site: () => siteSection(report, parts),
    system: () => systemSection(parts),
    weather: () => weatherSection(parts),
    assumptions: () => assumptionSection(parts),
    months: () => monthSection(parts),
    hours: () => hourSection(parts),
    losses: () => lossSection(parts),
    yield: () => yieldSection(parts),
    blocks: () => blockSection(parts),
    components: () => componentSection(parts),
  }
  const { components: appendix, ...body } = all
  const written = (name: string, write: () => Content[]): Content[] =>
    report.options.sections.some((wanted) => wanted === name) ? write() : []
  return [
    ...Object.entries(body).flatMap(([name, write]) => written(name, write)),
    ...disclaimers(),
    ...written('components', appendix),
  ]
}

/** Leaves room for the facts and the names of the blocks on the same page. */
const PLAN_HEIGHT_PT = 470

function siteSection(report: Report, parts: SectionParts): Content[] {
  const { manifest, options } = report
  const { data, text, widthPt } = parts
  const plan = sitePlan(manifest.document, blockIdsOf(manifest), {
    widthPt,
    maxHeightPt: PLAN_HEIGHT_PT,
  })
  const key = data.blocks.map(({ name }, index) => ({
    columns: [
      {
        canvas: [{ type: 'rect' as const, x: 0, y: 2, w: 8, h: 8, color: blockColor(index) }],
        width: 14,
      },
      { text: inFonts(name), width: '*' },
    ],
    columnGap: 4,
  }))
  const half = Math.ceil(key.length / 2)
  return [
    heading('Site and layout', true),
    factTable([
      ['Place', coordinates(data.latitude, data.longitude, text)],
      ['Altitude', `${text.number(data.altitude_m)} m above sea level`],
    ]),
    ...(plan
      ? [
          figure(plan.svg, planText(data), {
            width: plan.widthPt,
            height: plan.heightPt,
          }),
          note(
            `Scale 1 : ${text.number(plan.scale)} on ${options.paper} paper at its full size. North is up. Filled: tables of modules; pale: areas of blocks; orange: exclusions with their buffers; grey: obstacles.`,
          ),
        ]
      : [note('The design of this run has no drawing.')]),
    subheading('Blocks'),
    { columns: [{ stack: key.slice(0, half) }, { stack: key.slice(half) }], columnGap: 20 },
    ...sunPathSection(report, parts),
  ]
}

const planText = ({ blocks }: SimPdfExportData): string =>
  `Site plan from above, north up: ${blocks.map(({ name, table_count }) => `${name} with ${counted(table_count, 'table')}`).join(', ')}.`

const blockIdsOf = ({ blocks }: RunManifest): readonly string[] => blocks.map(({ id }) => id)

/** What the reader must know of the figures. */
function disclaimers(): Content[] {
  return [
    heading('What this report is and is not'),
    note(
      'The figures are computed by models from the inputs that this report lists. They are an estimate of the energy that the plant would have given under this weather, and no promise of future energy.',
    ),
    note(
      'Real energy differs by weather, soiling, snow, outages, curtailment, degradation and workmanship, and by what the models leave out. The probabilities hold for the uncertainties that are named here alone.',
    ),
    note(
      'Weather data are those of the named source, under its terms. Ratings of components are those of the named records; nothing was measured.',
    ),
    note(
      'The run can be repeated: the bundle of the run holds all inputs, and the hash on the first page names them.',
    ),
  ]
}
