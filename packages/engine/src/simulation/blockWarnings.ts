import { hasRowOptics } from './blockOptics.ts'
import type { DcCounts } from './dcStages.ts'
import type { Block, StepRange } from './input.ts'
import type { SimulationWarning } from './output.ts'
import type { PreparedWeather } from './prepareWeather.ts'
import { isWaterAssumed } from './spectralFactor.ts'

/** Doubts about a run over a range of steps; those without a count hold for the block as a whole. */
export function blockWarnings(
  block: Block,
  weather: PreparedWeather,
  range: StepRange,
  counts: DcCounts,
): readonly SimulationWarning[] {
  const { windMPerS } = weather.source
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
      'precipitable_water_assumed',
      countSteps(range, (i) => isWaterAssumed(block, weather.source, i)),
      'Water in the air is not known: that of the standard spectrum, 1.42 cm, was taken.',
    ),
    ...counted(
      'inverter_window_steps',
      counts.movedSteps,
      'The maximum power point lies outside what the inverter allows: it works at the limit.',
    ),
    ...counted(
      'dc_overvoltage_steps',
      counts.overvoltageSteps,
      'The open-circuit voltage of a string is above the highest DC voltage of the inverter.',
    ),
    ...blockDoubts(block),
  ]
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

function counted(code: string, count: number, message: string): readonly SimulationWarning[] {
  return count === 0 ? [] : [{ code, message, count }]
}

function countSteps({ from, to }: StepRange, holds: (step: number) => boolean): number {
  let count = 0
  for (let i = from; i < to; i++) if (holds(i)) count++
  return count
}
