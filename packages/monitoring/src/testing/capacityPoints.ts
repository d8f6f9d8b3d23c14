import { type CapacityPoints, pointsOf } from '../capacity-test/capacityPoints.ts'

/** Points of some quantities; of the others those of a plain day. */
export function madePoints(
  n: number,
  some: Partial<Readonly<Record<keyof CapacityPoints, (i: number) => number>>>,
): CapacityPoints {
  const plain: Partial<Record<keyof CapacityPoints, number>> = {
    hour: 12,
    sunElevationDeg: 45,
    spreadFraction: 0,
    unsteadyFraction: 0,
    hasEvent: 0,
  }
  return pointsOf((key) =>
    Float64Array.from({ length: n }, (_, i) => some[key]?.(i) ?? plain[key] ?? Number.NaN),
  )
}
