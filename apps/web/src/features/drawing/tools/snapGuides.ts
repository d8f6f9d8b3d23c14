import { distanceM, type PointM } from '@duet/plant'
import type { Snap } from './snapping.ts'

/** An endless line that the next point may be drawn to. */
export interface Guide {
  readonly through: PointM
  /** Of length 1. */
  readonly along: PointM
  readonly label: string
}

/** Two guides, or a guide and an edge, that both run by: where they meet. Else the foot on the nearest guide. */
export function snapToGuides(
  at: PointM,
  toleranceM: number,
  guides: readonly Guide[],
  edge: readonly [PointM, PointM] | undefined,
): Snap | undefined {
  const near = guides
    .map((guide) => ({ guide, foot: footOn(guide, at) }))
    .filter(({ foot }) => distanceM(at, foot) <= toleranceM)
    .toSorted((a, b) => distanceM(at, a.foot) - distanceM(at, b.foot))
  const [best] = near
  if (best === undefined) return undefined
  const onEdge = edge === undefined ? undefined : guideAlong(edge, 'On the edge')
  const others = [...(onEdge === undefined ? [] : [onEdge]), ...near.map(({ guide }) => guide)]
  const crossing = others
    .map((other) => ({ other, at: crossingOf(best.guide, other) }))
    .find((place) => place.at !== undefined && distanceM(at, place.at) <= MEETING * toleranceM)
  if (crossing?.at !== undefined) {
    return {
      kind: 'crossing',
      at: crossing.at,
      label: `${best.guide.label}, ${lowered(crossing.other.label)}`,
      lines: [best.guide, crossing.other].map(({ through }) => [through, crossing.at ?? at]),
    }
  }
  return {
    kind: 'direction',
    at: best.foot,
    label: best.guide.label,
    lines: [[best.guide.through, best.foot]],
  }
}

/** Lines that both are within reach may meet a little beyond it. */
const MEETING = 1.6

const lowered = (label: string): string => `${label.charAt(0).toLowerCase()}${label.slice(1)}`

/**
 * Guides of the next point of a drawing: along and square to its last and first edge and to edges nearby, and
 * north, east and square to the first edge through its first point.
 */
export function drawingGuides(
  points: readonly PointM[],
  edges: readonly (readonly [PointM, PointM])[],
): readonly Guide[] {
  const [first, second] = points
  const last = points.at(-1)
  const before = points.at(-2)
  if (first === undefined || last === undefined) return []
  return distinct([
    ...(before === undefined ? [] : both(last, [before, last], 'the edge before')),
    ...(second === undefined || points.length < 3
      ? []
      : both(last, [first, second], 'the first edge')),
    ...edges.flatMap((edge) => both(last, edge, 'an edge nearby')),
    { through: last, along: [0, 1], label: 'North to south' },
    { through: last, along: [1, 0], label: 'East to west' },
    ...(points.length < 2 || second === undefined
      ? []
      : [
          { through: first, along: [0, 1] as const, label: 'In line with the first point' },
          { through: first, along: [1, 0] as const, label: 'In line with the first point' },
          ...both(first, [first, second], 'the first edge, in line with the first point').slice(1),
        ]),
  ])
}

/** Along and square to an edge. */
function both(through: PointM, edge: readonly [PointM, PointM], name: string): readonly Guide[] {
  const along = guideAlong(edge, '')?.along
  if (along === undefined) return []
  return [
    { through, along, label: `Parallel to ${name}` },
    { through, along: [-along[1], along[0]], label: `Square to ${name}` },
  ]
}

function guideAlong([from, to]: readonly [PointM, PointM], label: string): Guide | undefined {
  const length = distanceM(from, to)
  if (length === 0) return undefined
  return { through: from, along: [(to[0] - from[0]) / length, (to[1] - from[1]) / length], label }
}

/** Of guides along one line only the first: directions nearer than this to parallel are one, sine. */
const SAME_DIRECTION = 0.002

function distinct(guides: readonly Guide[]): readonly Guide[] {
  const apart: Guide[] = []
  for (const guide of guides) {
    const isKnown = apart.some(
      ({ through, along }) =>
        Math.abs(cross(along, guide.along)) < SAME_DIRECTION &&
        distanceM(through, guide.through) === 0,
    )
    if (!isKnown) apart.push(guide)
  }
  return apart
}

function footOn({ through, along }: Guide, at: PointM): PointM {
  const reach = (at[0] - through[0]) * along[0] + (at[1] - through[1]) * along[1]
  return [through[0] + reach * along[0], through[1] + reach * along[1]]
}

/** Guides that meet at a very flat angle give no point to speak of, sine. */
const FLATTEST = 0.1

function crossingOf(a: Guide, b: Guide): PointM | undefined {
  const sine = cross(a.along, b.along)
  if (Math.abs(sine) < FLATTEST) return undefined
  const way = cross([b.through[0] - a.through[0], b.through[1] - a.through[1]], b.along) / sine
  // through its own start a guide leads nowhere
  if (Math.abs(way) < 1e-9) return undefined
  return [a.through[0] + way * a.along[0], a.through[1] + way * a.along[1]]
}

const cross = (a: PointM, b: PointM): number => a[0] * b[1] - a[1] * b[0]
