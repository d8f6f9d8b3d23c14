import type { Aligned } from './align.ts'
import { cellOf, roundEdges, type ValueGrid, valueGrid } from './pictures/valueGrid.ts'

/** A value that is reached or exceeded in a share of the steps that both have. */
export interface DurationPoint {
  /** 0 to 1. */
  readonly share: number
  readonly a: number
  readonly b: number
}

/** Enough for the shape of a curve on any screen. */
const CURVE_POINTS = 400

/** Both series from their highest value down, each in its own order. */
export function durationCurves(aligned: Aligned): readonly DurationPoint[] {
  const { a, b } = pairsOf(aligned)
  // A typed array sorts by number, upwards
  const [upA, upB] = [a.sort(), b.sort()]
  const count = upA.length
  const points = Math.min(CURVE_POINTS, count)
  return Array.from({ length: points }, (_, point) => {
    const place = points === 1 ? 0 : Math.round((point * (count - 1)) / (points - 1))
    return { share: (place + 1) / count, a: upA[count - 1 - place], b: upB[count - 1 - place] }
  })
}

/** How many steps have a difference B − A between neighbouring edges. */
export interface DifferenceHistogram {
  /** One more than counts. */
  readonly edges: readonly number[]
  readonly counts: readonly number[]
  /** Steps that both have. */
  readonly total: number
}

const HISTOGRAM_CELLS = 40

export function differenceHistogram(aligned: Aligned): DifferenceHistogram {
  const { a, b } = pairsOf(aligned)
  const { least, greatest } = extent(a.map((value, i) => b[i] - value))
  const edges = roundEdges(least, greatest, HISTOGRAM_CELLS)
  const counts = edges.slice(1).map(() => 0)
  for (let i = 0; i < a.length; i++) counts[cellOf(b[i] - a[i], edges)] += 1
  return { edges, counts, total: a.length }
}

const SCATTER_CELLS = 80

/** How many steps lie at each pair of values, A across and B upwards: a picture of any number of steps. */
export function scatterGrid(aligned: Aligned, cells = SCATTER_CELLS): ValueGrid {
  const { a, b } = pairsOf(aligned)
  const [ofA, ofB] = [extent(a), extent(b)]
  const isOneUnit = aligned.quantityA.unit === aligned.quantityB.unit
  const both = {
    least: Math.min(ofA.least, ofB.least),
    greatest: Math.max(ofA.greatest, ofB.greatest),
  }
  const [x, y] = isOneUnit ? [both, both] : [ofA, ofB]
  return valueGrid(
    a,
    b,
    roundEdges(x.least, x.greatest, cells),
    roundEdges(y.least, y.greatest, cells),
  )
}

/** The values of the steps that both have. */
function pairsOf({ a, b, counts: { paired } }: Aligned): {
  readonly a: Float64Array
  readonly b: Float64Array
} {
  const pairs = { a: new Float64Array(paired), b: new Float64Array(paired) }
  let pair = 0
  for (let step = 0; step < a.length; step++) {
    if (Number.isNaN(a[step]) || Number.isNaN(b[step])) continue
    pairs.a[pair] = a[step]
    pairs.b[pair] = b[step]
    pair += 1
  }
  return pairs
}

function extent(values: Float64Array): { readonly least: number; readonly greatest: number } {
  if (values.length === 0) return { least: 0, greatest: 0 }
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    if (value < least) least = value
    if (value > greatest) greatest = value
  }
  return { least, greatest }
}
