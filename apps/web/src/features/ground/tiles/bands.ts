import { type BandProperties, type HeightGrid, heightRange } from '@duet/plant'
import type { FeatureCollection, MultiPolygon } from 'geojson'
import { bandSteps, limitsByStep } from '../state/groundView.ts'
import { heightColor, type LegendClass } from './groundColors.ts'
import { cssColor } from './oklch.ts'

export interface Bands {
  /** Steps that may be chosen, m. */
  readonly steps: readonly number[]
  readonly stepM: number
  readonly limitsM: readonly number[]
}

/** Bands when nobody says how high one is. */
const USUAL_BANDS = 14

/** Bands of a ground by the chosen step, or by one that gives about a dozen. */
export function bandsOf(grid: HeightGrid, stepM: number | undefined): Bands {
  const { minM, maxM } = heightRange(grid) ?? { minM: 0, maxM: 1 }
  // level ground still has a band
  const rangeM = Math.max(0.3, maxM - minM)
  const steps = bandSteps(rangeM)
  const usual = steps.find((step) => rangeM / step <= USUAL_BANDS) ?? steps.at(-1) ?? 1
  const chosen = stepM !== undefined && steps.includes(stepM) ? stepM : usual
  return { steps, stepM: chosen, limitsM: limitsByStep(minM, maxM, chosen) }
}

/** Colour of the band above each limit but the last. */
export function bandLegend(limitsM: readonly number[]): readonly LegendClass[] {
  const count = limitsM.length - 1
  return Array.from({ length: count }, (_, at) => ({
    label: `${limitsM[at]}–${limitsM[at + 1]} m`,
    color: heightColor(count < 2 ? 0 : at / (count - 1)),
  }))
}

export function coloredBands(
  areas: FeatureCollection<MultiPolygon, BandProperties>,
  limitsM: readonly number[],
): FeatureCollection {
  const legend = bandLegend(limitsM)
  return {
    type: 'FeatureCollection',
    features: areas.features.map((area) => {
      const color = legend[limitsM.indexOf(area.properties.from_m)]?.color ?? heightColor(0)
      return { ...area, properties: { ...area.properties, color: cssColor(color) } }
    }),
  }
}
