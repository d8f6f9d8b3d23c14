import { HOUR_MS } from '@duet/units'
import type { Content } from 'pdfmake/interfaces.js'
import type { ReportRevision, SimPdfExportData } from '../../graphql/resolvers.gen.ts'
import { coverNames, keyFigures } from '../../pdf/pdfDocument.ts'
import { factTable, note, reportTable, subheading } from '../../pdf/reportTables.ts'
import { coordinates, intervalText, type SectionParts, zoneText } from './reportSections.ts'

/** The first page: what it is, by whom, its figures, what it was made from, and the contents. */
export function cover({ data, text }: SectionParts, logo: string | undefined): Content[] {
  const value = (key: string): number | null | undefined =>
    data.kpis.find((kpi) => kpi.key === key)?.value
  const { basis, horizons } = data.years
  const isMean = basis === 'mean_year'
  const ofPeriod = { year: '', mean_year: ', mean year', period: ', this period' }[basis] ?? ''
  const p90 = horizons[0]?.p_values.find(({ probability }) => probability === 90)
  return [
    ...coverNames({
      organization: data.organization_name,
      logo,
      kind: 'Energy yield report',
      name: data.project_name,
      detail: data.simulation_name,
    }),
    keyFigures([
      [
        text.result(value(isMean ? 'energy_mean_year' : 'energy'), 'kWh'),
        `to the grid${ofPeriod} (P50)`,
      ],
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
    factTable(coverFacts(data, text), 2),
    ...(basis === 'period'
      ? [
          note(
            'The run has no complete year: energies and probabilities are of its period and not of a year.',
          ),
        ]
      : []),
    ...revisionParts(data),
    ...weatherNotes(data),
    {
      toc: {
        title: { text: 'Contents', style: 'h2' },
        textStyle: { fontSize: 8.5 },
        numberStyle: { fontSize: 8.5 },
      },
    },
  ]
}

/** The revision that the run was given out as. */
export function ownRevision({
  revisions,
  simulation_id,
}: SimPdfExportData): ReportRevision | undefined {
  const last = revisions.at(-1)
  return last?.simulation_id === simulation_id ? last : undefined
}

const dayOf = (at: Date | string): string => new Date(at).toISOString().slice(0, 10)

function revisionParts({ revisions }: SimPdfExportData): Content[] {
  if (revisions.length === 0) return []
  return [
    subheading('Revisions'),
    reportTable(
      [
        { title: 'Revision', width: 44 },
        { title: 'Date', width: 52 },
        { title: 'Author', width: 90 },
        { title: 'Run', width: 90 },
        { title: 'What changed', width: '*' },
      ],
      revisions.map(({ revision, created_at, author, simulation_name, change }) => [
        revision,
        dayOf(created_at),
        author,
        simulation_name,
        change,
      ]),
      { isSmall: true },
    ),
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
  const revision = ownRevision(data)
  return [
    [
      'Revision',
      revision ? `${revision.revision}, ${dayOf(revision.created_at)}` : 'draft: not given out yet',
    ],
    ['Author', `${revision?.author ?? data.created_by}, ${data.organization_name}`],
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
    ['SHA-256 of the weather', data.weather.map(({ sha256 }) => sha256).join('\n')],
    ['Run', `${data.simulation_id}, DUET engine ${data.engine_version}`],
    [
      'Computed',
      `${new Date(data.created_at).toISOString().slice(0, 16).replace('T', ' ')} UTC by ${data.created_by}`,
    ],
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
