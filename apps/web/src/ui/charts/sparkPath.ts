/**
 * Values as the path of a small line, the largest at the top and zero at the bottom. A missing value parts the line.
 * Longer series are brought to one point for each unit of width: the mean of what falls there.
 */
export function sparkPath(
  values: readonly (number | null)[],
  widthPx: number,
  heightPx: number,
): string {
  const points = values.length > widthPx ? binned(values, widthPx) : values
  const most = Math.max(...points.map((value) => value ?? 0))
  if (points.length < 2 || most <= 0) return ''
  const stepPx = widthPx / (points.length - 1)
  let path = ''
  let isDrawing = false
  points.forEach((value, index) => {
    if (value !== null) {
      const y = heightPx - (value / most) * heightPx
      path += `${isDrawing ? 'L' : 'M'}${(index * stepPx).toFixed(1)} ${y.toFixed(1)}`
    }
    isDrawing = value !== null
  })
  return path
}

function binned(values: readonly (number | null)[], count: number): readonly (number | null)[] {
  return Array.from({ length: count }, (_, bin) => {
    const from = Math.floor((bin * values.length) / count)
    const to = Math.floor(((bin + 1) * values.length) / count)
    const known = values.slice(from, to).filter((value) => value !== null)
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length
  })
}
