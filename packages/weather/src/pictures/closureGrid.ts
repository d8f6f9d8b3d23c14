import { roundEdges, type ValueGrid, valueGrid } from '@duet/comparison'
import { skySeries } from '../series/skySeries.ts'
import type { WeatherSeries } from '../series/weatherSeries.ts'

/** DNI·cos z + DHI along x, GHI along y, W/m², rows with light; undefined where a part is missing. */
export function closureGrid(series: WeatherSeries): ValueGrid | undefined {
  const { ghi_wm2: ghi, dni_wm2: dni, dhi_wm2: dhi } = series.columns
  if (!ghi || !dni || !dhi) return undefined
  const { cosZenith } = skySeries(series)
  const parts = dhi.map((diffuse, i) => {
    const sum = diffuse + dni[i] * cosZenith[i]
    return sum > 0 || ghi[i] > 0 ? sum : Number.NaN
  })
  const edges = roundEdges(0, 1400, 28)
  return valueGrid(parts, ghi, edges, edges)
}
