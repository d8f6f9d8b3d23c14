import {
  diffuseSky,
  dirintBeamWm2,
  extraterrestrialWm2,
  pressureAtAltitudePa,
  relativeAirmass,
  type Sky,
  type SunAtIntervals,
} from '@duet/engine'
import type { CellLight } from './cellLight.ts'

/** Sun and sky that give the front cells their light. */
export interface SplitLight {
  readonly ghiWm2: Float64Array
  readonly dniWm2: Float64Array
  readonly sky: Sky
}

const ROUNDS = 25
/** Part of the ratio that a round takes over, and the most that it changes. */
const DAMPING = 0.7
const MOST = 3
/** Of a raised beam: part of the global irradiance, and the cosine of the zenith below which it is not raised further. */
const MOST_BEAM = 0.98
const LEAST_UP = 0.05

/**
 * Global, beam and diffuse light from what tilted cells read: the global irradiance is raised or lowered until its split by DIRINT,
 * seen by the cells as they stand, gives their reading. The idea is that of GTI-DIRINT [1] for angles of incidence below 90 degrees;
 * ratios take the place of its clearness steps, and the traced scene that of the open plane.
 *
 * @param readingWm2 - mean of the rows, [steps]
 * @param rows - of `light`, the cells that read it
 * @param beamScale - what DIRINT's beam is multiplied by, up to nearly all of the light: how much hangs on the split
 * @see [1] B. Marion, Solar Energy 122 (2015) 1037-1046, doi:10.1016/j.solener.2015.10.024
 */
export function splitFront(
  readingWm2: Float64Array,
  rows: readonly number[],
  light: CellLight,
  sun: SunAtIntervals,
  altitudeM: number,
  beamScale = 1,
): SplitLight {
  const ghiWm2 = Float64Array.from(readingWm2)
  const extra = extraterrestrialWm2(sun.timeUtcMs)
  const airmass = relativeAirmass(sun.apparentZenithDeg)
  const pressurePa = pressureAtAltitudePa(altitudeM)
  const split = (): SplitLight => {
    const dniWm2 = dirintBeamWm2(
      { ghiWm2, zenithDeg: sun.zenithDeg, extraterrestrialWm2: extra },
      { pressurePa },
    ).map((dni, i) => {
      if (beamScale === 1) return dni
      const up = Math.cos(((sun.apparentZenithDeg[i] ?? 90) * Math.PI) / 180)
      return Math.min(dni * beamScale, (MOST_BEAM * (ghiWm2[i] ?? 0)) / Math.max(LEAST_UP, up))
    })
    const dhiWm2 = ghiWm2.map((ghi, i) => {
      const up = Math.cos(((sun.apparentZenithDeg[i] ?? 90) * Math.PI) / 180)
      return Math.max(0, ghi - (dniWm2[i] ?? 0) * Math.max(0, up))
    })
    const zenithDeg = sun.apparentZenithDeg
    const inputs = { zenithDeg, dniWm2, dhiWm2, extraterrestrialWm2: extra, airmass }
    return { ghiWm2, dniWm2, sky: diffuseSky('perez', inputs) }
  }
  for (let round = 0; round < ROUNDS; round++) {
    const seen = meanOfRows(light, split(), rows)
    for (let i = 0; i < ghiWm2.length; i++) {
      const modelled = seen[i] ?? 0
      if (!(modelled > 1)) continue
      const ratio = Math.min(MOST, Math.max(1 / MOST, (readingWm2[i] ?? 0) / modelled))
      ghiWm2[i] = (ghiWm2[i] ?? 0) * ratio ** DAMPING
    }
  }
  return split()
}

/** What a row of cells receives, W/m², [steps]. */
export function lightOnRow(
  { rowCount, sky, beam }: CellLight,
  light: SplitLight,
  row: number,
): Float64Array {
  const dome = sky[2 * row] ?? 0
  const band = sky[2 * row + 1] ?? 0
  return light.dniWm2.map((dni, i) => {
    const sunWm2 = dni + (light.sky.circumsolarNormalWm2[i] ?? 0)
    const diffuse = dome * (light.sky.domeWm2[i] ?? 0) + band * (light.sky.horizonWm2[i] ?? 0)
    return diffuse + (beam[i * rowCount + row] ?? 0) * sunWm2
  })
}

/** Mean over rows, [steps]. */
export function meanOfRows(
  cells: CellLight,
  light: SplitLight,
  rows: readonly number[],
): Float64Array {
  const all = rows.map((row) => lightOnRow(cells, light, row))
  return light.dniWm2.map((_, i) => all.reduce((sum, one) => sum + (one[i] ?? 0), 0) / rows.length)
}
