import type { Block } from '../model/block.ts'
import type { BlockSeries } from '../model/output.ts'
import type { StepRange, Weather } from '../model/weather.ts'
import type { SunAtIntervals } from '../sun/sunAtIntervals.ts'
import { type OrientationInputs, planeOrientation } from '../tracking/orientation.ts'
import { strongestWindSteps } from '../tracking/stow.ts'
import { stowPeriodAngles } from '../tracking/stowPeriods.ts'
import type { TrackerLight } from '../tracking/strategy.ts'
import { scriptMount } from '../tracking/trackerScript.ts'
import { skyOfBlock } from './opticsInput.ts'
import { writeMeanTurn } from './turning/meanPlane.ts'
import { type RowTurns, rowTurns } from './turning/rowTurns.ts'

/**
 * Writes the sun and how the tables stand: where each turns by itself, their mean, and returns the turns of each.
 *
 * @throws RangeError for a block whose trackers turn by a script that was not run
 */
export function orientTables(
  block: Block,
  weather: Weather,
  { from, to }: StepRange,
  sun: SunAtIntervals,
  albedo: Float64Array,
  out: BlockSeries,
): RowTurns | undefined {
  const { rows, mount } = block
  const measured = weather.trackerAngleDeg
  const wind = windOfMount(block, weather, { from, to })
  const snow = weather.snowDepthCm
  const asked = scriptAngles(block, { from, to })
  const periods = mount.kind === 'singleAxis' ? mount.stowPeriods : undefined
  const light = strategyLight(block, sun, albedo, out)
  const inputs: OrientationInputs = {
    zenithDeg: sun.apparentZenithDeg,
    sunAzimuthDeg: sun.azimuthDeg,
    slope: block.slope,
    ...(rows && { groundCoverRatio: rows.collectorWidthM / rows.pitchM }),
    ...(measured && { measuredRotationDeg: measured.subarray(from, to) }),
    ...wind,
    ...(snow && { snowDepthCm: snow.subarray(from, to) }),
    ...(periods && { periodDeg: stowPeriodAngles(periods, weather, { from, to }) }),
    ...(asked && { scriptDeg: asked }),
    ...(light && { light }),
  }
  const plane = {
    rotationDeg: out.trackerAngleDeg,
    tiltDeg: out.surfaceTiltDeg,
    azimuthDeg: out.surfaceAzimuthDeg,
  }
  planeOrientation(mount, inputs, plane)
  const turns = rowTurns(block, inputs, out.trackerAngleDeg)
  if (turns) writeMeanTurn(block, turns, plane)
  for (let i = 0; i < out.sunElevationDeg.length; i++) {
    out.sunElevationDeg[i] = 90 - sun.apparentZenithDeg[i]
    out.sunAzimuthDeg[i] = sun.azimuthDeg[i]
  }
  return turns
}

/** @throws RangeError for a script that was not run */
function scriptAngles(block: Block, { from, to }: StepRange): Float64Array | undefined {
  const strategy = scriptMount(block)?.strategy
  if (strategy === undefined) return undefined
  if (strategy.angleDeg) return strategy.angleDeg.subarray(from, to)
  throw new RangeError(
    `Block ${block.id}: got a tracker script without its angles, expected withScriptAngles`,
  )
}

/** The wind that a mount stows by; of one that never does, none. */
function windOfMount(
  { mount }: Block,
  { windMPerS, windDirectionDeg, intervalStartUtcMs }: Weather,
  range: StepRange,
): Pick<OrientationInputs, 'windMPerS' | 'windDirectionDeg'> {
  if (mount.kind === 'fixed' || !mount.windStow || !windMPerS) return {}
  const steps = strongestWindSteps(windMPerS, intervalStartUtcMs, range, mount.windStow.holdH ?? 0)
  const at = (series: Float64Array): Float64Array =>
    Float64Array.from(steps, (step) => series[step])
  return {
    windMPerS: at(windMPerS),
    ...(windDirectionDeg && { windDirectionDeg: at(windDirectionDeg) }),
  }
}

/** The light that a strategy weighs; undefined for those that follow the sun alone. */
function strategyLight(
  block: Block,
  sun: SunAtIntervals,
  albedo: Float64Array,
  out: BlockSeries,
): TrackerLight | undefined {
  const strategy = block.mount.kind === 'singleAxis' ? block.mount.strategy : undefined
  if (strategy?.kind !== 'diffuseOptimised') return undefined
  // The tilt is not known yet: the model that brightens the horizon by it gives way to the one it stands on.
  const skyModel = block.skyModel === 'hdkr' ? 'haydavies' : block.skyModel
  const { ghiWm2, dniWm2, dhiWm2 } = out
  return { ghiWm2, dniWm2, dhiWm2, sky: skyOfBlock(skyModel, sun, out), albedo }
}
