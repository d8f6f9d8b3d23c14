/** From the first to the last; 0 of none, NaN where one is missing (NaN). */
export function sum(values: ArrayLike<number>): number {
  let total = 0
  for (let i = 0; i < values.length; i++) total += values[i] ?? Number.NaN
  return total
}

/** NaN of none, and where one is missing (NaN). */
export function mean(values: ArrayLike<number>): number {
  return sum(values) / values.length
}

/** Mean of the values that are there; missing ones are NaN or null. NaN where none is there. */
export function meanOfKnown(values: ArrayLike<number | null>): number {
  return mean(Array.from(values).filter(isKnown))
}

/** Sum of the values that are there; missing ones are NaN or null. 0 where none is there. */
export function sumOfKnown(values: ArrayLike<number | null>): number {
  return sum(Array.from(values).filter(isKnown))
}

/** The value in the middle of the order, of an even count the mean of the two; NaN of none. No value may be NaN. */
export function median(values: ArrayLike<number>): number {
  const sorted = Float64Array.from(values).sort()
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

const isKnown = (value: number | null): value is number => value !== null && !Number.isNaN(value)

/** Quantiles of values, linear between the two about a place (as R-7 and most spreadsheets); NaN of none. No value may be NaN. */
export function quantileOf(values: ArrayLike<number>): (share: number) => number {
  const sorted = Float64Array.from(values).sort()
  return (share) => {
    const place = share * (sorted.length - 1)
    const low = Math.floor(place)
    const below = sorted[low] ?? Number.NaN
    return below + (place - low) * ((sorted[low + 1] ?? below) - below)
  }
}
