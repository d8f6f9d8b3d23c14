/**
 * A surface over a square lattice of 2^k + 1 points a side as right triangles that are halved where they are not exact enough
 * (right-triangulated irregular networks: Evans, Kirkpatrick and Townsend 2001). Neighbour triangles meet without cracks.
 */
export interface RightTriangles {
  /** Numbers of lattice points in use, three a triangle, counter-clockwise with x to the right and y up. */
  readonly corners: readonly number[]
}

/**
 * @param values - [size · size], row by row from below; NaN: no surface there
 * @param tolerance - greatest difference of the surface from the values
 */
export function rightTriangles(
  values: Float64Array,
  size: number,
  tolerance: number,
): RightTriangles {
  const errors = midpointErrors(values, size)
  const last = size - 1
  const corners: number[] = []
  const split = (a: number, b: number, c: number): void => {
    const middle = middleOf(a, b, size)
    const isSmallest =
      Math.abs((a % size) - (c % size)) + Math.abs(rowOf(a, size) - rowOf(c, size)) <= 1
    if (!isSmallest && (errors[middle] ?? 0) > tolerance) {
      split(c, a, middle)
      split(b, c, middle)
      return
    }
    const isWhole = [a, b, c].every((corner) => !Number.isNaN(values[corner] ?? Number.NaN))
    if (isWhole) corners.push(a, b, c)
  }
  // two halves of the square; a and b end the longest side of each, c is the right angle
  split(0, size * size - 1, last)
  split(size * size - 1, 0, last * size)
  return {
    corners: corners.flatMap((_, i) => (i % 3 === 0 ? counterClockwise(corners, i, size) : [])),
  }
}

/**
 * For the middle of the longest side of every triangle of the hierarchy: how far the halves below it leave the values, at most.
 * Infinite beside a missing value, so that the edge of the surface is drawn as finely as the lattice.
 */
function midpointErrors(values: Float64Array, size: number): Float64Array {
  const errors = new Float64Array(size * size)
  const last = size - 1
  const add = (at: number, error: number): void => {
    if (error > (errors[at] ?? 0)) errors[at] = error
  }
  const value = (x: number, y: number): number => values[y * size + x] ?? Number.NaN
  const off = (at: number, ends: number): number => {
    const difference = Math.abs(ends / 2 - (values[at] ?? Number.NaN))
    return Number.isNaN(difference) ? Number.POSITIVE_INFINITY : difference
  }
  for (let step = 1; step < last; step *= 2) {
    const stride = 2 * step
    // sides along the axes: their middles lie on even lines at odd places, and the other way round
    for (let y = 0; y <= last; y += step) {
      for (let x = (y / step) % 2 === 0 ? step : 0; x <= last; x += stride) {
        const at = y * size + x
        const isLevel = (y / step) % 2 === 0
        const ends = isLevel
          ? value(x - step, y) + value(x + step, y)
          : value(x, y - step) + value(x, y + step)
        add(at, off(at, ends))
        if (step > 1) addChildren(errors, add, at, x, y, step / 2, size)
      }
    }
    // diagonals: their middles lie at odd places of odd lines
    for (let y = step; y < last; y += stride) {
      for (let x = step; x < last; x += stride) {
        const at = y * size + x
        const isRising = isRisingDiagonal(x, y, step)
        const ends = isRising
          ? value(x - step, y - step) + value(x + step, y + step)
          : value(x - step, y + step) + value(x + step, y - step)
        add(at, off(at, ends))
        for (const [dx, dy] of SIDES) {
          add(at, errors[(y + dy * step) * size + x + dx * step] ?? 0)
        }
      }
    }
  }
  return errors
}

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

const DIAGONALS = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const

/** The middle of a side along an axis has its finer middles on the diagonals around it. */
function addChildren(
  errors: Float64Array,
  add: (at: number, error: number) => void,
  at: number,
  x: number,
  y: number,
  half: number,
  size: number,
): void {
  for (const [dx, dy] of DIAGONALS) {
    const childX = x + dx * half
    const childY = y + dy * half
    if (childX < 0 || childY < 0 || childX >= size || childY >= size) continue
    add(at, errors[childY * size + childX] ?? 0)
  }
}

/** Longest sides of the squares around (x, y) alternate like a chess board: the whole square's runs up to the right. */
function isRisingDiagonal(x: number, y: number, step: number): boolean {
  return ((x - step) / (2 * step) + (y - step) / (2 * step)) % 2 === 0
}

function middleOf(a: number, b: number, size: number): number {
  const x = ((a % size) + (b % size)) / 2
  const y = (rowOf(a, size) + rowOf(b, size)) / 2
  return y * size + x
}

function rowOf(at: number, size: number): number {
  return Math.floor(at / size)
}

function counterClockwise(corners: readonly number[], first: number, size: number): number[] {
  const [a = 0, b = 0, c = 0] = corners.slice(first, first + 3)
  const area =
    ((b % size) - (a % size)) * (rowOf(c, size) - rowOf(a, size)) -
    ((c % size) - (a % size)) * (rowOf(b, size) - rowOf(a, size))
  return area > 0 ? [a, b, c] : [a, c, b]
}
