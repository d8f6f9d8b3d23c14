/** How hourly values lie about those of PVsyst; in the unit of the series. */
export interface Scatter {
  readonly count: number
  /** Ours less theirs. */
  readonly bias: number
  readonly meanAbsolute: number
  readonly rootMeanSquare: number
  /** Share of the variance of theirs that ours explains, 1 - Σ(ours - theirs)² / Σ(theirs - mean)². */
  readonly r2: number
}

/** Of the hours that `isChosen` takes; NaN figures where it takes none. */
export function scatterOf(
  ours: Float64Array,
  theirs: Float64Array,
  isChosen: (hour: number) => boolean,
): Scatter {
  let count = 0
  let sum = 0
  let absolute = 0
  let squares = 0
  let theirSum = 0
  let theirSquares = 0
  ours.forEach((value, hour) => {
    if (!isChosen(hour)) return
    const their = theirs[hour] ?? Number.NaN
    const off = value - their
    count++
    sum += off
    absolute += Math.abs(off)
    squares += off * off
    theirSum += their
    theirSquares += their * their
  })
  return {
    count,
    bias: sum / count,
    meanAbsolute: absolute / count,
    rootMeanSquare: Math.sqrt(squares / count),
    r2: 1 - squares / (theirSquares - (theirSum * theirSum) / count),
  }
}
