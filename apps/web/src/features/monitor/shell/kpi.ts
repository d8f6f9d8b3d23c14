import { formatResult, splitResult } from '../../../lib/format.ts'
import type { KpiFigure } from '../../../ui/Kpi.tsx'

export interface KpiTerm {
  readonly label: string
  readonly kwh: number | null
}

/** A result with its unit, the formula and the energies that it is made of. */
export function resultKpi(
  label: string,
  [value, unit]: readonly [value: number | null, unit: string],
  formula: string,
  terms: readonly KpiTerm[] = [],
): KpiFigure {
  const split = splitResult(value, unit)
  const parts = terms.map((term) => ({ label: term.label, value: formatResult(term.kwh, 'kWh') }))
  return { key: label, label, value: split.text, unit: split.unit, formula, parts }
}

/** A ratio of two energies, with both. */
export function ratioKpi(
  label: string,
  formula: string,
  [numerator, denominator]: readonly [KpiTerm, KpiTerm],
): KpiFigure {
  const { kwh: top } = numerator
  const { kwh: bottom } = denominator
  const isKnown = top !== null && bottom !== null && bottom > 0
  return resultKpi(label, [isKnown ? top / bottom : null, ''], formula, [numerator, denominator])
}
