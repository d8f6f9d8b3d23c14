import type { RowSection, SectionPoint, SectionRow } from './rowSection.ts'

/** Room around the drawing, px: above for the sun's ray, below for the numbers of rows. */
const ABOVE_PX = 30
const BELOW_PX = 24
const BESIDE_PX = 8

/** From metres of a section to a drawing, equal scales both ways. */
export function sectionFrame(
  { rows, ground }: RowSection,
  widthPx: number,
  heightPx: number,
): (point: SectionPoint) => readonly [number, number] {
  const points = [...ground, ...rows.flatMap(({ left, right, axis }) => [left, right, axis])]
  const us = ground.map(([u]) => u)
  const zs = points.map(([, z]) => z)
  const [low, high] = [Math.min(...zs), Math.max(...zs)]
  const [from, to] = [Math.min(...us), Math.max(...us)]
  const scale = Math.min(
    (widthPx - 2 * BESIDE_PX) / Math.max(1, to - from),
    (heightPx - ABOVE_PX - BELOW_PX) / Math.max(1, high - low),
  )
  const middle = (from + to) / 2
  return ([u, z]) => [widthPx / 2 + (u - middle) * scale, heightPx - BELOW_PX - (z - low) * scale]
}

/** The end of a row whose shadow falls farthest: the sun's ray over it is the one that may meet the next row. */
export function upperEnd({ left, right }: SectionRow, sun: SectionPoint): SectionPoint {
  const height = ([u, z]: SectionPoint): number =>
    z * Math.abs(sun[0]) - u * sun[1] * Math.sign(sun[0])
  return height(left) > height(right) ? left : right
}

/** Behind a row the sun's light is missing: from both its ends down to the ground. */
export function shadowPatch(
  { left, right }: SectionRow,
  { ground }: RowSection,
  sun: SectionPoint,
): readonly SectionPoint[] {
  return [left, right, onGround(right, ground, sun), onGround(left, ground, sun)]
}

/** Where the ray from the sun through a point meets the ground line; its far end where it passes above. */
export function onGround(
  [u, z]: SectionPoint,
  ground: readonly SectionPoint[],
  sun: SectionPoint,
): SectionPoint {
  const way = sun[0] > 0 ? -1 : 1
  const fall = sun[1] / Math.abs(sun[0] || Number.EPSILON)
  const rayZ = (at: number): number => z - fall * (at - u) * way
  const ahead = way > 0 ? ground : ground.toReversed()
  let before = ahead[0] ?? [u, z]
  for (const point of ahead) {
    const gap = rayZ(point[0]) - point[1]
    if ((point[0] - u) * way >= 0 && gap <= 0) {
      const gapBefore = rayZ(before[0]) - before[1]
      const share = gapBefore > gap ? Math.max(0, gapBefore / (gapBefore - gap)) : 1
      const at = before[0] + (point[0] - before[0]) * share
      return [at, before[1] + (point[1] - before[1]) * share]
    }
    before = point
  }
  return [before[0], rayZ(before[0])]
}
