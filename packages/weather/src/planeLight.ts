import { erbsSplit, extraterrestrialWm2, type Mount, sunAtIntervals } from '@duet/engine'
import { DEG_TO_RAD, lightInSum, MINUTE_MS } from '@duet/units'
import { globalIrradiance } from './skySeries.ts'
import type { WeatherSeries } from './weatherSeries.ts'

/** Taken of the ground where nothing is known of it. */
const GROUND_ALBEDO = 0.2

/** A direction in local east, north and up. */
type Direction = readonly [east: number, north: number, up: number]

const spherical = (fromZenithDeg: number, azimuthDeg: number): Direction => {
  const across = Math.sin(fromZenithDeg * DEG_TO_RAD)
  return [
    across * Math.sin(azimuthDeg * DEG_TO_RAD),
    across * Math.cos(azimuthDeg * DEG_TO_RAD),
    Math.cos(fromZenithDeg * DEG_TO_RAD),
  ]
}

const dot = (a: Direction, b: Direction): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** Of rows that backtrack where nobody says their pitch: collector width over pitch. */
const GROUND_COVERAGE = 0.4

/** The normal of a table on level ground under this sun. */
function normalOf(mount: Mount, sun: Direction): Direction {
  switch (mount.kind) {
    case 'fixed':
      return spherical(mount.tiltDeg, mount.azimuthDeg)
    case 'dualAxis':
      return sun
    case 'singleAxis': {
      const axis = mount.axisAzimuthDeg * DEG_TO_RAD
      const right: Direction = [Math.cos(axis), -Math.sin(axis), 0]
      const facing = Math.atan2(dot(sun, right), sun[2])
      const wantedDeg = (mount.backtracking ? backtracked(facing) : facing) / DEG_TO_RAD
      const turn = Math.min(Math.max(wantedDeg, mount.minAngleDeg), mount.maxAngleDeg) * DEG_TO_RAD
      return [right[0] * Math.sin(turn), right[1] * Math.sin(turn), Math.cos(turn)]
    }
  }
}

/** The turn at which rows just cease to shade each other (Lorenzo and others 2011, doi:10.1002/pip.1085), rad. */
function backtracked(facing: number): number {
  const reach = Math.cos(facing) / GROUND_COVERAGE
  return Math.abs(reach) < 1 ? facing - Math.sign(facing) * Math.acos(reach) : facing
}

/** Below this cosine of the zenith the ratio of planes is held, as in the engine's skies. */
const LEAST_COS_ZENITH = 0.087

/**
 * Sum of the light on a plane in the open when the sun stands where it does `moveMin` later than the times of the rows
 * say: an estimate with the sky of Hay and Davies, to compare one placement of the sun with another. Beam and diffuse are those of the
 * rows, or of GHI by Erbs.
 *
 * @returns W/m² summed over the rows; steps without light count as none
 */
export function planeLight(series: WeatherSeries, mount: Mount, moveMin: number): number {
  const { stepS, columns } = series
  const sun = sunAtIntervals(
    {
      intervalStartUtcMs: series.intervalStartUtcMs.map((utcMs) => utcMs + moveMin * MINUTE_MS),
      stepS,
    },
    series,
  )
  const ghiWm2 = globalIrradiance(series)
  const { dni_wm2: dniWm2, dhi_wm2: dhiWm2 } = columns
  const extraWm2 = extraterrestrialWm2(sun.timeUtcMs)
  const parts =
    dniWm2 && dhiWm2
      ? { dniWm2, dhiWm2 }
      : erbsSplit({ ghiWm2, zenithDeg: sun.zenithDeg, extraterrestrialWm2: extraWm2 })
  let sum = 0
  for (let i = 0; i < ghiWm2.length; i++) {
    if (sun.sunlitFraction[i] === 0) continue
    const toSun = spherical(sun.zenithDeg[i], sun.azimuthDeg[i])
    const normal = normalOf(mount, toSun)
    const facing = Math.max(0, dot(normal, toSun))
    const [dni, dhi] = [lightInSum(parts.dniWm2[i]), lightInSum(parts.dhiWm2[i])]
    const aroundSun = Math.min(1, dni / extraWm2[i])
    sum +=
      dni * facing +
      (dhi * aroundSun * facing) / Math.max(toSun[2], LEAST_COS_ZENITH) +
      (dhi * (1 - aroundSun) * (1 + normal[2])) / 2 +
      (lightInSum(ghiWm2[i]) * GROUND_ALBEDO * (1 - normal[2])) / 2
  }
  return sum
}
