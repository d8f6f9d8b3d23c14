import { DAY_S, DEG_TO_RAD } from '@duet/units'
import { diffuseSky } from '../sky/sky.ts'
import { pressureAtAltitudePa, relativeAirmass } from '../sun/airmass.ts'
import { extraterrestrialWm2 } from '../sun/extraterrestrial.ts'
import type { SunAtIntervals } from '../sun/sunAtIntervals.ts'
import { dirintBeamWm2 } from './dirint.ts'
import { erbsSplit } from './splitGlobal.ts'

/** Ground of grass and soil. */
const ALBEDO = 0.2
const ROUNDS = 30
/** The sun faces the plane within 70 degrees. */
export const LEAST_COS_INCIDENCE = 0.34
/** or nearly as well as the level does, under a low sun. */
const MOST_OF_LEVEL = 0.8

/** A plane under its sun, each [n]; what a light on it is turned round by. */
export interface PlaneModel {
  readonly zenithDeg: Float64Array
  /** 0 in the dark; of the incidence also behind the plane. */
  readonly cosZenith: Float64Array
  readonly cosIncidence: Float64Array
  readonly clearGhiWm2: Float64Array
  readonly rowsOfDay: number
  readonly extraWm2: Float64Array
  readonly airmass: Float64Array
  readonly pressurePa: number
  readonly skyShare: Float64Array
  readonly sinTilt: Float64Array
}

/** The series that a plane stands in. */
export interface PlaneSeries {
  readonly sun: SunAtIntervals
  readonly stepS: number
  readonly altitudeM: number
  /** Global irradiance without clouds, W/m², [n]. */
  readonly clearGhiWm2: Float64Array
}

/** @param plane - of each step, so that it may turn, [n], azimuth clockwise from north */
export function planeModel(
  { sun, stepS, altitudeM, clearGhiWm2 }: PlaneSeries,
  { tiltDeg, azimuthDeg }: { readonly tiltDeg: Float64Array; readonly azimuthDeg: Float64Array },
): PlaneModel {
  const zenithDeg = sun.apparentZenithDeg
  const cosZenith = zenithDeg.map((z, i) =>
    sun.sunlitFraction[i] > 0 ? Math.max(Math.cos(z * DEG_TO_RAD), 0) : 0,
  )
  const cosIncidence = zenithDeg.map((z, i) => {
    const turn = (sun.azimuthDeg[i] - azimuthDeg[i]) * DEG_TO_RAD
    const zenith = z * DEG_TO_RAD
    const tilt = tiltDeg[i] * DEG_TO_RAD
    const cos =
      Math.cos(zenith) * Math.cos(tilt) + Math.sin(zenith) * Math.sin(tilt) * Math.cos(turn)
    return cosZenith[i] > 0 ? Math.max(cos, 0) : 0
  })
  return {
    zenithDeg,
    cosZenith,
    cosIncidence,
    clearGhiWm2,
    rowsOfDay: Math.round(DAY_S / stepS),
    extraWm2: extraterrestrialWm2(sun.timeUtcMs),
    airmass: relativeAirmass(zenithDeg),
    pressurePa: pressureAtAltitudePa(altitudeM),
    skyShare: tiltDeg.map((tilt) => (1 + Math.cos(tilt * DEG_TO_RAD)) / 2),
    sinTilt: tiltDeg.map((tilt) => Math.sin(tilt * DEG_TO_RAD)),
  }
}

/** Global irradiance and its parts, with the light that they put on the plane, each [n], W/m². */
export interface SolvedPlane {
  readonly ghiWm2: Float64Array
  readonly dniWm2: Float64Array
  readonly dhiWm2: Float64Array
  readonly planeWm2: Float64Array
}

/**
 * Finds the global irradiance whose parts, laid on the plane by the sky of Perez, give what was measured there: the transposition turned
 * round, as GTI-DIRINT does [1]. Each round changes GHI by the ratio of the measured to the modelled light. Where the sun stands along
 * the plane or behind it, little light is both an overcast sky and a clear one: there the share of a clear sky is that of the nearest hours
 * of the day in which the sun faces the plane, as [1] takes their clearness.
 *
 * @param measuredWm2 - on the plane, [n]; NaN gives NaN
 * @see [1] B. Marion, Solar Energy 122 (2015) 1037-1046
 */
export function lightBehindPlane(
  model: PlaneModel,
  measuredWm2: Float64Array,
  split: 'dirint' | 'erbs',
): SolvedPlane {
  const { zenithDeg, cosZenith, extraWm2 } = model
  // A plane sees about what the level does; the sun above the air bounds it.
  const ghiWm2 = measuredWm2.map((light, i) =>
    Number.isNaN(light) ? light : Math.min(Math.max(light, 0), 1.1 * extraWm2[i] * cosZenith[i]),
  )
  let parts = split === 'dirint' ? byDirint(model, ghiWm2) : byErbs(ghiWm2)
  let planeWm2 = onPlane(model, ghiWm2, parts)
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < ghiWm2.length; i++) {
      if (!(planeWm2[i] > 0) || !(measuredWm2[i] > 0)) continue
      const ratio = Math.min(2, Math.max(0.5, measuredWm2[i] / planeWm2[i]))
      const most = 1.1 * extraWm2[i] * cosZenith[i]
      ghiWm2[i] = Math.min(most, ghiWm2[i] * Math.sqrt(ratio))
    }
    parts = split === 'dirint' ? byDirint(model, ghiWm2) : byErbs(ghiWm2)
    planeWm2 = onPlane(model, ghiWm2, parts)
  }
  fillBehind(model, ghiWm2)
  parts = split === 'dirint' ? byDirint(model, ghiWm2) : byErbs(ghiWm2)
  return { ghiWm2, ...parts, planeWm2 }

  function byErbs(ghi: Float64Array) {
    return erbsSplit({ ghiWm2: ghi, zenithDeg, extraterrestrialWm2: extraWm2 })
  }
}

/** By the share of a clear sky on a line between the nearest rows within half a day whose sun faces the plane. */
function fillBehind(
  { cosZenith, cosIncidence, clearGhiWm2, rowsOfDay }: PlaneModel,
  ghiWm2: Float64Array,
): void {
  const isFacing = (i: number): boolean =>
    (cosIncidence[i] >= LEAST_COS_INCIDENCE || cosIncidence[i] >= MOST_OF_LEVEL * cosZenith[i]) &&
    clearGhiWm2[i] > 0 &&
    !Number.isNaN(ghiWm2[i])
  const reach = rowsOfDay / 2
  let before = -1
  let after = -1
  for (let i = 0; i < ghiWm2.length; i++) {
    if (isFacing(i)) before = i
    if (!(cosZenith[i] > 0) || Number.isNaN(ghiWm2[i]) || isFacing(i)) continue
    if (after <= i) {
      after = i + 1
      while (after < ghiWm2.length && after - i <= reach && !isFacing(after)) after += 1
    }
    const sides = [before, after].filter(
      (row) => row >= 0 && row < ghiWm2.length && Math.abs(row - i) <= reach && isFacing(row),
    )
    let share = 0
    let weight = 0
    for (const row of sides) {
      const near = 1 / Math.abs(row - i)
      share += (near * ghiWm2[row]) / clearGhiWm2[row]
      weight += near
    }
    if (weight > 0) ghiWm2[i] = Math.min(1.1, share / weight) * clearGhiWm2[i]
  }
}

function byDirint(
  { zenithDeg, cosZenith, extraWm2, pressurePa }: PlaneModel,
  ghiWm2: Float64Array,
) {
  const inputs = { ghiWm2, zenithDeg, extraterrestrialWm2: extraWm2 }
  const dniWm2 = dirintBeamWm2(inputs, { pressurePa })
  const dhiWm2 = ghiWm2.map((ghi, i) => Math.max(0, ghi - dniWm2[i] * cosZenith[i]))
  return { dniWm2, dhiWm2 }
}

function onPlane(
  { zenithDeg, cosIncidence, extraWm2, airmass, skyShare, sinTilt }: PlaneModel,
  ghiWm2: Float64Array,
  { dniWm2, dhiWm2 }: { readonly dniWm2: Float64Array; readonly dhiWm2: Float64Array },
): Float64Array {
  const sky = diffuseSky('perez', {
    zenithDeg,
    dniWm2,
    dhiWm2,
    extraterrestrialWm2: extraWm2,
    airmass,
  })
  return ghiWm2.map(
    (ghi, i) =>
      (dniWm2[i] + sky.circumsolarNormalWm2[i]) * cosIncidence[i] +
      sky.domeWm2[i] * skyShare[i] +
      sky.horizonWm2[i] * sinTilt[i] +
      ALBEDO * ghi * (1 - skyShare[i]),
  )
}
