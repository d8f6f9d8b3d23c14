import { percentDecimals } from '@duet/units'
import {
  formatPercent,
  formatPercentFixed,
  formatResult,
  joinUnit,
  MISSING,
  NOT_MODELLED,
} from '../../../lib/format.ts'
import type { LossMode } from '../simulationSearch.ts'
import { isNothing, type WaterfallBar } from './waterfallBars.ts'

/** Below it a difference is rounding of sums alone. */
const ROUNDING = 1e-9

/** How well an account closes: 'exactly', or 'but for rounding (2e-16)'. */
export function closureText(error: number): string {
  if (error === 0) return 'exactly'
  return error < ROUNDING
    ? `but for rounding (${error.toExponential(0)})`
    : `within ${formatPercent(error, 2)}`
}

/** What stands beside a bar: the quantity of a level, the change of a stage; losses with a minus. */
export function barText(bar: WaterfallBar, mode: LossMode): string {
  return bar.kind === 'level' ? formatResult(bar.after, bar.unit) : changeText(bar, mode)
}

/** '−1.90 %' or '−51.6 kWh/m²'; a gain has a plus. */
export function changeText(
  bar: Pick<WaterfallBar, 'loss' | 'fraction' | 'unit' | 'ofNominal' | 'isModelled'>,
  mode: LossMode,
): string {
  const { loss, unit } = bar
  if (!bar.isModelled) return NOT_MODELLED
  if (mode === 'energy') {
    const sign = loss > 0 ? '−' : '+'
    return isNothing(bar.fraction)
      ? formatResult(0, unit)
      : `${sign}${formatResult(Math.abs(loss), unit)}`
  }
  return changePercent(mode === 'nominal' ? bar.ofNominal : bar.fraction)
}

/** A loss as a change: 0.019 -> '−1.90 %'. */
export function changePercent(fraction: number): string {
  if (isNothing(fraction)) return joinUnit('0', '%')
  const size = formatPercentFixed(Math.abs(fraction), percentDecimals(fraction))
  return `${fraction > 0 ? '−' : '+'}${size}`
}

/** '2,528 kWh/m² / 2,580 kWh/m² − 1 = −2.00 %' */
export function formulaText(bar: WaterfallBar): string {
  if (bar.kind === 'level') return MISSING
  if (!bar.isModelled) return 'The design has nothing that this stage could be computed from.'
  const percent = changePercent(bar.fraction)
  if (bar.kind === 'part') return `a part of the next stage, ${percent} of the stage before`
  return `${formatResult(bar.after, bar.unit)} / ${formatResult(bar.before, bar.unit)} − 1 = ${percent}`
}
