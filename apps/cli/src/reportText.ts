import type { Kpi, LossRow } from '@duet/results'
import type { PartReport, RunReport } from './runReport.ts'

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
    line('Modules', fixed(module_count, 0), ''),
    ...part.kpis.map(kpiLine),
    ...part.monthly.map(({ month, energy_kwh }) => line(month, fixed(energy_kwh, 0), 'kWh')),
    '',
    `${'Stage'.padEnd(44)}${'left'.padStart(16)}        ${'loss'.padStart(16)}${'of previous'.padStart(14)}`,
    ...part.losses.map(lossLine),
    `Closure error ${part.closure_error.toExponential(1)}`,
  ]
}

const line = (label: string, value: string, unit: string): string =>
  `${label.padEnd(44)}${value.padStart(16)} ${unit}`.trimEnd()

function kpiLine({ label, value, unit }: Kpi): string {
  if (value === null) return line(label, '-', unit)
  return unit === ''
    ? line(label, (value * 100).toFixed(2), '%')
    : line(label, fixed(value, unit === 'kWh' ? 0 : 1), unit)
}

function lossLine(row: LossRow): string {
  const digits = row.unit === 'kWh' ? 0 : 1
  const isStage = row.kind === 'stage'
  return [
    `${row.kind === 'detail' ? '  ' : ''}${row.label}`.padEnd(44),
    fixed(row.value_after, digits).padStart(16),
    ` ${row.unit.padEnd(7)}`,
    (isStage ? fixed(row.loss, digits) : '').padStart(16),
    (isStage ? `${fixed(row.loss_fraction_of_previous * 100, 2)} %` : '').padStart(14),
  ]
    .join('')
    .trimEnd()
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
