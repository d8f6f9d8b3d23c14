import type { Content } from 'pdfmake/interfaces.js'
import type { WaterfallRow } from '../../graphql/resolvers.gen.ts'
import { figure, heading, note, reportTable, subheading } from '../../pdf/reportTables.ts'
import { MISSING, NOT_MODELLED, type ReportText } from '../../pdf/reportText.ts'
import { lossChart, monthChart } from './reportCharts.ts'
import type { SectionParts } from './reportSections.ts'
import { yearsParts } from './reportYears.ts'

type AddedOfMonth =
  | 'ghi_kwh_m2'
  | 'dhi_kwh_m2'
  | 'poa_kwh_m2'
  | 'effective_kwh_m2'
  | 'array_energy_kwh'
  | 'energy_kwh'

export function monthSection(parts: SectionParts): Content[] {
  const { data, text, widthPt } = parts
  const { months, kpis, losses } = data
  const sum = (key: AddedOfMonth): number =>
    months.reduce((total, month) => total + (month[key] ?? 0), 0)
  const ratio = kpis.find(({ key }) => key === 'performance_ratio')?.value
  const energy = text.energies([...months.map(({ energy_kwh }) => energy_kwh), sum('energy_kwh')])
  const ghi = losses.find(({ key }) => key === 'ghi')?.value_after ?? sum('ghi_kwh_m2')
  return [
    heading('Energy by month', true),
    ...yearParts(parts),
    figure(
      monthChart(months, text, Math.round(widthPt)),
      'Energy to the grid of each month as bars, performance ratio as a line; the figures are in the table below.',
      { width: widthPt },
    ),
    reportTable(
      [
        { title: 'Month', width: '*' },
        { title: 'GHI\n(kWh/m²)', align: 'right', width: 46 },
        { title: 'DHI\n(kWh/m²)', align: 'right', width: 46 },
        { title: 'Air\n(°C)', align: 'right', width: 30 },
        { title: 'Plane of array\n(kWh/m²)', align: 'right', width: 58 },
        { title: 'Effective, front\n(kWh/m²)', align: 'right', width: 62 },
        { title: `Array\n(${energy.unit})`, align: 'right', width: 46 },
        { title: `Grid\n(${energy.unit})`, align: 'right', width: 46 },
        { title: 'Perform. ratio', align: 'right', width: 46 },
      ],
      [
        ...months.map((month) => [
          month.month,
          text.number(month.ghi_kwh_m2, 1),
          text.number(month.dhi_kwh_m2, 1),
          text.number(month.temp_air_c, 1),
          text.number(month.poa_kwh_m2, 1),
          text.number(month.effective_kwh_m2, 1),
          energy.of(month.array_energy_kwh),
          energy.of(month.energy_kwh),
          text.result(month.performance_ratio, ''),
        ]),
        [
          'Period',
          text.number(ghi, 1),
          text.number(sum('dhi_kwh_m2'), 1),
          '',
          text.number(sum('poa_kwh_m2'), 1),
          text.number(sum('effective_kwh_m2'), 1),
          energy.of(sum('array_energy_kwh')),
          energy.of(sum('energy_kwh')),
          text.result(ratio, ''),
        ],
      ],
      { isBold: (row) => row === months.length },
    ),
    note(
      'Months of site standard time. Irradiation and temperature are means of the blocks by nominal DC power. Plane of array is before shading (GlobInc); effective, front, is behind shade, soiling, snow, reflection and spectrum (GlobEff); array is the energy at the inputs of the inverters (EArray), grid that at the meter (E_Grid).',
    ),
  ]
}

/** Spaces that stay at the start of a line. */
const INDENT = '\u00a0\u00a0\u00a0'

/** Rows that name what stands, and change nothing. */
const isLevel = (kind: string | undefined): boolean => kind === 'start' || kind === 'total'

/** Of a run of several years: each of them, parts named, and their mean. */
function yearParts({ data: { yearly }, text }: SectionParts): Content[] {
  const { years, mean_year } = yearly
  if (years.length === 0) return []
  const mean = mean_year ? [{ ...mean_year, label: 'Mean of complete years' }] : []
  const energy = text.energies(years.map(({ energy_kwh }) => energy_kwh))
  return [
    subheading('Years'),
    reportTable(
      [
        { title: 'Year', width: '*' },
        { title: `Energy to the grid (${energy.unit})`, align: 'right' },
        { title: 'Specific yield', align: 'right' },
        { title: 'Performance ratio', align: 'right' },
      ],
      [
        ...years.map((year) => ({
          ...year,
          label: year.is_complete
            ? year.label
            : `${year.label}, part: ${text.number(year.hours)} of ${text.number(year.year_hours)} h`,
        })),
        ...mean,
      ].map((row) => [
        row.label,
        energy.of(row.energy_kwh),
        text.result(row.specific_yield_kwh_per_kwp, 'kWh/kWp'),
        text.result(row.performance_ratio, ''),
      ]),
      { isBold: (row) => row === years.length },
    ),
  ]
}

export function lossSection({ data, text, widthPt }: SectionParts): Content[] {
  return [
    heading('Loss account', true),
    figure(
      lossChart(data.losses, text, Math.round(widthPt)),
      'Losses and gains of the stages in percent of what came to each; the figures are in the table below.',
      { width: widthPt },
    ),
    note(
      'Losses in orange to the left, gains in green to the right, each in percent of what came to the stage; stages below 0.05 % are in the table only.',
    ),
    reportTable(
      [
        { title: 'Stage', width: '*' },
        { title: 'Change', align: 'right' },
        { title: 'of previous', align: 'right' },
        { title: 'Left after it', align: 'right' },
      ],
      data.losses.map((row) => [
        row.kind === 'detail' ? `${INDENT}${row.label}` : row.label,
        ...changeCells(row, text),
        row.kind === 'detail' ? '' : text.result(row.value_after, row.unit),
      ]),
      { isSmall: true, isBold: (row) => isLevel(data.losses[row]?.kind) },
    ),
    note(
      'A loss is negative, a gain positive. Not modelled: the design has nothing that the stage could be computed from. Set in: parts of the bifacial gain, which follows them.',
    ),
  ]
}

/** A change in the unit of the row and of what came before it: a loss is negative. */
function changeCells(row: WaterfallRow, text: ReportText): readonly [string, string] {
  if (isLevel(row.kind)) return ['', '']
  if (!row.is_modelled) return [NOT_MODELLED, '']
  const change = text.result(-row.loss, row.unit)
  const isGain = row.loss < 0 && /[1-9]/.test(change)
  return [isGain ? `+${change}` : change, text.change(-row.loss_fraction_of_previous)]
}

export function yieldSection(parts: SectionParts): Content[] {
  const { data, text } = parts
  const { kpis } = data
  const part = (value: number | null | undefined, unit: string | null | undefined): string =>
    value === null || value === undefined ? MISSING : `${text.number(value, 1)} ${unit ?? ''}`
  return [
    heading('Key figures and probabilities'),
    reportTable(
      [
        { title: 'Figure', width: 110 },
        { title: 'Value', align: 'right' },
        { title: 'Formula', width: '*' },
        { title: 'Numerator', align: 'right' },
        { title: 'Denominator', align: 'right' },
      ],
      kpis.map((kpi) => [
        kpi.label,
        text.result(kpi.value, kpi.unit),
        kpi.formula,
        kpi.key === 'energy' ? part(kpi.value, kpi.unit) : part(kpi.numerator, kpi.numerator_unit),
        part(kpi.denominator, kpi.denominator_unit),
      ]),
      { isSmall: true },
    ),
    note(
      'Value = numerator / denominator, to its last digit with a pocket calculator. E energy to the grid; P0 nominal DC power; H, G light in the plane of the modules, unshaded; T cell temperature, T_mean its mean weighted by light; γ temperature coefficient of power; φ bifaciality; Y yields.',
    ),
    ...yearsParts(parts),
  ]
}
