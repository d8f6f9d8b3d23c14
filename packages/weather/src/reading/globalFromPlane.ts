import {
  absoluteAirmass,
  diffuseSky,
  dirintBeamWm2,
  erbsSplit,
  extraterrestrialWm2,
  pressureAtAltitudePa,
  relativeAirmass,
  sunAtIntervals,
} from '@duet/engine'
import { DAY_S, DEG_TO_RAD } from '@duet/units'
import { skySeries } from '../skySeries.ts'
import type { WeatherSeries } from '../weatherSeries.ts'

/** Global irradiance and its parts that give the light on a plane, each [n], W/m², NaN where that is missing. */
export interface GlobalFromPlane {
  readonly ghiWm2: Float64Array
  readonly dniWm2: Float64Array
  readonly dhiWm2: Float64Array
  /** Sum of GHI by the split of Erbs less that by DIRINT, over it: what the choice of the model does. */
  readonly modelDifference: number
  /** As it was taken, clockwise from north. */
  readonly azimuthDeg: number
  /** Root mean square of the plane's light by the found parts less the measured, over its mean. */
  readonly misfit: number
}

/** Ground of grass and soil. */
const ALBEDO = 0.2
const ROUNDS = 30
/** The sun faces the plane within 70 degrees. */
const LEAST_COS_INCIDENCE = 0.34
/** or nearly as well as the level does, under a low sun. */
const MOST_OF_LEVEL = 0.8
/** A plane that is not the one which was measured leaves this much of its light unmet, and the right one far less. */
const MOST_MISFIT = 0.05
const TURNED_BETTER = 0.4

/**
 * Finds the global irradiance whose parts, split by DIRINT and laid on the plane by the sky of Perez, give what was
 * measured there: the transposition turned round, as GTI-DIRINT does [1]. Each round changes GHI by the ratio of the
 * measured to the modelled light. Where the sun stands along the plane or behind it, little light is both an overcast sky and
 * a clear one: there the share of a clear sky (Ineichen and Perez) is that of the nearest hours of the day in which the sun
 * faces the plane, as [1] takes their clearness. An azimuth that is counted from the south, as PVGIS does, is found by the light that
 * no sky puts on a plane to the other side.
 *
 * @param planeWm2 - measured on the plane, [n]
 * @see [1] B. Marion, Solar Energy 122 (2015) 1037-1046
 */
export function globalFromPlane(
  series: WeatherSeries,
  planeWm2: Float64Array,
  plane: { readonly tiltDeg: number; readonly azimuthDeg: number },
): GlobalFromPlane {
  const [said, turned] = [plane.azimuthDeg, (plane.azimuthDeg + 180) % 360].map((azimuthDeg) => {
    const model = planeModel(series, { ...plane, azimuthDeg })
    const solved = solve(model, planeWm2, 'dirint')
    return { azimuthDeg, model, solved, misfit: misfitOf(model, solved.planeWm2, planeWm2) }
  })
  const {
    azimuthDeg,
    model,
    solved: found,
    misfit,
  } = turned.misfit < TURNED_BETTER * said.misfit && said.misfit > MOST_MISFIT ? turned : said
  const other = solve(model, planeWm2, 'erbs')
  const sum = sumOf(found.ghiWm2)
  return {
    ghiWm2: found.ghiWm2,
    dniWm2: found.dniWm2,
    dhiWm2: found.dhiWm2,
    modelDifference: (sumOf(other.ghiWm2) - sum) / sum,
    azimuthDeg,
    misfit,
  }
}

function planeModel(
  series: WeatherSeries,
  { tiltDeg, azimuthDeg }: { readonly tiltDeg: number; readonly azimuthDeg: number },
) {
  const { latitudeDeg, longitudeDeg, altitudeM } = series
  const sun = sunAtIntervals(series, { latitudeDeg, longitudeDeg, altitudeM })
  const zenithDeg = sun.apparentZenithDeg
  const tilt = tiltDeg * DEG_TO_RAD
  const extraWm2 = extraterrestrialWm2(sun.timeUtcMs)
  const airmass = relativeAirmass(zenithDeg)
  const cosZenith = zenithDeg.map((z, i) =>
    sun.sunlitFraction[i] > 0 ? Math.max(Math.cos(z * DEG_TO_RAD), 0) : 0,
  )
  const cosIncidence = zenithDeg.map((z, i) => {
    const turn = (sun.azimuthDeg[i] - azimuthDeg) * DEG_TO_RAD
    const zenith = z * DEG_TO_RAD
    const cos =
      Math.cos(zenith) * Math.cos(tilt) + Math.sin(zenith) * Math.sin(tilt) * Math.cos(turn)
    return cosZenith[i] > 0 ? Math.max(cos, 0) : 0
  })
  const pressurePa = pressureAtAltitudePa(altitudeM)
  return {
    zenithDeg,
    cosZenith,
    cosIncidence,
    clearGhiWm2: skySeries(series).clearGhiWm2,
    rowsOfDay: Math.round(DAY_S / series.stepS),
    extraWm2,
    airmass,
    absoluteAirmass: absoluteAirmass(airmass, pressurePa, airmass),
    pressurePa,
    skyShare: (1 + Math.cos(tilt)) / 2,
    sinTilt: Math.sin(tilt),
  }
}

type PlaneModel = ReturnType<typeof planeModel>

function solve(model: PlaneModel, measuredWm2: Float64Array, split: 'dirint' | 'erbs') {
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
      sky.domeWm2[i] * skyShare +
      sky.horizonWm2[i] * sinTilt +
      ALBEDO * ghi * (1 - skyShare),
  )
}

const sumOf = (values: Float64Array): number =>
  values.reduce((sum, value) => sum + (value > 0 ? value : 0), 0)

function misfitOf(
  { cosIncidence }: PlaneModel,
  modelWm2: Float64Array,
  measuredWm2: Float64Array,
): number {
  let squares = 0
  let light = 0
  let count = 0
  for (let i = 0; i < modelWm2.length; i++) {
    if (!(measuredWm2[i] > 0) || Number.isNaN(modelWm2[i])) continue
    if (cosIncidence[i] > 0 && cosIncidence[i] < LEAST_COS_INCIDENCE) continue
    squares += (modelWm2[i] - measuredWm2[i]) ** 2
    light += measuredWm2[i]
    count += 1
  }
  return count === 0 ? 0 : Math.sqrt(squares / count) / (light / count)
}
