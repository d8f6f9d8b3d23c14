import type { HorizonPoint } from '@duet/plant'

/** The picture of a horizon: azimuth 0 to 360° over its width, height 0 to `topDeg` over its height. */
export interface HorizonFrame {
  readonly widthPx: number
  readonly heightPx: number
  readonly topDeg: number
}

export type PlacePx = readonly [x: number, y: number]

/** Distance of the lines of equal height. */
export const HEIGHT_LINE_DEG = 15
const LOWEST_TOP_DEG = 45

/** Neighbour points are at least this far apart, and heights are as fine. */
export const FINE_DEG = 0.1

/** Points are put at whole degrees; at tenths while Shift is held. */
export const stepOf = ({ shiftKey }: { readonly shiftKey: boolean }): number =>
  shiftKey ? FINE_DEG : 1

/** By azimuth, as the picture and its changes take them. */
export const inOrder = (points: readonly HorizonPoint[]): readonly HorizonPoint[] =>
  points.toSorted((a, b) => a.azimuth - b.azimuth)

/** Height of the picture: a line of height above the highest point, 90° at most. */
export function topOf(points: readonly HorizonPoint[]): number {
  const highest = Math.max(0, ...points.map(({ elevation }) => elevation))
  const above = (Math.floor(highest / HEIGHT_LINE_DEG) + 1) * HEIGHT_LINE_DEG
  return Math.min(90, Math.max(LOWEST_TOP_DEG, above))
}

export const placeOf = (
  { azimuth, elevation }: HorizonPoint,
  { widthPx, heightPx, topDeg }: HorizonFrame,
): PlacePx => [(azimuth / 360) * widthPx, heightPx * (1 - elevation / topDeg)]

/** The point that is drawn at a place, at a whole multiple of the step. */
export function pointAt([x, y]: PlacePx, frame: HorizonFrame, stepDeg: number): HorizonPoint {
  const { widthPx, heightPx, topDeg } = frame
  return {
    azimuth: clamp(snapped((x / widthPx) * 360, stepDeg), 0, 360 - FINE_DEG),
    elevation: clamp(snapped((1 - y / heightPx) * topDeg, stepDeg), 0, topDeg),
  }
}

/** A point elsewhere: between its neighbours, which it does not pass. */
export function movePoint(
  points: readonly HorizonPoint[],
  index: number,
  to: HorizonPoint,
): readonly HorizonPoint[] {
  const now = points[index]
  if (!now) return points
  const before = points[index - 1]
  const after = points[index + 1]
  const least = before ? before.azimuth + FINE_DEG : 0
  const most = after ? after.azimuth - FINE_DEG : 360 - FINE_DEG
  const azimuth = least > most ? now.azimuth : clamp(to.azimuth, least, most)
  return points.with(index, { azimuth: fine(azimuth), elevation: fine(clamp(to.elevation, 0, 90)) })
}

/** One more point; where there is one at that azimuth it is moved up or down. */
export const addPoint = (
  points: readonly HorizonPoint[],
  point: HorizonPoint,
): readonly HorizonPoint[] =>
  inOrder([...points.filter(({ azimuth }) => azimuth !== point.azimuth), point])

/** The middle of the widest gap, on the line that the horizon takes there; south of none. */
export function pointInWidestGap(points: readonly HorizonPoint[]): HorizonPoint {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return { azimuth: 180, elevation: 0 }
  const around = [...points, { ...first, azimuth: first.azimuth + 360 }]
  const gaps = points.map((point, i) => ({ point, next: around[i + 1] ?? point }))
  const { point, next } = gaps.reduce((widest, gap) =>
    gap.next.azimuth - gap.point.azimuth > widest.next.azimuth - widest.point.azimuth
      ? gap
      : widest,
  )
  const azimuth = Math.round((point.azimuth + next.azimuth) / 2) % 360
  return { azimuth, elevation: fine((point.elevation + next.elevation) / 2) }
}

const snapped = (valueDeg: number, stepDeg: number): number =>
  fine(Math.round(valueDeg / stepDeg) * stepDeg)
const fine = (valueDeg: number): number => Math.round(valueDeg / FINE_DEG) / (1 / FINE_DEG)
const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value))
