import { distanceM, nearestOnSegment, type PointM } from './planeGeometry.ts'

/** What a point was drawn to. `start` closes the outline that is being drawn. */
export interface Snap {
  readonly kind: 'vertex' | 'edge' | 'start'
  readonly at: PointM
}

/** The nearest corner within reach, else the nearest edge; corners win over edges. */
export function snapTo(
  at: PointM,
  lines: readonly (readonly PointM[])[],
  toleranceM: number,
): Snap | undefined {
  const corner = nearest(at, lines.flat(), toleranceM)
  if (corner !== undefined) return { kind: 'vertex', at: corner }
  const feet = lines.flatMap((line) =>
    line.slice(1).map((end, index) => nearestOnSegment(at, line[index] ?? end, end)),
  )
  const foot = nearest(at, feet, toleranceM)
  return foot === undefined ? undefined : { kind: 'edge', at: foot }
}

function nearest(at: PointM, points: readonly PointM[], toleranceM: number): PointM | undefined {
  let found: PointM | undefined
  let leastM = toleranceM
  for (const point of points) {
    const awayM = distanceM(at, point)
    if (awayM <= leastM) {
      found = point
      leastM = awayM
    }
  }
  return found
}

const STEP_RAD = Math.PI / 4

/**
 * Turns the way from `from` to `at` to the nearest of the eight compass directions, or to the nearest along or square
 * to the edge before (`before` to `from`); the length along that direction is kept.
 */
export function constrainDirection(from: PointM, at: PointM, before?: PointM): PointM {
  const [dx, dy] = [at[0] - from[0], at[1] - from[1]]
  const wanted = Math.atan2(dy, dx)
  const bases =
    before === undefined ? [0] : [0, Math.atan2(from[1] - before[1], from[0] - before[0])]
  const choices = bases.map((base, index) => {
    const step = index === 0 ? STEP_RAD : 2 * STEP_RAD
    return base + Math.round((wanted - base) / step) * step
  })
  const best = choices.reduce((a, b) =>
    Math.abs(turn(wanted - b)) < Math.abs(turn(wanted - a)) ? b : a,
  )
  const reach = dx * Math.cos(best) + dy * Math.sin(best)
  return [from[0] + reach * Math.cos(best), from[1] + reach * Math.sin(best)]
}

/** The same angle between -π and π. */
function turn(angleRad: number): number {
  return Math.atan2(Math.sin(angleRad), Math.cos(angleRad))
}
