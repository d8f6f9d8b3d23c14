import { makePlaneLight } from '../optics/optics.ts'
import type { SunAtIntervals } from '../sun/sunAtIntervals.ts'
import { soilingRatio } from '../surface/soiling.ts'
import { planeOrientation } from '../tracking/orientation.ts'
import { runAcStages } from './acStages.ts'
import { ageFactor } from './aging.ts'
import { albedoOfSteps } from './albedo.ts'
import { blockOptics } from './blockOptics.ts'
import { blockRatings } from './blockRatings.ts'
import { makeBlockSeries } from './blockSeries.ts'
import { blockWarnings } from './blockWarnings.ts'
import { runCellTemperature } from './cellTemperature.ts'
import { checkBlock } from './checkBlock.ts'
import { runDcStages } from './dcStages.ts'
import { diffuseGlass } from './glass.ts'
import type { Block, StepRange, Weather } from './input.ts'
import { runLightStages } from './lightStages.ts'
import { opticsInput } from './opticsInput.ts'
import type { BlockResult, BlockSeries } from './output.ts'
import { type PreparedWeather, prepareWeather } from './prepareWeather.ts'
import { spectralFactor } from './spectralFactor.ts'
import { sunOfWeather } from './sunOfWeather.ts'

/**
 * Runs one block over a range of the weather's steps: sun, orientation, sky, optics, surface, cell temperature, modules,
 * strings, inverters, line and transformer; the result of every stage is a series of its own.
 *
 * Steps do not depend on each other: the series of two ranges, one after the other, are those of the whole, byte for
 * byte. A step with missing weather has no light and no power; the warning `weather_missing_steps` counts them.
 *
 * @param range - steps of the weather, all of them where absent
 * @throws RangeError for arrays of unequal length, a range outside the weather, or a block that `checkBlock` refuses
 */
export function simulateBlock(
  block: Block,
  weather: Weather,
  range: StepRange = { from: 0, to: weather.intervalStartUtcMs.length },
): BlockResult {
  return simulatePreparedBlock(block, prepareWeather(weather, block.site), range)
}

/** The same with weather prepared for the block's site, which then serves many ranges and blocks. */
export function simulatePreparedBlock(
  block: Block,
  weather: PreparedWeather,
  range: StepRange,
): BlockResult {
  checkBlock(block)
  checkRange(range, weather.isMissing.length)
  const { source } = weather
  const ratings = blockRatings(block)
  const out = makeBlockSeries(range.to - range.from)
  copyWeather(weather, range, out)
  const sun = sunOfWeather(source, block.site, range)
  orient(block, weather, range, sun, out)

  const light = makePlaneLight(out.ghiWm2.length)
  const albedo = albedoOfSteps(source, block.albedoByMonth, range)
  blockOptics(block, diffuseGlass(block.module, block.mount))(
    opticsInput(block, sun, albedo, out),
    light,
  )
  const soiling = soilingRatio(block.soiling, sun.timeUtcMs, source.utcOffsetH)
  const spectral = spectralFactor(block, source, range, sun)
  runLightStages(block, light, { soiling, spectral }, out)
  runCellTemperature(block, source, range, out)

  const age = ageFactor(sun.timeUtcMs, block.degradation)
  const counts = runDcStages(block, ratings, age, out)
  runAcStages(block, out)
  clearMissing(weather, range, out)
  return { series: out, warnings: blockWarnings(block, weather, range, counts) }
}

function checkRange({ from, to }: StepRange, n: number): void {
  if (!(Number.isInteger(from) && Number.isInteger(to) && 0 <= from && from <= to && to <= n)) {
    throw new RangeError(`got steps ${from} to ${to}, expected a range within 0 to ${n}`)
  }
}

function copyWeather(weather: PreparedWeather, { from, to }: StepRange, out: BlockSeries): void {
  out.ghiWm2.set(weather.irradiance.ghiWm2.subarray(from, to))
  out.dniWm2.set(weather.irradiance.dniWm2.subarray(from, to))
  out.dhiWm2.set(weather.irradiance.dhiWm2.subarray(from, to))
  out.airC.set(weather.source.airC.subarray(from, to))
}

/** Writes the sun and the plane. */
function orient(
  block: Block,
  weather: PreparedWeather,
  { from, to }: StepRange,
  sun: SunAtIntervals,
  out: BlockSeries,
): void {
  const { rows, mount } = block
  const measured = weather.source.trackerAngleDeg
  planeOrientation(
    mount,
    {
      zenithDeg: sun.apparentZenithDeg,
      sunAzimuthDeg: sun.azimuthDeg,
      slope: block.slope,
      ...(rows && { groundCoverRatio: rows.collectorWidthM / rows.pitchM }),
      ...(measured && { measuredRotationDeg: measured.subarray(from, to) }),
    },
    {
      rotationDeg: out.trackerAngleDeg,
      tiltDeg: out.surfaceTiltDeg,
      azimuthDeg: out.surfaceAzimuthDeg,
    },
  )
  for (let i = 0; i < out.sunElevationDeg.length; i++) {
    out.sunElevationDeg[i] = 90 - sun.apparentZenithDeg[i]
    out.sunAzimuthDeg[i] = sun.azimuthDeg[i]
  }
}

/** Steps without weather give nothing and draw nothing: their energy is unknown, and counted as none. */
function clearMissing(weather: PreparedWeather, { from, to }: StepRange, out: BlockSeries): void {
  for (let i = from; i < to; i++) {
    if (weather.isMissing[i] === 0) continue
    const k = i - from
    for (const [name, series] of Object.entries(out)) {
      if (name.endsWith('W') || name === 'reactiveVar' || name.startsWith('dc')) series[k] = 0
    }
  }
}
