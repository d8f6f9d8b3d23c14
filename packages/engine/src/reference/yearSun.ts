import { HOUR_MS } from '@duet/units'
import { cosIncidence, incidenceAngleDeg } from '../sky/incidence.ts'
import { absoluteAirmass, pressureAtAltitudePa, relativeAirmass } from '../sun/airmass.ts'
import { extraterrestrialWm2 } from '../sun/extraterrestrial.ts'
import { solarPosition } from '../sun/solarPosition.ts'
import { planeOfRotation } from '../tracking/orientation.ts'
import { trackerRotationDeg } from '../tracking/singleAxis.ts'
import type { VectorCase } from './vectorFile.ts'
import type { YearInputs } from './yearSystem.ts'

/** Sun and plane of each row of a year, each [n]. */
export interface YearSun {
  readonly timeUtcMs: Float64Array
  /** Apparent. */
  readonly zenithDeg: Float64Array
  readonly azimuthDeg: Float64Array
  readonly extraterrestrialWm2: Float64Array
  /** Relative; NaN below the horizon. */
  readonly airmass: Float64Array
  readonly absoluteAirmass: Float64Array
  /** NaN where a tracker has no sun to face. */
  readonly tiltDeg: Float64Array
  readonly planeAzimuthDeg: Float64Array
  readonly cosAoi: Float64Array
  readonly aoiDeg: Float64Array
}

/** Sun and plane of the rows of a year: its chain's first four steps. */
export function yearSun({ site, mount }: YearInputs, n: number): YearSun {
  const pressurePa = pressureAtAltitudePa(site.altitude)
  const firstMs =
    Date.UTC(site.nominal_year, 0, 1) - site.utc_offset * HOUR_MS + site.minute_offset * 60_000
  const timeUtcMs = Float64Array.from({ length: n }, (_, i) => firstMs + i * site.step_s * 1000)
  const sun = solarPosition(
    timeUtcMs,
    { latitudeDeg: site.latitude, longitudeDeg: site.longitude, altitudeM: site.altitude },
    { pressurePa, airC: 12, deltaTS: 67 },
  )
  const zenithDeg = sun.apparentZenithDeg
  const airmass = relativeAirmass(zenithDeg)
  const { tiltDeg, azimuthDeg } = planeOf(mount, zenithDeg, sun.azimuthDeg)
  const cosAoi = cosIncidence(tiltDeg, azimuthDeg, zenithDeg, sun.azimuthDeg)
  return {
    timeUtcMs,
    zenithDeg,
    azimuthDeg: sun.azimuthDeg,
    extraterrestrialWm2: extraterrestrialWm2(timeUtcMs),
    airmass,
    absoluteAirmass: absoluteAirmass(airmass, pressurePa),
    tiltDeg,
    planeAzimuthDeg: azimuthDeg,
    cosAoi,
    aoiDeg: incidenceAngleDeg(cosAoi),
  }
}

function planeOf(
  { text, value: mount, flag }: VectorCase,
  zenithDeg: Float64Array,
  azimuthDeg: Float64Array,
): { readonly tiltDeg: Float64Array; readonly azimuthDeg: Float64Array } {
  if (text.type === 'fixed') {
    return {
      tiltDeg: new Float64Array(zenithDeg.length).fill(mount.surface_tilt),
      azimuthDeg: new Float64Array(zenithDeg.length).fill(mount.surface_azimuth),
    }
  }
  const rotation = trackerRotationDeg(
    zenithDeg,
    azimuthDeg,
    {
      axisAzimuthDeg: mount.axis_azimuth,
      axisTiltDeg: mount.axis_tilt,
      minAngleDeg: -mount.max_angle,
      maxAngleDeg: mount.max_angle,
    },
    flag.backtrack
      ? { groundCoverRatio: mount.gcr, crossAxisTiltDeg: mount.cross_axis_tilt }
      : undefined,
  )
  return planeOfRotation(rotation, mount.axis_azimuth, mount.axis_tilt)
}
