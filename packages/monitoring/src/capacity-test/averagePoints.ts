import { type CapacityPoints, pointsOf } from './capacityPoints.ts'

/** Share of an interval that must be known for its mean. */
const LEAST_COVER = 0.9

/**
 * Means of whole intervals of `size` steps; NaN where less than nine tenths of one are known. Light is unsteady by what it moves
 * within an interval, of single steps by what it differs from its neighbours.
 */
export function averagePoints(steps: CapacityPoints, size: number): CapacityPoints {
  const n = Math.floor(steps.startUtcMs.length / size)
  return pointsOf((key) => {
    const values = steps[key]
    switch (key) {
      case 'startUtcMs':
        return Float64Array.from({ length: n }, (_, i) => values[i * size])
      case 'hasEvent':
      case 'spreadFraction':
        return everyInterval(values, n, size, Math.max)
      case 'unsteadyFraction':
        return unsteady(steps.poaWm2, n, size)
      case 'powerW':
      case 'expectedW':
      case 'poaWm2':
      case 'rearWm2':
      case 'airC':
      case 'windMPerS':
      case 'hour':
      case 'sunElevationDeg':
        return means(values, n, size)
    }
  })
}

function means(values: Float64Array, n: number, size: number): Float64Array {
  return Float64Array.from({ length: n }, (_, i) => {
    let [sum, count] = [0, 0]
    for (let at = i * size; at < (i + 1) * size; at++) {
      if (Number.isNaN(values[at])) continue
      sum += values[at]
      count++
    }
    return count >= LEAST_COVER * size ? sum / count : Number.NaN
  })
}

const everyInterval = (
  values: Float64Array,
  n: number,
  size: number,
  join: (known: number, value: number) => number,
  first = 0,
): Float64Array =>
  Float64Array.from({ length: n }, (_, i) =>
    values
      .subarray(i * size, (i + 1) * size)
      .reduce((known, value) => (Number.isNaN(value) ? known : join(known, value)), first),
  )

function unsteady(poaWm2: Float64Array, n: number, size: number): Float64Array {
  if (size === 1)
    return poaWm2.map((value, i) => {
      const away = (other: number | undefined): number =>
        other === undefined || Number.isNaN(other) ? 0 : Math.abs(other - value)
      return Math.max(away(poaWm2[i - 1]), away(poaWm2[i + 1])) / value
    })
  const most = everyInterval(poaWm2, n, size, Math.max, -Infinity)
  const least = everyInterval(poaWm2, n, size, Math.min, Infinity)
  return means(poaWm2, n, size).map((mean, i) => (most[i] - least[i]) / mean)
}
