import { heightRange } from './heightAt.ts'
import type { HeightGrid } from './heightGrid.ts'
import { bandLimitsM } from './isobands.ts'
import { ASPECT_SECTORS, aspectSector, SLOPE_STEPS, slopeGrid } from './slopeAspect.ts'

/** What the ground is divided by. */
export type TerrainDimension = 'height' | 'slope' | 'aspect'

/** One row of the table: a part of the ground and how much of it there is. */
export interface DimensionRow {
  readonly dimension: TerrainDimension
  /** Height: m above sea level. Slope: rise over run. Aspect: azimuth of the sector's middle, degrees; absent: level ground. */
  readonly from?: number
  /** Upper end of a height or slope; absent: no end. */
  readonly to?: number
  /** For aspects: N, NE ... or 'Level'. */
  readonly label?: string
  readonly areaM2: number
  /** Of all ground that is known. */
  readonly fraction: number
}

export interface ByDimension {
  readonly areaM2: number
  readonly rows: readonly DimensionRow[]
}

/**
 * The by-dimension table of a ground: its area by bands of height, by steps of slope and by sectors of aspect. Each known
 * height stands for one cell.
 *
 * @param isIncluded - chooses cells by their place in the grid's own plane, m; absent: all
 */
export function byDimension(
  grid: HeightGrid,
  isIncluded?: (eastM: number, northM: number) => boolean,
): ByDimension {
  const range = heightRange(grid)
  if (range === undefined) return { areaM2: 0, rows: [] }
  const limits = bandLimitsM(range.minM, range.maxM)
  const stepM = (limits[1] ?? 0) - (limits[0] ?? 0)
  const heights = new Float64Array(limits.length - 1)
  const slopes = new Float64Array(SLOPE_STEPS.length + 1)
  const aspects = new Float64Array(ASPECT_SECTORS.length + 1)
  const { slope, aspectDeg } = slopeGrid(grid)
  const cellM2 = grid.cellSizeM * grid.cellSizeM
  let areaM2 = 0
  grid.heightsM.forEach((heightM, i) => {
    if (Number.isNaN(heightM)) return
    const east = grid.originEastM + (i % grid.columns) * grid.cellSizeM
    const north = grid.originNorthM + Math.floor(i / grid.columns) * grid.cellSizeM
    if (isIncluded?.(east, north) === false) return
    areaM2 += cellM2
    const band = Math.floor((heightM - (limits[0] ?? 0)) / stepM)
    add(heights, Math.min(heights.length - 1, band), cellM2)
    const steep = slope[i] ?? Number.NaN
    if (Number.isNaN(steep)) return
    add(slopes, SLOPE_STEPS.filter((least) => steep >= least).length, cellM2)
    const faces = aspectDeg[i] ?? Number.NaN
    add(aspects, Number.isNaN(faces) ? ASPECT_SECTORS.length : aspectSector(faces), cellM2)
  })
  return { areaM2, rows: tableRows({ limits, heights, slopes, aspects }, areaM2) }
}

interface Areas {
  readonly limits: readonly number[]
  readonly heights: Float64Array
  readonly slopes: Float64Array
  readonly aspects: Float64Array
}

function tableRows({ limits, heights, slopes, aspects }: Areas, areaM2: number): DimensionRow[] {
  const share = (part: number): Pick<DimensionRow, 'areaM2' | 'fraction'> => ({
    areaM2: part,
    fraction: areaM2 > 0 ? part / areaM2 : 0,
  })
  return [
    ...Array.from(
      heights,
      (part, i): DimensionRow => ({
        dimension: 'height',
        from: limits[i] ?? 0,
        to: limits[i + 1] ?? 0,
        ...share(part),
      }),
    ),
    ...Array.from(slopes, (part, i): DimensionRow => {
      const to = SLOPE_STEPS[i]
      const from = SLOPE_STEPS[i - 1] ?? 0
      return { dimension: 'slope', from, ...(to !== undefined && { to }), ...share(part) }
    }),
    ...Array.from(aspects, (part, i): DimensionRow => {
      const label = ASPECT_SECTORS[i]
      return label === undefined
        ? { dimension: 'aspect', label: 'Level', ...share(part) }
        : { dimension: 'aspect', label, from: 45 * i, ...share(part) }
    }),
  ]
}

function add(sums: Float64Array, at: number, value: number): void {
  sums[at] = (sums[at] ?? 0) + value
}
