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

/** What each stage compares; the formula of the loss is one less their ratio. */
const MEANINGS: Readonly<Record<string, string>> = {
  ghi: 'Light on level ground',
  transposition: 'From level ground to the plane of the modules, unshaded',
  horizon: 'Beam and sky hidden by the horizon',
  near_shading: 'Shade of neighbouring rows',
  soiling: 'Dirt on the front',
  snow: 'Snow on the front',
  iam: 'Reflection at the glass, by angle of incidence',
  spectral: 'Colour of the light against the standard spectrum',
  rear_ground: 'Light from the ground on the rear, times bifaciality',
  rear_sky: 'Light from sky and sun on the rear, times bifaciality',
  rear_structure: 'Rear light taken by tube, posts and rails',
  rear_gain: 'Rear light that the cells receive, times bifaciality, over that of the front',
  dc_nominal: 'Nominal power in the effective light, at the efficiency of standard conditions',
  degradation: 'Age of the modules since the start date of the system',
  irradiance_level: 'Efficiency in weaker light than 1 kW/m²',
  temperature: 'Cell temperature other than 25 °C',
  elec_shading: 'Uneven light on a string against the same light spread evenly',
  mismatch_front: 'Modules that differ, or stand in uneven front light',
  mismatch_rear: 'Uneven light on the rear',
  quality_lid: 'Module quality and light-induced degradation',
  dc_wire: 'Resistance of the DC wires',
  mppt_window: 'Strings held at an end of the inverter’s voltage window',
  dc_current_limit: 'Strings held at the inverter’s highest DC current',
  dc_power_limit: 'Strings held at the inverter’s highest DC power, below its AC limit',
  inv_temperature_range: 'Inverters off in air that is too cold or too hot for them',
  dc_mpp: 'DC energy at the input of the inverters',
  inv_eff: 'Efficiency of the inverters',
  inv_clip: 'Above the AC limit in the mean of the clock hour',
  inv_subclip: 'Clipping within an hour that its mean does not show',
  inv_temp: 'Maximum power lowered by heat',
  inv_self: 'Own consumption of the inverters by day',
  inv_night: 'Own consumption of the inverters by night',
  ac_inv: 'AC energy at the output of the inverters',
  ac_wire: 'Resistance of the low-voltage AC wires',
  mv_iron: 'Iron loss of the medium-voltage transformers',
  mv_copper: 'Copper loss of the medium-voltage transformers',
  hv_wire: 'Resistance of the high-voltage line',
  hv_iron: 'Iron loss of the high-voltage transformer',
  hv_copper: 'Copper loss of the high-voltage transformer',
  grid_limit: 'Power above the grid injection limit',
  availability: 'Time out of service',
  e_grid: 'Energy that reaches the grid',
}

export function stageMeaning(key: string): string {
  return MEANINGS[key] ?? ''
}

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
