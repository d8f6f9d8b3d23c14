import type { FieldPlan, PlannedClass } from './fieldPlan.ts'

/** A line across the rows on which shadows are looked for, and the bins that it stands for. */
export interface ShadowLine {
  readonly alongM: number
  /** Number along the row of the bins that it counts for, and its share in them. */
  readonly line: number
  readonly share: number
}

/**
 * Bins of the ground around one table, in plan, from its middle: `across` to the right and `along` the row, m. Bin number
 * is (line · acrossCount + column); one more bin, the last, is all the ground outside.
 */
export interface GroundBins {
  readonly acrossEdgesM: Float64Array
  readonly alongEdgesM: Float64Array
  readonly acrossCount: number
  readonly alongCount: number
  /** Of the ground's bins, the one outside included. */
  readonly count: number
  readonly shadowLines: readonly ShadowLine[]
  /**
   * Wide bin of each bin, half a pitch across where there are finer ones, for faces that see little of the ground; the last
   * is the ground outside.
   */
  readonly wideBin: Int32Array
  readonly wideCount: number
  /** Share of each bin in its wide one. */
  readonly wideShare: Float64Array
}

/** Bins across the rows: so many a pitch, up to so many pitches to either side. */
const ACROSS = [
  { perPitch: 24, reachPitches: 0.75 },
  { perPitch: 8, reachPitches: 1.5 },
  { perPitch: 2, reachPitches: 3.5 },
]
/** The same of rare classes, whose error weighs little. */
const ACROSS_OF_RARE = [
  { perPitch: 12, reachPitches: 0.75 },
  { perPitch: 4, reachPitches: 1.5 },
  { perPitch: 1, reachPitches: 3.5 },
]

/** Edges from the open end of a row, outwards positive, m. */
const EDGES_FROM_END_M = [-6, -2.5, -1, 0, 1, 2.5, 6, 15]
/** Bins shorter than this have two lines on which shadows are looked for. */
const TWO_LINES_WITHIN_M = 3
/** Longer ones lie along a row that goes on. */
const LONG_BIN_M = 30

export function groundBins(plan: FieldPlan, tableClass: PlannedClass): GroundBins {
  const acrossEdgesM = acrossEdges(plan.pitchM, tableClass.isRare ? ACROSS_OF_RARE : ACROSS)
  const alongEdgesM = alongEdges(plan, tableClass)
  const acrossCount = acrossEdgesM.length - 1
  const alongCount = alongEdgesM.length - 1
  return {
    acrossEdgesM,
    alongEdgesM,
    acrossCount,
    alongCount,
    count: acrossCount * alongCount + 1,
    shadowLines: shadowLines(alongEdgesM, plan, tableClass),
    ...wideBins(acrossEdgesM, alongCount, plan.pitchM / 2),
  }
}

function wideBins(
  edgesM: Float64Array,
  alongCount: number,
  leastWidthM: number,
): Pick<GroundBins, 'wideBin' | 'wideCount' | 'wideShare'> {
  const acrossCount = edgesM.length - 1
  const wideOf = new Int32Array(acrossCount)
  const widths: number[] = []
  let from = edgesM[0]
  for (let k = 0; k < acrossCount; k++) {
    wideOf[k] = widths.length
    if (edgesM[k + 1] - from < leastWidthM * (1 - 1e-9) && k + 1 < acrossCount) continue
    widths.push(edgesM[k + 1] - from)
    from = edgesM[k + 1]
  }
  const count = acrossCount * alongCount + 1
  const wideCount = widths.length * alongCount + 1
  const wideBin = new Int32Array(count).fill(wideCount - 1)
  const wideShare = new Float64Array(count).fill(1)
  for (let bin = 0; bin < count - 1; bin++) {
    const k = bin % acrossCount
    wideBin[bin] = Math.floor(bin / acrossCount) * widths.length + wideOf[k]
    wideShare[bin] = (edgesM[k + 1] - edgesM[k]) / widths[wideOf[k]]
  }
  return { wideBin, wideCount, wideShare }
}

function acrossEdges(pitchM: number, parts: typeof ACROSS): Float64Array {
  const right: number[] = []
  let from = 0
  for (const { perPitch, reachPitches } of parts) {
    const count = Math.round((reachPitches - from) * perPitch)
    for (let k = 1; k <= count; k++) right.push((from + k / perPitch) * pitchM)
    from = reachPitches
  }
  return Float64Array.from([...right.map((edge) => -edge).toReversed(), 0, ...right])
}

function shadowLines(
  edgesM: Float64Array,
  plan: FieldPlan,
  { isRare }: PlannedClass,
): readonly ShadowLine[] {
  const lines: ShadowLine[] = []
  for (let line = 0; line + 1 < edgesM.length; line++) {
    const widthM = edgesM[line + 1] - edgesM[line]
    if (widthM > LONG_BIN_M) {
      lines.push({ alongM: besideTableM(edgesM[line], edgesM[line + 1], plan), line, share: 1 })
      continue
    }
    const count = widthM < TWO_LINES_WITHIN_M && !isRare ? 2 : 1
    for (let k = 0; k < count; k++) {
      lines.push({ alongM: edgesM[line] + ((k + 0.5) / count) * widthM, line, share: 1 / count })
    }
  }
  return lines
}

/** Least share of a table's length that stands for a long bin. */
const LEAST_BESIDE = 0.25

/**
 * Place that stands for a bin along a row that goes on: beside the table in the middle, or beside its neighbour where the bin
 * begins behind it. Little light comes from beyond, where the row may have ended.
 */
function besideTableM(
  fromM: number,
  toM: number,
  { lengthM, field: { slotPitchM } }: FieldPlan,
): number {
  for (const middleM of [0, -slotPitchM, slotPitchM]) {
    const startM = Math.max(fromM, middleM - lengthM / 2)
    const endM = Math.min(toM, middleM + lengthM / 2)
    if (endM - startM >= LEAST_BESIDE * lengthM) return (startM + endM) / 2
  }
  return (fromM + toM) / 2
}

/** How far the ground is looked at along a row that does not end. */
const ALONG_REACH_M = 60

function alongEdges(
  { lengthM, field: { slotPitchM } }: FieldPlan,
  { isStartOpen, isEndOpen, slotPosition }: PlannedClass,
): Float64Array {
  const endOf = (beyond: boolean): number => lengthM / 2 + (beyond ? slotPitchM : 0)
  const end = endOf(slotPosition === 'nextToEnd')
  const start = -endOf(slotPosition === 'nextToStart')
  const edges = new Set<number>()
  if (isStartOpen) for (const edge of EDGES_FROM_END_M) edges.add(start - edge)
  else edges.add(-ALONG_REACH_M - lengthM / 2)
  if (isEndOpen) for (const edge of EDGES_FROM_END_M) edges.add(end + edge)
  else edges.add(ALONG_REACH_M + lengthM / 2)
  return Float64Array.from(edges).sort()
}

/** Bin of a place in plan, from the middle of the table. */
export function groundBinAt(bins: GroundBins, acrossM: number, alongM: number): number {
  const column = intervalOf(bins.acrossEdgesM, acrossM)
  const line = intervalOf(bins.alongEdgesM, alongM)
  return column < 0 || line < 0 ? bins.count - 1 : line * bins.acrossCount + column
}

/** Interval of rising edges that holds a value, −1 outside all. */
function intervalOf(edges: Float64Array, value: number): number {
  let low = 0
  let high = edges.length - 1
  if (!(value >= edges[low] && value < edges[high])) return -1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (value >= edges[middle]) low = middle
    else high = middle
  }
  return low
}
