import type { Kpi, ShownLossRow } from '@duet/results'
import { energyScale, percentDecimals, resultFigure } from '@duet/units'
import type { PartReport, RunReport } from '../runReport.ts'

/** The report as text for a terminal. */
export function reportText(report: RunReport): string {
  const blocks = report.blocks.flatMap((block) => [
    heading(block.name),
    ...partLines(block),
    ...assumptionLines(report, block.block_id),
    '',
  ])
  const warnings = report.warnings.map((line) => `  ${line}`)
  return [
    ...blocks,
    heading('System'),
    ...partLines(report.system),
    ...(warnings.length > 0 ? ['', 'Warnings', ...warnings] : []),
  ].join('\n')
}

const heading = (text: string): string => `${text}\n${'='.repeat(text.length)}`

function partLines(part: PartReport): readonly string[] {
  const { nominal_dc_w, nominal_ac_w, module_count } = part.ratings
  return [
    line('Nominal DC', fixed(nominal_dc_w / 1000, 1), 'kWp'),
    line('Nominal AC', fixed(nominal_ac_w / 1000, 1), 'kWac'),
    line('Modules in full strings', fixed(module_count, 0), ''),
    ...part.kpis.map(kpiLine),
    ...monthLines(part),
    '',
    `${'Stage'.padEnd(44)}${'left'.padStart(16)}        ${'change'.padStart(16)}${'of previous'.padStart(14)}`,
    ...part.losses.map(lossLine),
    `Closure error ${part.closure_error.toExponential(1)}`,
  ]
}

/** One unit for all months, so that they can be read downwards. */
function monthLines({ monthly }: PartReport): readonly string[] {
  const { unit, decimals, scaled } = energyScale(monthly.map(({ energy_kwh }) => energy_kwh))
  return monthly.map(({ month, energy_kwh }) =>
    line(month, fixed(scaled(energy_kwh), decimals), unit),
  )
}

const line = (label: string, value: string, unit: string): string =>
  `${label.padEnd(44)}${value.padStart(16)} ${unit}`.trimEnd()

function kpiLine({ label, value, unit }: Kpi): string {
  return value === null ? line(label, '-', unit) : figureLine(label, value, unit)
}

function figureLine(label: string, value: number, unit: string): string {
  const figure = resultFigure(value, unit)
  return line(label, fixed(figure.value, figure.decimals), figure.unit)
}

/** A loss is negative and a gain positive, as on the screens and in the report; `report.json` has the loss itself. */
function lossLine(row: ShownLossRow): string {
  const digits = row.unit === 'kWh' ? 0 : 1
  return [
    `${row.kind === 'detail' ? '  ' : ''}${row.label}`.padEnd(44),
    fixed(row.value_after, digits).padStart(16),
    ` ${row.unit.padEnd(7)}`,
    ...changeCells(row, digits),
  ]
    .join('')
    .trimEnd()
}

function changeCells(row: ShownLossRow, digits: number): readonly string[] {
  if (row.kind !== 'stage') return []
  if (!row.is_modelled) return ['not modelled'.padStart(30)]
  const fraction = -row.loss_fraction_of_previous
  const percent = signed(100 * fraction, percentDecimals(fraction))
  return [signed(-row.loss, digits).padStart(16), `${percent} %`.padStart(14)]
}

/** A gain has a plus, nothing has no sign. */
function signed(value: number, digits: number): string {
  const text = fixed(value, digits)
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text
}

function assumptionLines({ assumptions }: RunReport, blockId: string): readonly string[] {
  const own = assumptions.filter(({ block_id }) => block_id === blockId)
  if (own.length === 0) return []
  return [
    '',
    'Assumed',
    ...own.map(({ field, value, unit, reason }) => {
      const quantity = unit === '' ? `${value}` : `${value} ${unit}`
      return `  ${field} = ${quantity}: ${reason}`
    }),
  ]
}

/** Zero has no sign here. */
function fixed(value: number, digits: number): string {
  const text = value.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return /^-[0.]*$/.test(text) ? text.slice(1) : text
}
