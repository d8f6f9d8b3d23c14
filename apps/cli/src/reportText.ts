import type { AccountReport, RunReport } from './runReport.ts'

/** The report as text for a terminal. */
export function reportText(report: RunReport): string {
  const blocks = report.blocks.map((block) => [
    heading(block.name),
    ...figures(block),
    '',
    ...waterfallLines(block),
    ...(block.assumptions.length > 0 ? ['', 'Assumed'] : []),
    ...block.assumptions.map(
      ({ field, value, unit, reason }) => `  ${field} = ${value} ${unit}: ${reason}`,
    ),
    '',
  ])
  return [
    ...blocks.flat(),
    heading('System'),
    ...figures(report.system),
    '',
    ...waterfallLines(report.system),
    '',
    ...(report.warnings.length > 0
      ? ['Warnings', ...report.warnings.map((line) => `  ${line}`)]
      : []),
  ]
    .join('\n')
    .trimEnd()
}

const heading = (text: string): string => `${text}\n${'='.repeat(text.length)}`

function figures(account: AccountReport): readonly string[] {
  const rows: readonly (readonly [string, string])[] = [
    ['DC / AC', `${fixed(account.nominal_dc_kw, 1)} kWp / ${fixed(account.nominal_ac_kw, 1)} kWac`],
    ['Modules', fixed(account.module_count, 0)],
    ['Energy', `${fixed(account.energy_kwh, 0)} kWh`],
    ['Specific yield', `${fixed(account.specific_yield_kwh_per_kwp, 1)} kWh/kWp`],
    ['Performance ratio', percent(account.performance_ratio)],
    ['Performance ratio, bifacial', percent(account.performance_ratio_bifacial)],
    ['Capacity factor, AC', percent(account.capacity_factor_ac)],
    ['Bifacial gain', percent(account.bifacial_gain)],
    ...account.monthly.map(
      ({ month, energy_kwh }) => [month, `${fixed(energy_kwh, 0)} kWh`] as const,
    ),
  ]
  return rows.map(([label, value]) => `${label.padEnd(30)}${value.padStart(24)}`)
}

function waterfallLines(account: AccountReport): readonly string[] {
  return [
    `${'Stage'.padEnd(30)}${'left, kWh'.padStart(18)}${'loss, kWh'.padStart(16)}${'of previous'.padStart(14)}`,
    ...account.waterfall.map((row) =>
      [
        `${row.kind === 'detail' ? '  ' : ''}${row.key}`.padEnd(30),
        fixed(row.value_after_kwh, 0).padStart(18),
        (row.kind === 'stage' ? fixed(row.loss_kwh, 0) : '').padStart(16),
        (row.kind === 'stage' ? percent(row.loss_fraction_of_previous) : '').padStart(14),
      ].join(''),
    ),
    `closure error ${account.closure_error.toExponential(1)}`,
  ]
}

const fixed = (value: number | null, digits: number): string =>
  value === null
    ? '-'
    : value.toLocaleString('en-US', {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      })

const percent = (fraction: number | null): string =>
  fraction === null ? '-' : `${(fraction * 100).toFixed(2)} %`
