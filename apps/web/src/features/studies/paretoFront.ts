import { isAllowed, type Measure, type StudyPoint } from './measures.ts'

/** A point with its two objectives. */
export interface RatedPoint {
  readonly point: StudyPoint
  readonly one: number
  readonly other: number
}

export interface Pareto {
  /** Points that no other beats in both objectives, from the least of the first objective on. */
  readonly front: readonly RatedPoint[]
  readonly dominated: readonly RatedPoint[]
}

/** Which allowed points are the best compromises of two objectives. */
export function paretoFront(points: readonly StudyPoint[], one: Measure, other: Measure): Pareto {
  const rated = points.filter(isAllowed).flatMap((point): RatedPoint[] => {
    const [first, second] = [one.value(point), other.value(point)]
    return first === null || second === null ? [] : [{ point, one: first, other: second }]
  })
  const isBeaten = (a: RatedPoint): boolean =>
    rated.some((b) => {
      const gains = [gain(one, a.one, b.one), gain(other, a.other, b.other)]
      return gains.every((more) => more >= 0) && gains.some((more) => more > 0)
    })
  return {
    front: rated.filter((point) => !isBeaten(point)).toSorted((a, b) => a.one - b.one),
    dominated: rated.filter(isBeaten),
  }
}

/** How much better the second value is than the first. */
const gain = ({ best }: Measure, from: number, to: number): number =>
  best === 'low' ? from - to : to - from
