import { areaM2, azimuthDeg, distanceM, lengthM, type PointM } from '@duet/plant'
import { formatAreaM2, formatAzimuth, formatLengthM } from '../../../lib/format.ts'
import { type DrawState, shapeSoFar } from './drawTool.ts'

/** An edge shorter than this has no direction to speak of, m. */
const SHORTEST_M = 0.005

/** Lines of text beside the pointer while drawing. */
export function drawReadout(state: DrawState): readonly string[] {
  const { points, next, snap } = state
  const last = points.at(-1)
  const hint = snap === undefined ? [] : [snap.label]
  if (last === undefined || next === undefined || distanceM(last, next) < SHORTEST_M) return hint
  const so = shapeSoFar(state)
  return [
    edgeText(last, next),
    ...(so?.kind === 'line' && so.points.length > 2
      ? [`Total ${formatLengthM(lengthM(so.points))}`]
      : []),
    ...(so?.kind === 'polygon' ? [`Area ${formatAreaM2(areaM2(so.points))}`] : []),
    ...hint,
  ]
}

/** What a measurement has found, to be read and to be said. */
export function measureText(state: DrawState): readonly string[] {
  const so = shapeSoFar(state)
  const [first, second] = so?.points ?? []
  if (so === undefined || first === undefined || second === undefined) return []
  if (so.kind === 'polygon') {
    const around = lengthM([...so.points, first])
    return [`Area ${formatAreaM2(areaM2(so.points))}`, `Outline ${formatLengthM(around)}`]
  }
  if (so.points.length === 2) return [edgeText(first, second)]
  const last = so.points.at(-1) ?? first
  return [`Total ${formatLengthM(lengthM(so.points))}`, `Straight ${edgeText(first, last)}`]
}

/** Beside a vertex that is dragged: the two edges that meet there, and the area. */
export function vertexReadout(
  line: readonly PointM[],
  index: number,
  isRing: boolean,
): readonly string[] {
  const own = isRing ? line.slice(0, -1) : line
  const at = own[index]
  if (at === undefined) return []
  const wrap = (i: number): PointM | undefined =>
    isRing ? own[(i + own.length) % own.length] : own[i]
  const edges = [wrap(index - 1), wrap(index + 1)].flatMap((end, side) => {
    if (end === undefined) return []
    return [side === 0 ? edgeText(end, at) : edgeText(at, end)]
  })
  return [...edges, ...(isRing ? [`Area ${formatAreaM2(areaM2(own))}`] : [])]
}

export function moveReadout([ax, ay]: PointM, [bx, by]: PointM): readonly string[] {
  return [edgeText([ax, ay], [bx, by])]
}

function edgeText(from: PointM, to: PointM): string {
  return `${formatLengthM(distanceM(from, to))}  ${formatAzimuth(Math.round(azimuthDeg(from, to) * 10) / 10)}`
}
