import { DAY_MS, HOUR_MS } from '@duet/units'
import type { Block } from '../model/block.ts'
import type { Mount } from '../model/mount.ts'
import { localMonths } from '../weather/months.ts'
import type { PreparedWeather } from '../weather/prepareWeather.ts'
import { sunOfWeather } from '../weather/sunOfWeather.ts'
import { followSun } from './orientation.ts'
import { axisTiltDeg } from './terrain.ts'

type SingleAxis = Extract<Mount, { kind: 'singleAxis' }>

/** What a script knows of a step by itself. */
export const SCRIPT_SERIES = {
  sunElevation: { unit: '°', about: 'Sun above the horizon, as seen' },
  sunAzimuth: { unit: '°', about: 'Sun, clockwise from north' },
  idealAngle: { unit: '°', about: 'Rotation that faces the sun, within the bounds' },
  backtrackingAngle: { unit: '°', about: 'The same, turned back so that no row shades the next' },
  ghi: { unit: 'W/m²', about: 'Global horizontal irradiance' },
  dni: { unit: 'W/m²', about: 'Direct normal irradiance' },
  dhi: { unit: 'W/m²', about: 'Diffuse horizontal irradiance' },
  airTemperature: { unit: '°C', about: 'Of the air' },
  windSpeed: { unit: 'm/s', about: 'NaN where the weather has none' },
  windDirection: { unit: '°', about: 'Where the wind comes from, clockwise from north; or NaN' },
  snowDepth: { unit: 'cm', about: 'On the ground; or NaN' },
  month: { unit: '', about: '1 to 12' },
  hour: { unit: 'h', about: 'Local standard time at the middle of the step, 0 to 24' },
} as const

/** What it knows of the block. */
export const SCRIPT_CONSTANTS = {
  axisTilt: { unit: '°', about: 'Of the axis, positive where it falls towards its azimuth' },
  axisAzimuth: { unit: '°', about: 'Of the axis, clockwise from north' },
  gcr: { unit: '', about: 'Width of the tables over the pitch of the rows; 0 for a single row' },
  leastAngle: { unit: '°', about: 'Lower bound of the rotation' },
  mostAngle: { unit: '°', about: 'Upper bound of the rotation' },
  stowAngle: { unit: '°', about: 'Of the night' },
} as const

/** What it gave at the step before. */
export const PREVIOUS_ANGLE = {
  name: 'previousAngle',
  unit: '°',
  about: 'What the script gave at the step before; after a night the stow angle',
} as const

export interface TrackerScriptInputs {
  /** Each [n]; `idealAngle` is NaN where the script is not asked: at night, and where the weather is missing. */
  readonly series: Readonly<Record<keyof typeof SCRIPT_SERIES, Float64Array>>
  readonly constants: Readonly<Record<keyof typeof SCRIPT_CONSTANTS, number>>
  /** Start of each step in local standard time, as ms UTC of the civil date, [n]. */
  readonly startMs: Float64Array
}

/** Runs a script over steps, one after the other. @returns within the bounds, deg, [n], NaN where it is not asked */
export type RunTrackerScript = (source: string, inputs: TrackerScriptInputs) => Float64Array

/** The mount of a block whose trackers turn by a script. */
export function scriptMount({ mount }: Pick<Block, 'mount'>): ScriptMount | undefined {
  if (mount.kind !== 'singleAxis' || mount.strategy?.kind !== 'script') return undefined
  return { ...mount, strategy: mount.strategy }
}

type ScriptMount = SingleAxis & {
  readonly strategy: Extract<SingleAxis['strategy'], { kind: 'script' }>
}

/**
 * The block with the angles that its script asks in this weather; itself where it has no script. They are found over the whole weather, so
 * that every range of it has those of the whole.
 *
 * @throws what `run` throws
 */
export function withScriptAngles(
  block: Block,
  weather: PreparedWeather,
  run: RunTrackerScript,
): Block {
  const mount = scriptMount(block)
  if (mount === undefined) return block
  const angleDeg = run(mount.strategy.source, trackerScriptInputs(block, mount, weather))
  return { ...block, mount: { ...mount, strategy: { ...mount.strategy, angleDeg } } }
}

function trackerScriptInputs(
  block: Block,
  mount: SingleAxis,
  { source, irradiance, isMissing }: PreparedWeather,
): TrackerScriptInputs {
  const n = isMissing.length
  const sun = sunOfWeather(source, block.site, { from: 0, to: n })
  const gcr = block.rows ? block.rows.collectorWidthM / block.rows.pitchM : 0
  const inputs = {
    zenithDeg: sun.apparentZenithDeg,
    sunAzimuthDeg: sun.azimuthDeg,
    slope: block.slope,
    ...(gcr > 0 && { groundCoverRatio: gcr }),
  }
  const ideal = followSun({ ...mount, backtracking: false }, inputs)
  const startMs = source.intervalStartUtcMs.map((utcMs) => utcMs + source.utcOffsetH * HOUR_MS)
  const halfMs = source.stepS * 500
  const unknown = new Float64Array(n).fill(Number.NaN)
  return {
    series: {
      sunElevation: sun.apparentZenithDeg.map((zenith) => 90 - zenith),
      sunAzimuth: sun.azimuthDeg,
      idealAngle: ideal.map((angle, i) => (isMissing[i] ? Number.NaN : angle)),
      backtrackingAngle: followSun({ ...mount, backtracking: true }, inputs),
      ghi: irradiance.ghiWm2,
      dni: irradiance.dniWm2,
      dhi: irradiance.dhiWm2,
      airTemperature: source.airC,
      windSpeed: source.windMPerS ?? unknown,
      windDirection: source.windDirectionDeg ?? unknown,
      snowDepth: source.snowDepthCm ?? unknown,
      month: Float64Array.from(
        localMonths(source.intervalStartUtcMs, source.utcOffsetH),
        (month) => month + 1,
      ),
      hour: startMs.map((ms) => {
        const middleMs = ms + halfMs
        return (middleMs - DAY_MS * Math.floor(middleMs / DAY_MS)) / HOUR_MS
      }),
    },
    constants: {
      axisTilt: axisTiltDeg(block.slope, mount.axisAzimuthDeg),
      axisAzimuth: mount.axisAzimuthDeg,
      gcr,
      leastAngle: mount.minAngleDeg,
      mostAngle: mount.maxAngleDeg,
      stowAngle: mount.stowAngleDeg,
    },
    startMs,
  }
}
