import { DEG_TO_RAD } from '@duet/units'
import type { ExpectedBlock, PlantWeather, TrackerModel } from '../model/plantDay.ts'

const SOLAR_CONSTANT_WM2 = 1361
const GROUND_REFLECTANCE = 0.2
/** Of the sine of the sun's height: below it circumsolar light is not projected further. */
const LEAST_SINE = 0.087

/**
 * Light on a tracker plane at a rotation, W/m²: beam and circumsolar light by the angle of incidence less the part that the
 * neighbour row shades, the rest of the sky and the ground by view (Hay and Davies 1980; shade of parallel rows:
 * 1 − cos φ / (gcr · cos(φ − θ)) with the sun at φ in the plane across the axis, Anderson and Mikofski 2020).
 * Meant for the ratio of two rotations.
 *
 * @param rotationDeg - positive to the west for an axis from north to south
 */
export function turnedLightWm2(
  tracker: TrackerModel,
  { sunElevationDeg, sunAzimuthDeg, ghiWm2, dniWm2, dhiWm2 }: PlantWeather,
  i: number,
  rotationDeg: number,
): number {
  const elevation = sunElevationDeg[i] * DEG_TO_RAD
  const sine = Math.sin(elevation)
  if (!(sine > 0)) return 0
  // direction that a positive rotation faces
  const facing = (tracker.axisAzimuthDeg + 90) * DEG_TO_RAD
  const across = Math.cos(elevation) * Math.cos(sunAzimuthDeg[i] * DEG_TO_RAD - facing)
  const tilt = rotationDeg * DEG_TO_RAD
  const cosIncidence = Math.max(0, sine * Math.cos(tilt) + across * Math.sin(tilt))
  const sunTilt = Math.atan2(across, sine)
  const shaded = Math.min(
    1,
    Math.max(0, 1 - Math.cos(sunTilt) / (tracker.groundCoverRatio * Math.cos(sunTilt - tilt))),
  )
  const anisotropy = Math.min(1, Math.max(0, dniWm2[i] / SOLAR_CONSTANT_WM2))
  const direct = dniWm2[i] + (dhiWm2[i] * anisotropy) / Math.max(sine, LEAST_SINE)
  const sky = (dhiWm2[i] * (1 - anisotropy) * (1 + Math.cos(tilt))) / 2
  const global = Number.isNaN(ghiWm2[i]) ? dniWm2[i] * sine + dhiWm2[i] : ghiWm2[i]
  const ground = (global * GROUND_REFLECTANCE * (1 - Math.cos(tilt))) / 2
  return direct * cosIncidence * (1 - shaded) + sky + ground
}

/** Light at a rotation over light at the ideal one; 1 where there is nothing to compare. */
export function turnedShare(
  model: ExpectedBlock,
  weather: PlantWeather,
  i: number,
  rotationDeg: number,
): number {
  if (!model.tracker || !(weather.sunElevationDeg[i] > 0)) return 1
  const ideal = turnedLightWm2(model.tracker, weather, i, model.trackerAngleDeg[i])
  const turned = turnedLightWm2(model.tracker, weather, i, rotationDeg)
  return ideal > 1 && !Number.isNaN(turned) ? turned / ideal : 1
}
