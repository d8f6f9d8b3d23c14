import { LEAST_COS_INCIDENCE, lightBehindPlane, type PlaneModel, planeModel } from '@duet/engine'
import { skySeries } from '../series/skySeries.ts'
import type { WeatherSeries } from '../series/weatherSeries.ts'

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

/** A plane that is not the one which was measured leaves this much of its light unmet, and the right one far less. */
const MOST_MISFIT = 0.05
const TURNED_BETTER = 0.4

/**
 * Global irradiance by the light on a plane (`lightBehindPlane`), split by DIRINT. An azimuth that is counted from the south, as PVGIS
 * does, is found by the light that no sky puts on a plane to the other side.
 *
 * @param planeWm2 - measured on the plane, [n]
 */
export function globalFromPlane(
  series: WeatherSeries,
  planeWm2: Float64Array,
  plane: { readonly tiltDeg: number; readonly azimuthDeg: number },
): GlobalFromPlane {
  const [said, turned] = [plane.azimuthDeg, (plane.azimuthDeg + 180) % 360].map((azimuthDeg) => {
    const model = planeOf(series, { ...plane, azimuthDeg })
    const solved = lightBehindPlane(model, planeWm2, 'dirint')
    return { azimuthDeg, model, solved, misfit: misfitOf(model, solved.planeWm2, planeWm2) }
  })
  const {
    azimuthDeg,
    model,
    solved: found,
    misfit,
  } = turned.misfit < TURNED_BETTER * said.misfit && said.misfit > MOST_MISFIT ? turned : said
  const other = lightBehindPlane(model, planeWm2, 'erbs')
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

function planeOf(
  series: WeatherSeries,
  { tiltDeg, azimuthDeg }: { readonly tiltDeg: number; readonly azimuthDeg: number },
): PlaneModel {
  const n = series.intervalStartUtcMs.length
  return planeModel(skySeries(series), {
    tiltDeg: new Float64Array(n).fill(tiltDeg),
    azimuthDeg: new Float64Array(n).fill(azimuthDeg),
  })
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
