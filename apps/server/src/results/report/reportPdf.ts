import type { PlantDocument } from '@duet/plant'
import { HOUR_MS } from '@duet/units'
import type { Content } from 'pdfmake/interfaces.js'
import type { SimPdfExportData } from '../../graphql/resolvers.gen.ts'
import { textWidthPt } from '../../pdf/paper.ts'
import { coverNames, keyFigures, pdfBytes } from '../../pdf/pdfDocument.ts'
import { factTable, heading, note, subheading } from '../../pdf/reportTables.ts'
import { inFonts, reportText } from '../../pdf/reportText.ts'
import { blockSection, systemSection } from './reportBlocks.ts'
import { hourSection } from './reportHours.ts'
import type { ReportOptions } from './reportInput.ts'
import {
  assumptionSection,
  componentSection,
  coordinates,
  intervalText,
  type SectionParts,
  weatherSection,
  zoneText,
} from './reportSections.ts'
import { blockColor, sitePlan } from './reportSite.ts'
import { sunPathSection } from './reportSunPath.ts'
import { lossSection, monthSection, yieldSection } from './reportYields.ts'

/** All that a report is set from. */
export interface Report {
  readonly data: SimPdfExportData
  readonly options: ReportOptions
  /** The design of the run. */
  readonly document: PlantDocument
  /** Blocks of the run. */
  readonly blockIds: readonly string[]
}

/** The report as a PDF. */
export function reportPdf(report: Report): Promise<Uint8Array> {
  const { data, options } = report
  const parts: SectionParts = {
    data,
    text: reportText(options.number_format),
    widthPt: textWidthPt(options.paper),
  }
  return pdfBytes({
    paper: options.paper,
    title: `${data.project_name}: ${data.simulation_name}`,
    author: data.organization_name,
    subject: `Energy yield report, run ${data.simulation_id}`,
    creator: `DUET ${data.engine_version}`,
    footer: `DUET engine ${data.engine_version} · run ${data.simulation_id}`,
    content: [...cover(parts), ...sections(report, parts)],
  })
}

function cover({ data, text }: SectionParts): Content[] {
  const value = (key: string): number | null | undefined =>
    data.kpis.find((kpi) => kpi.key === key)?.value
  const { basis, horizons } = data.years
  const isMean = basis === 'mean_year'
  const ofPeriod = { year: '', mean_year: ', mean year', period: ', this period' }[basis] ?? ''
  const p90 = horizons[0]?.p_values.find(({ probability }) => probability === 90)
  return [
    ...coverNames({
      organization: data.organization_name,
      kind: 'Energy yield report',
      name: data.project_name,
      detail: data.simulation_name,
    }),
    keyFigures([
      [text.result(value(isMean ? 'energy_mean_year' : 'energy'), 'kWh'), `to the grid${ofPeriod}`],
      [
        text.result(value(isMean ? 'specific_yield_mean_year' : 'specific_yield'), 'kWh/kWp'),
        `specific yield${ofPeriod}`,
      ],
      [text.result(value('performance_ratio'), ''), 'performance ratio'],
      [
        text.result(p90?.energy_kwh, 'kWh'),
        `P90, ${basis === 'period' ? 'this period' : 'one year'}`,
      ],
    ]),
    factTable(coverFacts(data, text)),
    ...(basis === 'period'
      ? [
          note(
            'The run has no complete year: energies and probabilities are of its period and not of a year.',
          ),
        ]
      : []),
    ...weatherNotes(data),
    {
      toc: {
        title: { text: 'Contents', style: 'h2' },
        textStyle: { fontSize: 9 },
        numberStyle: { fontSize: 9 },
      },
    },
  ]
}

/** What must be known of the weather before the figures are read. */
const weatherNotes = ({ weather }: SimPdfExportData): Content[] =>
  weather.flatMap(({ remarks }) =>
    (remarks ?? [])
      .filter(({ level }) => level !== 'note')
      .map(({ message }) => note(`Weather: ${message}`)),
  )

function coverFacts(
  data: SimPdfExportData,
  text: SectionParts['text'],
): readonly (readonly [name: string, value: string])[] {
  return [
    ['Period', periodText(data, text)],
    [
      'Installed power',
      `${text.number(data.nominal_dc_kw, 1)} kWp, ${text.number(data.nominal_ac_kw, 1)} kWac, ${text.number(data.module_count)} modules`,
    ],
    [
      'Site',
      `${coordinates(data.latitude, data.longitude, text)}, ${text.number(data.altitude_m)} m above sea level`,
    ],
    [
      'Meteorological data',
      data.weather.map(({ name, source }) => `${name} (${source})`).join(', '),
    ],
    ['Run', data.simulation_id],
    [
      'Computed',
      `${new Date(data.created_at).toISOString().slice(0, 16).replace('T', ' ')} UTC by ${data.created_by}`,
    ],
    ['Engine', `DUET ${data.engine_version}`],
    ['SHA-256 of all inputs', data.sha256],
  ]
}

function periodText(data: SimPdfExportData, text: SectionParts['text']): string {
  const local = (at: Date | string, addedMs: number): string =>
    new Date(Number(new Date(at)) + data.local_time_zone * HOUR_MS + addedMs)
      .toISOString()
      .slice(0, 10)
  const days = `${local(data.from, 0)} to ${local(data.to, -1)}`
  const year =
    data.simulated_year === null || data.simulated_year === undefined
      ? ''
      : `, typical year laid into ${data.simulated_year}`
  return `${days} (${zoneText(data.local_time_zone)}), ${text.number(data.step_count)} steps of ${intervalText(data.time_interval)}${year}`
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

function siteSection({ document, blockIds, options }: Report, parts: SectionParts): Content[] {
  const { data, text, widthPt } = parts
  const plan = sitePlan(document, blockIds, {
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
          { svg: plan.svg, width: plan.widthPt, height: plan.heightPt },
          note(
            `Scale 1 : ${text.number(plan.scale)} on ${options.paper} paper at its full size. North is up. Filled: tables of modules; pale: areas of blocks; orange: exclusions with their buffers; grey: obstacles.`,
          ),
        ]
      : [note('The design of this run has no drawing.')]),
    subheading('Blocks'),
    { columns: [{ stack: key.slice(0, half) }, { stack: key.slice(half) }], columnGap: 20 },
    ...sunPathSection(document, blockIds, parts),
  ]
}

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
