import writeExcelFile, { type Cell, type Sheet } from 'write-excel-file/node'
import type { SimPdfExportData } from '../../graphql/resolvers.gen.ts'
import { hourName, monthName } from './reportHours.ts'
import { correlationsText, uncertainIn } from './uncertaintyTexts.ts'

type Value = string | number | null | undefined

interface TableColumn {
  /** With its unit. */
  readonly title: string
  /** In characters; absent: as wide as a number. */
  readonly width?: number
}

interface Table {
  readonly name: string
  readonly columns: readonly TableColumn[]
  readonly rows: readonly (readonly Value[])[]
}

/** The tables of a report as sheets of a workbook: figures as they were computed, and not as text. */
export const reportWorkbook = (data: SimPdfExportData): Promise<Buffer> =>
  writeExcelFile(tables(data).map(sheetOf)).toBuffer()

function sheetOf({ name, columns, rows }: Table): Sheet<Buffer> {
  return {
    sheet: name,
    columns: columns.map(({ width = 16 }) => ({ width })),
    stickyRowsCount: 1,
    data: [
      columns.map(({ title }): Cell => ({ value: title, fontWeight: 'bold', wrap: true })),
      ...rows.map((row) => row.map((value): Cell => value ?? null)),
    ],
  }
}

const tables = (data: SimPdfExportData): readonly Table[] => [
  runTable(data),
  keyFigureTable(data),
  monthTable(data),
  ...(data.yearly.years.length > 0 ? [yearTable(data)] : []),
  hourTable(data),
  lossTable(data),
  exceedanceTable(data),
  uncertaintyTable(data),
  ...lifeTable(data.years),
  blockTable(data),
  weatherTable(data),
  enteredLossTable(data),
  assumptionTable(data),
  designTable(data),
  revisionTable(data),
]

const text = (title: string, width = 32): TableColumn => ({ title, width })
const figure = (title: string): TableColumn => ({ title })

function runTable(data: SimPdfExportData): Table {
  return {
    name: 'Run',
    columns: [text('What'), text('Value', 70)],
    rows: [
      ['Project', data.project_name],
      ['Simulation', data.simulation_name],
      ['Organisation', data.organization_name],
      ['Run', data.simulation_id],
      ['Computed (UTC)', new Date(data.created_at).toISOString()],
      ['Computed by', data.created_by],
      ['Engine', `DUET ${data.engine_version}`],
      ['SHA-256 of all inputs', data.sha256],
      ['Latitude (°)', data.latitude],
      ['Longitude (°)', data.longitude],
      ['Altitude (m)', data.altitude_m],
      ['From', new Date(data.from).toISOString()],
      ['To', new Date(data.to).toISOString()],
      ['Year that a typical year was laid into', data.simulated_year],
      ['Steps', data.step_count],
      ['Clock of the site (h from UTC)', data.local_time_zone],
      ['Nominal DC power (kWp)', data.nominal_dc_kw],
      ['Nominal AC power (kWac)', data.nominal_ac_kw],
      ['Modules', data.module_count],
    ],
  }
}

/** Each with what it was divided from, so that it can be computed again. */
const keyFigureTable = ({ kpis }: SimPdfExportData): Table => ({
  name: 'Key figures',
  columns: [
    text('Figure'),
    figure('Value'),
    figure('Unit'),
    text('Formula', 60),
    figure('Numerator'),
    figure('Unit of numerator'),
    figure('Denominator'),
    figure('Unit of denominator'),
  ],
  rows: kpis.map((kpi) => [
    kpi.label,
    kpi.value,
    kpi.unit,
    kpi.formula,
    kpi.numerator,
    kpi.numerator_unit,
    kpi.denominator,
    kpi.denominator_unit,
  ]),
})

const monthTable = ({ months }: SimPdfExportData): Table => ({
  name: 'Months',
  columns: [
    figure('Month'),
    figure('GHI (kWh/m²)'),
    figure('DHI (kWh/m²)'),
    figure('Air (°C)'),
    figure('Plane of array (kWh/m²)'),
    figure('Effective, front (kWh/m²)'),
    figure('Energy of the array (kWh)'),
    figure('Energy to the grid (kWh)'),
    figure('Performance ratio'),
  ],
  rows: months.map((row) => [
    row.month,
    row.ghi_kwh_m2,
    row.dhi_kwh_m2,
    row.temp_air_c,
    row.poa_kwh_m2,
    row.effective_kwh_m2,
    row.array_energy_kwh,
    row.energy_kwh,
    row.performance_ratio,
  ]),
})

const yearTable = ({ yearly: { years } }: SimPdfExportData): Table => ({
  name: 'Years',
  columns: [
    figure('Year'),
    figure('Hours'),
    figure('Hours of the year'),
    figure('Energy to the grid (kWh)'),
    figure('Specific yield (kWh/kWp)'),
    figure('Performance ratio'),
  ],
  rows: years.map((year) => [
    year.label,
    year.hours,
    year.year_hours,
    year.energy_kwh,
    year.specific_yield_kwh_per_kwp,
    year.performance_ratio,
  ]),
})

const hourTable = ({ hours: { months, mean_kw } }: SimPdfExportData): Table => ({
  name: '12 x 24',
  columns: [
    figure('Mean kW to the grid'),
    ...months.map((month) => ({ title: monthName(month), width: 10 })),
  ],
  rows: Array.from({ length: 24 }, (_, hour) => [
    hourName(hour),
    ...mean_kw.map((day) => day[hour]),
  ]),
})

const lossTable = ({ losses }: SimPdfExportData): Table => ({
  name: 'Losses',
  columns: [
    text('Stage', 40),
    figure('Group'),
    figure('Kind'),
    figure('Left after it'),
    figure('Unit'),
    figure('Loss'),
    figure('Loss of what came to it (fraction)'),
    figure('Modelled'),
  ],
  rows: losses.map((row) => [
    row.label,
    row.group,
    row.kind,
    row.value_after,
    row.unit,
    row.loss,
    row.loss_fraction_of_previous,
    row.is_modelled ? 'yes' : 'no',
  ]),
})

const exceedanceTable = ({ years: { horizons } }: SimPdfExportData): Table => ({
  name: 'P-values',
  columns: [
    figure('Years'),
    figure('Exceeded (%)'),
    figure('Energy of a year (kWh)'),
    figure('By draws (kWh)'),
    figure('Standard deviation (fraction)'),
  ],
  rows: horizons.flatMap(({ years, sigma_fraction, p_values }) =>
    p_values.map((row) => [years, row.probability, row.energy_kwh, row.drawn_kwh, sigma_fraction]),
  ),
})

const uncertaintyTable = ({ years: { uncertainty } }: SimPdfExportData): Table => ({
  name: 'Uncertainty',
  columns: [
    text('Source'),
    figure('Distribution'),
    figure('Size (fraction)'),
    figure('Standard deviation (fraction)'),
    figure('Correlation of years'),
    text('Uncertain in', 40),
    text('Correlated with', 40),
    text('Note', 60),
  ],
  rows: [
    ...uncertainty.parts.map((part) => [
      part.name,
      part.distribution,
      part.fraction,
      part.sigma_fraction,
      part.year_correlation,
      uncertainIn(part),
      correlationsText([part], uncertainty.parts),
      part.note,
    ]),
    ['Together, a year', '', null, uncertainty.year_fraction],
  ],
})

const lifeTable = ({ life }: SimPdfExportData['years']): readonly Table[] =>
  life
    ? [
        {
          name: 'Life',
          columns: [
            figure('Year'),
            figure('Energy over the run'),
            figure('Energy (kWh)'),
            figure('P90 (kWh)'),
            figure('Cumulated (kWh)'),
            figure('Performance ratio'),
          ],
          rows: life.years.map((row) => [
            row.year,
            row.factor,
            row.energy_kwh,
            row.p90_kwh,
            row.cumulated_kwh,
            row.performance_ratio,
          ]),
        },
      ]
    : []

const blockTable = ({ blocks }: SimPdfExportData): Table => ({
  name: 'Blocks',
  columns: [
    text('Block'),
    figure('Tables'),
    figure('Modules'),
    figure('DC (kWp)'),
    figure('AC (kWac)'),
    figure('Energy (kWh)'),
    figure('Specific yield (kWh/kWp)'),
    figure('Performance ratio'),
    figure('Light'),
    figure('Mounting'),
    figure('Tilt (°)'),
    figure('Azimuth (°)'),
    figure('Row pitch (m)'),
    figure('GCR'),
    figure('Strings'),
    figure('Modules per string'),
    text('Panel'),
    text('Inverter'),
    figure('Inverters'),
  ],
  rows: blocks.map((block) => [
    block.name,
    block.table_count,
    block.module_count,
    block.nominal_dc_kw,
    block.nominal_ac_kw,
    block.energy_kwh,
    block.specific_yield_kwh_per_kwp,
    block.performance_ratio,
    block.is_traced ? 'traced' : 'long rows',
    block.tracking,
    block.tilt_deg,
    block.azimuth_deg,
    block.row_spacing_m,
    block.gcr,
    block.string_count,
    block.modules_per_string,
    block.panel,
    block.inverter,
    block.inverter_count,
  ]),
})

const weatherTable = ({ weather }: SimPdfExportData): Table => ({
  name: 'Weather',
  columns: [text('Dataset'), text('What'), text('Value', 70), figure('Unit')],
  rows: weather.flatMap(({ name, source, sha256, facts }) => [
    [name, 'Source', source, ''],
    [name, 'SHA-256 of file and corrections', sha256, ''],
    ...facts.map((fact) => [name, fact.label, fact.value, fact.unit]),
  ]),
})

const enteredLossTable = ({ entered_losses: losses }: SimPdfExportData): Table => ({
  name: 'Losses entered',
  columns: [
    text('Loss'),
    text('Enters'),
    text('Value', 50),
    text('Blocks that differ', 50),
    text('Source or note', 50),
    figure('Uncertainty (% of the energy)'),
  ],
  rows: losses.map(({ label, enters, value, differing, note, sigma_percentage: sigma }) => [
    label,
    enters,
    value,
    differing,
    note,
    sigma ?? null,
  ]),
})

const assumptionTable = ({ assumptions }: SimPdfExportData): Table => ({
  name: 'Assumptions',
  columns: [text('What'), figure('Value'), figure('Unit'), text('Why', 70), text('Blocks')],
  rows: assumptions.map(({ field, value, unit, reason, blocks }) => [
    field,
    value,
    unit,
    reason,
    blocks.length === 0 ? 'plant' : blocks.join(', '),
  ]),
})

const designTable = ({ facts }: SimPdfExportData): Table => ({
  name: 'Design',
  columns: [figure('Of'), text('Name'), text('Field', 40), text('Value', 40), figure('Unit')],
  rows: facts.map(({ group, subject, label, value, unit }) => [group, subject, label, value, unit]),
})

const revisionTable = ({ revisions }: SimPdfExportData): Table => ({
  name: 'Revisions',
  columns: [
    figure('Revision'),
    text('Date (UTC)'),
    text('Author'),
    text('Run'),
    text('What changed', 70),
  ],
  rows: revisions.map(({ revision, created_at, author, simulation_name, change }) => [
    revision,
    new Date(created_at).toISOString(),
    author,
    simulation_name,
    change,
  ]),
})
