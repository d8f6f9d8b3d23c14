import {
  clearSkyAt,
  extraterrestrialWm2,
  type Moment,
  planeOrientation,
  solarPosition,
} from '@duet/engine'
import type { ArraySetting } from './arrayFields.ts'

/** Sun and sky of a setting, and how the tables then stand. */
export interface ArraySun {
  readonly moment: Moment
  readonly sunUpDeg: number
  /** Of trackers: positive faces west. */
  readonly rotationDeg: number
  /** That of trackers that face the sun, whatever they shade. */
  readonly facingSunDeg: number
  readonly tiltDeg: number
  readonly facingDeg: number
}

const DAY_MS = 86_400_000
/** Any year will do that is no leap year. */
const FIRST_DAY_UTC_MS = Date.UTC(2025, 0, 1)

/** @param groundCover - width of the tables over the pitch */
export function arraySun(setting: ArraySetting, groundCover: number): ArraySun {
  const timeUtcMs = Float64Array.of(
    FIRST_DAY_UTC_MS + (setting.day - 1) * DAY_MS + (setting.hour / 24) * DAY_MS,
  )
  const [zenithDeg, sunAzimuthDeg] = sunOf(setting, timeUtcMs)
  return {
    moment: {
      zenithDeg,
      sunAzimuthDeg,
      ...skyOf(setting, zenithDeg, timeUtcMs),
      extraterrestrialWm2: extraterrestrialWm2(timeUtcMs)[0] ?? Number.NaN,
      albedo: setting.albedo,
      airC: setting.airC,
    },
    sunUpDeg: 90 - zenithDeg,
    ...poseOf(setting, zenithDeg, sunAzimuthDeg, groundCover),
  }
}

/** On the meridian of the clock. */
function sunOf(setting: ArraySetting, timeUtcMs: Float64Array): readonly [number, number] {
  if (setting.sunBy === 'position') return [90 - setting.sunUpDeg, setting.sunAzimuthDeg]
  const site = { latitudeDeg: setting.latitudeDeg, longitudeDeg: 0, altitudeM: 0 }
  const { apparentZenithDeg, azimuthDeg } = solarPosition(timeUtcMs, site)
  return [apparentZenithDeg[0] ?? Number.NaN, azimuthDeg[0] ?? Number.NaN]
}

function skyOf(
  { sky, dniWm2, dhiWm2 }: ArraySetting,
  zenithDeg: number,
  timeUtcMs: Float64Array,
): Pick<Moment, 'dniWm2' | 'dhiWm2'> {
  if (zenithDeg >= 90) return { dniWm2: 0, dhiWm2: 0 }
  if (sky === 'set') return { dniWm2, dhiWm2 }
  const sun = {
    timeUtcMs,
    apparentZenithDeg: Float64Array.of(zenithDeg),
    sunlitFraction: Float64Array.of(1),
  }
  const clear = clearSkyAt(sun, 0)
  return { dniWm2: clear.dniWm2[0] ?? 0, dhiWm2: clear.dhiWm2[0] ?? 0 }
}

function poseOf(
  setting: ArraySetting,
  zenithDeg: number,
  sunAzimuthDeg: number,
  groundCoverRatio: number,
): Pick<ArraySun, 'rotationDeg' | 'facingSunDeg' | 'tiltDeg' | 'facingDeg'> {
  if (setting.mount === 'fixed') {
    const { tiltDeg, azimuthDeg } = setting
    return { rotationDeg: tiltDeg, facingSunDeg: tiltDeg, tiltDeg, facingDeg: azimuthDeg }
  }
  const tracked = (backtracking: boolean): number =>
    trackedDeg(backtracking, zenithDeg, sunAzimuthDeg, groundCoverRatio)
  const facingSunDeg = tracked(false)
  const rotationDeg = {
    hand: setting.angleDeg,
    facing: facingSunDeg,
    backtracking: tracked(true),
  }[setting.control]
  return {
    rotationDeg,
    facingSunDeg,
    tiltDeg: Math.abs(rotationDeg),
    facingDeg: rotationDeg >= 0 ? 270 : 90,
  }
}

function trackedDeg(
  backtracking: boolean,
  zenithDeg: number,
  sunAzimuthDeg: number,
  groundCoverRatio: number,
): number {
  const { rotationDeg } = planeOrientation(
    {
      kind: 'singleAxis',
      axisAzimuthDeg: 180,
      minAngleDeg: -60,
      maxAngleDeg: 60,
      backtracking,
      slopeAware: false,
      stowAngleDeg: 0,
    },
    {
      zenithDeg: Float64Array.of(zenithDeg),
      sunAzimuthDeg: Float64Array.of(sunAzimuthDeg),
      slope: { tiltDeg: 0, azimuthDeg: 180 },
      groundCoverRatio,
    },
  )
  return rotationDeg[0] ?? 0
}
