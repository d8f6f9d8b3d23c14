import type { Content } from 'pdfmake/interfaces.js'
import type { SimPdfExportData } from '../http/resolvers.gen.ts'
import { lossChart, monthChart } from './reportCharts.ts'
import { factTable, heading, note, reportTable, subheading } from './reportTables.ts'
import { MISSING, type ReportText } from './reportText.ts'

/** What the sections are written from. */
export interface SectionParts {
  readonly data: SimPdfExportData
  readonly text: ReportText
  /** Between the margins of the paper, pt. */
  readonly widthPt: number
}

const stageText = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** 'rear_mismatch' -> 'Rear mismatch' */
const fieldText = (field: string): string => stageText(field.replaceAll('_', ' '))

export function zoneText(utcOffsetH: number): string {
  const minutes = Math.round(Math.abs(utcOffsetH) * 60)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `UTC${utcOffsetH < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}

export function coordinates(latitude: number, longitude: number, text: ReportText): string {
  const degrees = (value: number, [plus, minus]: readonly [string, string]): string =>
    `${text.number(Math.abs(value), 5)}° ${value < 0 ? minus : plus}`
  return `${degrees(latitude, ['N', 'S'])}, ${degrees(longitude, ['E', 'W'])}`
}

export function systemSection({ data, text }: SectionParts): Content[] {
  const { blocks, nominal_dc_kw, nominal_ac_kw, module_count, facts } = data
  const system = facts.filter(({ group }) => group === 'system')
  const tables = blocks.reduce((sum, { table_count }) => sum + table_count, 0)
  return [
    heading('System'),
    reportTable(
      [
        { title: 'Block', width: '*' },
        { title: 'Tables', align: 'right' },
        { title: 'Modules', align: 'right' },
        { title: 'DC (kWdc)', align: 'right' },
        { title: 'AC (kWac)', align: 'right' },
        { title: 'DC/AC', align: 'right', width: 34 },
        { title: 'Light' },
      ],
      [
        ...blocks.map((block) => [
          block.name,
          text.number(block.table_count),
          text.number(block.module_count),
          text.number(block.nominal_dc_kw, 1),
          text.number(block.nominal_ac_kw, 1),
          text.number(block.nominal_dc_kw / block.nominal_ac_kw, 3),
          block.is_traced ? 'traced' : 'long rows',
        ]),
        [
          'Plant',
          text.number(tables),
          text.number(module_count),
          text.number(nominal_dc_kw, 1),
          text.number(nominal_ac_kw, 1),
          text.number(nominal_dc_kw / nominal_ac_kw, 3),
          '',
        ],
      ],
      { hasTotal: true },
    ),
    note(
      'Light traced: beam and diffuse light of every table is found in a three-dimensional scene. Long rows: each module sees rows without end.',
    ),
    factTable(system.map(({ label, value, unit }) => [label, joined(text.value(value), unit)])),
  ]
}

const joined = (value: string, unit: string): string =>
  value === MISSING || unit === '' ? value : `${value} ${unit}`

export function weatherSection({ data, text }: SectionParts): Content[] {
  const { weather, losses, months, uncertainty } = data
  const ghi = losses.find(({ key }) => key === 'ghi')
  const temperatures = months.flatMap(({ temp_air_c }) => temp_air_c ?? [])
  const meanC = temperatures.reduce((sum, value) => sum + value, 0) / temperatures.length
  const irradiation = uncertainty.parts.find(({ label }) => label.includes('irradiation'))
  return [
    heading('Meteorological data'),
    ...weather.flatMap((dataset) => [
      subheading(dataset.name),
      factTable([
        ['Source', [dataset.source, dataset.attribution].filter(Boolean).join(' · ')],
        ['File', dataset.source_filename ?? MISSING],
        ['SHA-256 of the file', dataset.sha256],
        [
          'Type',
          dataset.type === 'TMY'
            ? 'Typical meteorological year'
            : 'Sequence of measured or modelled years',
        ],
        ['Time step', intervalText(dataset.time_interval)],
        ['Time zone', `${zoneText(dataset.local_time_zone)} (standard time)`],
        [
          'Place',
          `${coordinates(dataset.latitude, dataset.longitude, text)}, ${text.number(dataset.altitude_m)} m`,
        ],
        ['Checks of the import', qualityText(dataset)],
      ]),
      ...(dataset.quality ?? []).map((doubt) => note(doubt)),
    ]),
    subheading('Over the period of the run'),
    factTable([
      ['Global horizontal irradiation', `${text.number(ghi?.value_after, 1)} kWh/m²`],
      ['Mean of the monthly air temperatures', `${text.number(meanC, 1)} °C`],
      [
        'Uncertainty of the long-term irradiation',
        `± ${text.percent(irradiation?.fraction, 1)} (one standard deviation)`,
      ],
    ]),
  ]
}

function qualityText({ quality, check_count }: SimPdfExportData['weather'][number]): string {
  if (quality === null || quality === undefined) return 'no report was made of this dataset'
  return quality.length === 0
    ? `${check_count} checks, none in doubt`
    : `${check_count} checks, ${quality.length} in doubt:`
}

/** 'FifteenMinutes' -> 'fifteen minutes' */
export const intervalText = (name: string): string =>
  name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()

const MOST_LISTED = 8

/** Names, the first alone where there are many. */
const listed = (names: readonly string[]): string =>
  names.length > MOST_LISTED
    ? `${names.slice(0, MOST_LISTED - 2).join(', ')} and ${names.length - MOST_LISTED + 2} more`
    : names.join(', ')

export function assumptionSection({ data, text }: SectionParts): Content[] {
  const { assumptions, losses, blocks } = data
  const where = (names: readonly string[]): string => {
    if (names.length === 0) return 'plant'
    return names.length === blocks.length ? 'all blocks' : listed(names)
  }
  const stages = losses.filter(({ kind }) => kind === 'stage')
  return [
    heading('Assumptions and losses'),
    subheading('Losses as computed'),
    reportTable(
      [
        { title: 'Stage', width: '*' },
        { title: 'Of', width: 70 },
        { title: 'Loss of what came to it', align: 'right' },
      ],
      stages.map(({ label, group, loss_fraction_of_previous }) => [
        label,
        group === 'irradiance' ? 'irradiance' : group.toUpperCase(),
        text.percent(loss_fraction_of_previous, 3),
      ]),
      { isSmall: true },
    ),
    note('Each percentage is of what came to the stage; they do not add. Negative: a gain.'),
    subheading('Taken where the design says nothing'),
    reportTable(
      [
        { title: 'What', width: 110 },
        { title: 'Value', align: 'right', width: 60 },
        { title: 'Unit', width: 40 },
        { title: 'Why', width: '*' },
        { title: 'Blocks', width: 80 },
      ],
      assumptions.map(({ field, value, unit, reason, blocks: names }) => [
        fieldText(field),
        text.value(value),
        unit,
        reason,
        where(names),
      ]),
      { isSmall: true },
    ),
  ]
}

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
      { hasTotal: true },
    ),
    note(
      'Months of site standard time. Irradiation and temperature are means of the blocks by nominal DC power; plane of array is before shading.',
    ),
  ]
}

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
        kind === 'detail' ? `   ${label}` : label,
        kind === 'stage' ? text.number(loss, 1) : '',
        kind === 'stage' ? text.percent(loss_fraction_of_previous) : '',
        text.number(value_after, 1),
        unit,
      ]),
      { isSmall: true },
    ),
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
      'E energy to the grid; P0 nominal DC power; H, G light in the plane of the modules, unshaded; T cell temperature; γ temperature coefficient of power; φ bifaciality; Y yields.',
    ),
    ...probabilityParts({ data, text }),
  ]
}

function probabilityParts({ data, text }: Pick<SectionParts, 'data' | 'text'>): Content[] {
  const { uncertainty, is_whole_year } = data
  return [
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
    note(
      'Normal distribution about the computed energy (P50): Px = P50 · (1 − zx · σ), z = 0.674, 1.282, 1.645 and 2.326 for 75, 90, 95 and 99 %. Of the mean of N years, the variation from year to year is divided by √N.',
    ),
    reportTable(
      [
        { title: 'Part of the uncertainty', width: '*' },
        { title: 'Standard deviation', align: 'right' },
      ],
      [
        ...uncertainty.parts.map(({ label, fraction }) => [label, text.percent(fraction, 1)]),
        ['Together, a single year', text.percent(uncertainty.year_fraction, 1)],
        ['Together, mean of ten years', text.percent(uncertainty.ten_years_fraction, 1)],
      ],
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
        { title: 'DC (kWdc)', align: 'right' },
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

const LONGEST_VALUE = 2000

const shortened = (value: string): string =>
  value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)} …` : value

export function componentSection({ data, text }: SectionParts): Content[] {
  const facts = data.facts.filter(({ group }) => group === 'block' || group === 'component')
  const subjects = [...new Set(facts.map(({ group, subject }) => `${group} ${subject}`))]
  return [
    heading('Appendix: blocks and components as designed', true),
    ...subjects.flatMap((key): Content[] => {
      const own = facts.filter(({ group, subject }) => `${group} ${subject}` === key)
      const [first] = own
      if (!first) return []
      return [
        subheading(first.group === 'block' ? `Block ${first.subject}` : first.subject),
        reportTable(
          [
            { title: 'Field', width: 190 },
            { title: 'Value', width: '*' },
            { title: 'Unit', width: 60 },
          ],
          own.map(({ label, value, unit }) => [
            label,
            shortened(text.value(value)),
            value === MISSING ? '' : unit,
          ]),
          { isSmall: true },
        ),
      ]
    }),
  ]
}
