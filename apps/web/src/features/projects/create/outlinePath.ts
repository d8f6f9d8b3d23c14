const DIGITS = 4

/** The path of a closed outline through x1, y1, x2, y2, ... for an SVG. */
export function outlinePath(points: readonly number[]): string {
  const corners: string[] = []
  for (let at = 0; at + 1 < points.length; at += 2) {
    corners.push(
      `${Number(points[at]?.toFixed(DIGITS))} ${Number(points[at + 1]?.toFixed(DIGITS))}`,
    )
  }
  return corners.length === 0 ? '' : `M${corners.join('L')}Z`
}
