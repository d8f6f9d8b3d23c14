import type { ChartZoom } from '../../../ui/ChartCanvas.tsx'

type Point = [ms: number, value: number | null]

interface StepClock {
  /** Start of the first step. */
  readonly firstMs: number
  readonly stepMs: number
}

/** About two for each pixel of a wide screen. */
const PIECES_IN_VIEW = 2000
const PIECES_BESIDE = 400

/**
 * The points that a line needs: of each piece its least and its greatest, fine in view and coarse beside it, so that a year of minutes is
 * drawn as quickly as a month. NaN: a gap where a piece has no value at all.
 */
export function linePoints(
  values: Float64Array,
  { firstMs, stepMs }: StepClock,
  { from, to }: ChartZoom,
): readonly Point[] {
  const stepAt = (ms: number): number =>
    Math.min(values.length, Math.max(0, Math.floor((ms - firstMs) / stepMs)))
  const [first, end] = [stepAt(from), Math.min(values.length, stepAt(to) + 1)]
  const points: Point[] = []
  const clock = { firstMs, stepMs }
  addPieces(points, values, { first: 0, end: first, pieces: PIECES_BESIDE, ...clock })
  addPieces(points, values, { first, end, pieces: PIECES_IN_VIEW, ...clock })
  addPieces(points, values, { first: end, end: values.length, pieces: PIECES_BESIDE, ...clock })
  return points
}

interface Stretch extends StepClock {
  readonly first: number
  readonly end: number
  readonly pieces: number
}

function addPieces(points: Point[], values: Float64Array, stretch: Stretch): void {
  const { first, end, pieces, firstMs, stepMs } = stretch
  const length = Math.max(1, Math.ceil((end - first) / pieces))
  const msOf = (step: number): number => firstMs + step * stepMs
  for (let from = first; from < end; from += length) {
    const { least, greatest } = extremes(values, from, Math.min(end, from + length))
    if (least < 0) {
      points.push([msOf(from), null])
      continue
    }
    const ordered = least === greatest ? [least] : [least, greatest].toSorted((x, y) => x - y)
    for (const step of ordered) points.push([msOf(step), values[step] ?? null])
  }
}

/** Steps of the least and the greatest value; −1 without any. */
function extremes(
  values: Float64Array,
  from: number,
  to: number,
): { readonly least: number; readonly greatest: number } {
  let [least, greatest] = [-1, -1]
  for (let step = from; step < to; step++) {
    const value = values[step] ?? Number.NaN
    if (Number.isNaN(value)) continue
    if (least < 0 || value < (values[least] ?? 0)) least = step
    if (greatest < 0 || value > (values[greatest] ?? 0)) greatest = step
  }
  return { least, greatest }
}
