import { createRequire } from 'node:module'
import path from 'node:path'
import type { PlantDocument } from '@duet/plant'
import { HOUR_MS } from '@duet/units'
import pdfmake from 'pdfmake'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { SimPdfExportData } from '../../graphql/resolvers.gen.ts'
import type { ReportOptions } from './reportInput.ts'
import {
  assumptionSection,
  componentSection,
  coordinates,
  intervalText,
  type SectionParts,
  systemSection,
  weatherSection,
  zoneText,
} from './reportSections.ts'
import { blockColor, sitePlan } from './reportSite.ts'
import { factTable, heading, LINE, note, subheading } from './reportTables.ts'
import { FALLBACK_FONT, inFonts, reportText } from './reportText.ts'
import { blockSection, lossSection, monthSection, yieldSection } from './reportYields.ts'

/** All that a report is set from. */
export interface Report {
  readonly data: SimPdfExportData
  readonly options: ReportOptions
  /** The design of the run. */
  readonly document: PlantDocument
  /** Blocks of the run. */
  readonly blockIds: readonly string[]
}

const PAPER_PT = {
  A4: { width: 595.28, height: 841.89 },
  Letter: { width: 612, height: 792 },
} as const
const MARGIN_PT = 44

/** The report as a PDF with embedded fonts, charts as vectors and texts that can be selected. */
export async function reportPdf(report: Report): Promise<Uint8Array> {
  addFonts()
  const written = await pdfmake.createPdf(reportDefinition(report)).getBuffer()
  return new Uint8Array(written)
}

/** Files of the fonts, which alone may be read. */
function addFonts(): void {
  const { resolve } = createRequire(import.meta.url)
  const roboto = path.join(path.dirname(resolve('pdfmake/package.json')), 'fonts/Roboto')
  const unifont = path.join(
    path.dirname(resolve('@fontsource/unifontex/package.json')),
    'files/unifontex-latin-400-normal.woff',
  )
  const file = (name: string): string => path.join(roboto, `Roboto-${name}.ttf`)
  pdfmake.addFonts({
    Roboto: {
      normal: file('Regular'),
      bold: file('Medium'),
      italics: file('Italic'),
      bolditalics: file('MediumItalic'),
    },
    [FALLBACK_FONT]: { normal: unifont, bold: unifont, italics: unifont, bolditalics: unifont },
  })
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((name) => name === unifont || name.startsWith(roboto))
}

function reportDefinition(report: Report): TDocumentDefinitions {
  const { data, options } = report
  const paper = PAPER_PT[options.paper]
  const parts: SectionParts = {
    data,
    text: reportText(options.number_format),
    widthPt: paper.width - 2 * MARGIN_PT,
  }
  const title = `${data.project_name}: ${data.simulation_name}`
  return {
    pageSize: options.paper === 'A4' ? 'A4' : 'LETTER',
    pageMargins: [MARGIN_PT, 56, MARGIN_PT, 52],
    language: 'en',
    displayTitle: true,
    info: {
      title,
      author: data.organization_name,
      subject: `Energy yield report, run ${data.simulation_id}`,
      creator: `DUET ${data.engine_version}`,
    },
    defaultStyle: { font: 'Roboto', fontSize: 9, color: '#1d242b', lineHeight: 1.15 },
    styles: {
      h1: { fontSize: 15, bold: true, margin: [0, 10, 0, 6] },
      h2: { fontSize: 10.5, bold: true, margin: [0, 6, 0, 2] },
      head: { bold: true, color: '#46525e' },
      note: { fontSize: 8, color: '#46525e', margin: [0, 0, 0, 8] },
    },
    header: (page) => (page === 1 ? '' : headerOf(title)),
    footer: (page, pages) => footerOf(data, page, pages),
    pageBreakBefore: ({ headlineLevel, pageNumbers }, { getFollowingNodesOnPage }) =>
      headlineLevel !== undefined &&
      pageNumbers.length === 1 &&
      getFollowingNodesOnPage().length < (headlineLevel === 1 ? 8 : 3),
    content: [...cover(parts), ...sections(report, parts)],
  }
}

const headerOf = (title: string): Content => ({
  text: inFonts(title.length > 110 ? `${title.slice(0, 108)}…` : title),
  margin: [MARGIN_PT, 24, MARGIN_PT, 0],
  fontSize: 8,
  color: '#46525e',
})

const footerOf = (data: SimPdfExportData, page: number, pages: number): Content => ({
  margin: [MARGIN_PT, 14, MARGIN_PT, 0],
  fontSize: 8,
  color: '#46525e',
  columns: [
    { text: `DUET engine ${data.engine_version} · run ${data.simulation_id}`, width: '*' },
    { text: `Page ${page} of ${pages}`, alignment: 'right', width: 80 },
  ],
})

function cover({ data, text }: SectionParts): Content[] {
  const value = (key: string): number | null | undefined =>
    data.kpis.find((kpi) => kpi.key === key)?.value
  const { basis } = data.uncertainty
  const isMean = basis === 'mean_year'
  const ofPeriod = { year: '', mean_year: ', mean year', period: ', this period' }[basis] ?? ''
  const p90 = data.uncertainty.exceedance.find(({ level }) => level === 'P90')
  return [
    {
      text: inFonts(data.organization_name),
      fontSize: 11,
      color: '#46525e',
      margin: [0, 30, 0, 60],
    },
    {
      text: 'Energy yield report',
      fontSize: 13,
      color: '#1a6da8',
      bold: true,
      margin: [0, 0, 0, 6],
    },
    {
      text: inFonts(data.project_name),
      fontSize: 26,
      bold: true,
      lineHeight: 1.05,
      margin: [0, 0, 0, 6],
    },
    { text: inFonts(data.simulation_name), fontSize: 14, margin: [0, 0, 0, 22] },
    keyFigures([
      [text.result(value(isMean ? 'energy_mean_year' : 'energy'), 'kWh'), `to the grid${ofPeriod}`],
      [
        text.result(value(isMean ? 'specific_yield_mean_year' : 'specific_yield'), 'kWh/kWp'),
        `specific yield${ofPeriod}`,
      ],
      [text.result(value('performance_ratio'), ''), 'performance ratio'],
      [
        text.result(p90?.year_kwh, 'kWh'),
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

function keyFigures(figures: readonly (readonly [value: string, label: string])[]): Content {
  return {
    margin: [0, 0, 0, 22],
    layout: {
      hLineWidth: () => 0.6,
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      paddingTop: () => 7,
      paddingBottom: () => 7,
      paddingLeft: () => 0,
      paddingRight: () => 0,
    },
    table: {
      widths: figures.map(() => '*'),
      body: [
        figures.map(([value, label]) => ({
          stack: [
            { text: value, fontSize: 14, bold: true },
            { text: label, fontSize: 8, color: '#46525e' },
          ],
        })),
      ],
    },
  }
}

/** Sections in their order; the appendix comes last. */
function sections(report: Report, parts: SectionParts): Content[] {
  const all: Readonly<Record<ReportOptions['sections'][number], () => Content[]>> = {
    site: () => siteSection(report, parts),
    system: () => systemSection(parts),
    weather: () => weatherSection(parts),
    assumptions: () => assumptionSection(parts),
    months: () => monthSection(parts),
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

/** Leaves room for the table of the system on the same page. */
const PLAN_HEIGHT_PT = 380

function siteSection(
  { document, blockIds }: Report,
  { data, text, widthPt }: SectionParts,
): Content[] {
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
            'North is up. Filled: tables of modules; pale: areas of blocks; orange: exclusions with their buffers; grey: obstacles.',
          ),
        ]
      : [note('The design of this run has no drawing.')]),
    subheading('Blocks'),
    { columns: [{ stack: key.slice(0, half) }, { stack: key.slice(half) }], columnGap: 20 },
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
