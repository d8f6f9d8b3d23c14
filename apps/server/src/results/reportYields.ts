import type { Content } from 'pdfmake/interfaces.js'
import { lossChart, monthChart } from './reportCharts.ts'
import type { SectionParts } from './reportSections.ts'
import { heading, note, reportTable, subheading, together } from './reportTables.ts'
import { MISSING } from './reportText.ts'

export function monthSection({ data, text, widthPt }: SectionParts): Content[] {
  const { months, kpis, losses } = data
  const sum = (key: 'ghi_kwh_m2' | 'poa_kwh_m2' | 'energy_kwh'): number =>
    months.reduce((total, month) => total + (month[key] ?? 0), 0)
  const ratio = kpis.find(({ key }) => key === 'performance_ratio')?.value
  const ghi = losses.find(({ key }) => key === 'ghi')?.value_after ?? sum('ghi_kwh_m2')
  return [
    heading('Energy by month', true),
    { svg: monthChart(months, text, Math.round(widthPt)), width: widthPt },
    reportTable(
      [
        { title: 'Month', width: '*' },
        { title: 'GHI (kWh/m²)', align: 'right' },
        { title: 'Plane of array (kWh/m²)', align: 'right' },
        { title: 'Air (°C)', align: 'right' },
        { title: 'Energy to the grid (kWh)', align: 'right' },
        { title: 'Performance ratio', align: 'right' },
      ],
      [
        ...months.map((month) => [
          month.month,
          text.number(month.ghi_kwh_m2, 1),
          text.number(month.poa_kwh_m2, 1),
          text.number(month.temp_air_c, 1),
          text.number(month.energy_kwh, 1),
          text.percent(month.performance_ratio),
        ]),
        [
          'Period',
          text.number(ghi, 1),
          text.number(sum('poa_kwh_m2'), 1),
          '',
          text.number(sum('energy_kwh'), 1),
          text.percent(ratio),
        ],
      ],
      { isBold: (row) => row === months.length },
    ),
    note(
      'Months of site standard time. Irradiation and temperature are means of the blocks by nominal DC power; plane of array is before shading.',
    ),
  ]
}

/** Spaces that are kept at the start of a line. */
const INDENT = '\u00a0\u00a0\u00a0'

/** Rows that name what stands, and change nothing. */
const isLevel = (kind: string | undefined): boolean => kind === 'start' || kind === 'total'

export function lossSection({ data, text, widthPt }: SectionParts): Content[] {
  return [
    heading('Loss account', true),
    { svg: lossChart(data.losses, text, Math.round(widthPt)), width: widthPt },
    note(
      'Losses in orange to the left, gains in green to the right, each in percent of what came to the stage; stages below 0.05 % are in the table only.',
    ),
    reportTable(
      [
        { title: 'Stage', width: '*' },
        { title: 'Loss', align: 'right' },
        { title: 'of previous', align: 'right' },
        { title: 'Left after it', align: 'right' },
        { title: 'Unit' },
      ],
      data.losses.map(({ label, kind, loss, loss_fraction_of_previous, value_after, unit }) => [
        kind === 'detail' ? `${INDENT}${label}` : label,
        isLevel(kind) ? '' : text.number(loss, 1),
        isLevel(kind) ? '' : text.percent(loss_fraction_of_previous),
        kind === 'detail' ? '' : text.number(value_after, 1),
        unit,
      ]),
      { isSmall: true, isBold: (row) => isLevel(data.losses[row]?.kind) },
    ),
    note('Negative: a gain. Set in: parts of the bifacial gain, which follows them.'),
  ]
}

export function yieldSection({ data, text }: SectionParts): Content[] {
  const { kpis } = data
  const figure = (value: number | null | undefined, unit: string): string =>
    unit === '' ? text.percent(value) : `${text.number(value, unit === 'kWh' ? 1 : 2)} ${unit}`
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
        figure(kpi.value, kpi.unit),
        kpi.formula,
        part(kpi.numerator, kpi.numerator_unit),
        part(kpi.denominator, kpi.denominator_unit),
      ]),
      { isSmall: true },
    ),
    note(
      'E energy to the grid; P0 nominal DC power; H, G light in the plane of the modules, unshaded; T cell temperature, T_mean its mean weighted by light; γ temperature coefficient of power; φ bifaciality; Y yields.',
    ),
    ...probabilityParts({ data, text }),
  ]
}

function probabilityParts({ data, text }: Pick<SectionParts, 'data' | 'text'>): Content[] {
  const { uncertainty, is_whole_year } = data
  return [
    together(
      subheading('Energy that is exceeded with a probability'),
      reportTable(
        [
          { title: 'Level', width: 60 },
          {
            title: is_whole_year ? 'A single year (kWh)' : 'The period of the run (kWh)',
            align: 'right',
            width: '*',
          },
          {
            title: is_whole_year ? 'Mean of ten years (kWh)' : 'Mean of ten such periods (kWh)',
            align: 'right',
            width: '*',
          },
        ],
        uncertainty.exceedance.map(({ level, year_kwh, ten_years_kwh }) => [
          level,
          text.number(year_kwh, 1),
          text.number(ten_years_kwh, 1),
        ]),
      ),
    ),
    note(
      'Normal distribution about the computed energy (P50): Px = P50 · (1 − zx · σ), z = 0.674, 1.282, 1.645 and 2.326 for 75, 90, 95 and 99 %. Of the mean of N years, the variation from year to year is divided by √N.',
    ),
    together(
      reportTable(
        [
          { title: 'Part of the uncertainty', width: '*' },
          { title: 'Standard deviation', align: 'right' },
        ],
        [
          ...uncertainty.parts.map(({ label, fraction }) => [label, text.percent(fraction, 1)]),
          [
            `Together, ${is_whole_year ? 'a single year' : 'the period of the run'}`,
            text.percent(uncertainty.year_fraction, 1),
          ],
          [
            `Together, mean of ten ${is_whole_year ? 'years' : 'such periods'}`,
            text.percent(uncertainty.ten_years_fraction, 1),
          ],
        ],
      ),
    ),
    ...(uncertainty.is_usual
      ? [
          note(
            'The project has no uncertainty of its own: these are of a usual plant (Thevenard and Pelland 2013), whose sum was found by simulation.',
          ),
        ]
      : []),
  ]
}

export function blockSection({ data, text }: SectionParts): Content[] {
  return [
    heading('Blocks'),
    reportTable(
      [
        { title: 'Block', width: '*' },
        { title: 'DC (kWp)', align: 'right' },
        { title: 'Energy (kWh)', align: 'right' },
        { title: 'Specific yield (kWh/kWp)', align: 'right' },
        { title: 'Performance ratio', align: 'right' },
      ],
      data.blocks.map((block) => [
        block.name,
        text.number(block.nominal_dc_kw, 1),
        text.number(block.energy_kwh, 1),
        text.number(block.specific_yield_kwh_per_kwp, 1),
        text.percent(block.performance_ratio),
      ]),
    ),
    note('Energy of a block is that at the output of its transformer, before the blocks meet.'),
  ]
}
