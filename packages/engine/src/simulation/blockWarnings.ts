import { WATT_SECONDS_PER_KWH } from '@duet/units'
import type { Block } from '../model/block.ts'
import type { BlockSeries, SimulationWarning } from '../model/output.ts'
import type { StepRange, Weather } from '../model/weather.ts'
import { isStormy } from '../tracking/stow.ts'
import type { PreparedWeather } from '../weather/prepareWeather.ts'
import { hasRowOptics } from './blockOptics.ts'
import { isWaterAssumed } from './spectralFactor.ts'

/**
 * Doubts about a run over a range of steps; those without a count hold for the block as a whole.
 *
 * @param overvoltageSteps - lit steps at which the open strings exceed the inverter's highest DC voltage
 */
export function blockWarnings(
  block: Block,
  weather: PreparedWeather,
  range: StepRange,
  series: BlockSeries,
  overvoltageSteps: number,
): readonly SimulationWarning[] {
  const { windMPerS } = weather.source
  const { stepS } = weather.source
  const counted = (code: string, count: number, message: string): readonly SimulationWarning[] =>
    count === 0 ? [] : [{ code, message, count, hours: (count * stepS) / 3600 }]
  const calmSteps = countSteps(range, (i) => windMPerS === undefined || Number.isNaN(windMPerS[i]))
  return [
    ...counted(
      'weather_missing_steps',
      countSteps(range, (i) => weather.isMissing[i] === 1),
      'Light or air temperature is missing: no energy is counted for these steps.',
    ),
    ...counted(
      'irradiance_derived_steps',
      countSteps(range, (i) => weather.isDerived[i] === 1),
      'A component of the light is missing and was computed from the others.',
    ),
    ...counted('wind_assumed', calmSteps, 'Wind speed is missing: 1 m/s was taken.'),
    ...counted(
      'wind_direction_unknown',
      countSteps(range, (i) => isStowWithoutSide(block, weather.source, i)),
      'The direction of a wind that trackers stow in is missing: they took no side by it.',
    ),
    ...counted(
      'precipitable_water_assumed',
      countSteps(range, (i) => isWaterAssumed(block, weather.source, i)),
      'Water in the air is not known: that of the standard spectrum, 1.42 cm, was taken.',
    ),
    ...LIMITS.flatMap((limit) => limitWarning(limit, series, stepS)),
    ...counted(
      'dc_overvoltage_steps',
      overvoltageSteps,
      'The open-circuit voltage of a string is above the highest DC voltage of the inverter.',
    ),
    ...blockDoubts(block),
  ]
}

function isStowWithoutSide({ mount }: Block, weather: Weather, i: number): boolean {
  const windStow = mount.kind === 'singleAxis' ? mount.windStow : undefined
  if ((windStow?.side ?? 'fixed') === 'fixed' || !isStormy(windStow, weather, i)) return false
  return Number.isNaN(weather.windDirectionDeg?.[i] ?? Number.NaN)
}

interface LimitText {
  readonly code: string
  readonly before: keyof BlockSeries
  readonly after: keyof BlockSeries
  readonly message: string
}

/** What each limit of the inverters takes. */
const LIMITS: readonly LimitText[] = [
  {
    code: 'inverter_window_steps',
    before: 'dcAfterWireW',
    after: 'dcAfterWindowW',
    message:
      'The maximum power point lies outside the voltage window of the inverter: it works at the end of the window.',
  },
  {
    code: 'dc_current_limit_steps',
    before: 'dcAfterWindowW',
    after: 'dcAfterCurrentLimitW',
    message:
      'The strings give more current than the inverter takes: it works at its highest DC current.',
  },
  {
    code: 'dc_power_limit_steps',
    before: 'dcAfterCurrentLimitW',
    after: 'dcAfterPowerLimitW',
    message:
      'The strings give more power than the inverter takes: it works at its highest DC power.',
  },
  {
    code: 'inverter_temperature_steps',
    before: 'dcAfterPowerLimitW',
    after: 'dcMppW',
    message: 'The air is colder or hotter than the inverter works in: it is off.',
  },
]

/** Less than this share of the power is rounding. */
const ROUNDING = 1e-9

function limitWarning(
  { code, before, after, message }: LimitText,
  series: BlockSeries,
  stepS: number,
): readonly SimulationWarning[] {
  let count = 0
  let lossW = 0
  series[before].forEach((powerW, i) => {
    const lost = powerW - series[after][i]
    if (!(lost > ROUNDING * powerW)) return
    count++
    lossW += lost
  })
  if (count === 0) return []
  const lossKwh = (lossW * stepS) / WATT_SECONDS_PER_KWH
  return [{ code, message, count, hours: (count * stepS) / 3600, lossKwh }]
}

function blockDoubts(block: Block): readonly SimulationWarning[] {
  const doubts: SimulationWarning[] = []
  if (hasLinearShade(block)) {
    doubts.push({
      code: 'electrical_shading_linear',
      message: 'Shade of the next row lowers power in proportion to its area.',
    })
  }
  if (block.mount.kind === 'dualAxis') {
    doubts.push({
      code: 'dual_axis_unshaded',
      message: 'Tables on two axes are taken as free standing: they do not shade each other.',
    })
  }
  if (block.degradation.startUtcMs === undefined) {
    doubts.push({ code: 'degradation_off', message: 'Without a start date modules do not age.' })
  }
  return doubts
}

/** True where the shade of the next row acts on power by its area alone. */
function hasLinearShade(block: Block): boolean {
  if (block.field !== undefined) return false
  if (block.opticsModel === 'openFront') return block.rowMask?.beam === 'linear'
  return hasRowOptics(block)
}

function countSteps({ from, to }: StepRange, holds: (step: number) => boolean): number {
  let count = 0
  for (let i = from; i < to; i++) if (holds(i)) count++
  return count
}
