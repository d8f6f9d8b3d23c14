/** A point in space, drawing units. */
export type PointXyz = readonly [number, number, number]

/** 3 × 4, row by row: the last column moves. */
export type Transform = readonly number[]

export const IDENTITY: Transform = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0]

export function transformed(t: Transform, [x, y, z]: PointXyz): PointXyz {
  const row = (i: number): number =>
    (t[i] ?? 0) * x + (t[i + 1] ?? 0) * y + (t[i + 2] ?? 0) * z + (t[i + 3] ?? 0)
  return [row(0), row(4), row(8)]
}

/** First `inner`, then `outer`. */
export function composed(outer: Transform, inner: Transform): Transform {
  const cell = (row: number, column: number): number => {
    let sum = column === 3 ? (outer[4 * row + 3] ?? 0) : 0
    for (let k = 0; k < 3; k++) {
      sum += (outer[4 * row + k] ?? 0) * (inner[4 * k + column] ?? 0)
    }
    return sum
  }
  return Array.from({ length: 12 }, (_, i) => cell(Math.floor(i / 4), i % 4))
}

export function moved(x: number, y: number, z: number): Transform {
  return [1, 0, 0, x, 0, 1, 0, y, 0, 0, 1, z]
}

export function scaled(x: number, y: number, z: number): Transform {
  return [x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0]
}

/** Counter-clockwise in the plane. */
export function turned(angleDeg: number): Transform {
  const angle = (angleDeg * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [cos, -sin, 0, 0, sin, cos, 0, 0, 0, 0, 1, 0]
}

/** Below this the normal counts as vertical: 1/64, as the reference has it. */
const NEAR_VERTICAL = 1 / 64

/**
 * From the coordinates of a flat entity to those of the drawing, by the entity's normal ("arbitrary axis algorithm" of the DXF
 * reference).
 */
export function fromEntityPlane(normal: PointXyz): Transform {
  const length = Math.hypot(...normal)
  if (length === 0 || (normal[0] === 0 && normal[1] === 0 && normal[2] > 0)) return IDENTITY
  const n: PointXyz = [normal[0] / length, normal[1] / length, normal[2] / length]
  const isVertical = Math.abs(n[0]) < NEAR_VERTICAL && Math.abs(n[1]) < NEAR_VERTICAL
  const x = unit(cross(isVertical ? [0, 1, 0] : [0, 0, 1], n))
  const y = unit(cross(n, x))
  return [x[0], y[0], n[0], 0, x[1], y[1], n[1], 0, x[2], y[2], n[2], 0]
}

function cross(a: PointXyz, b: PointXyz): PointXyz {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

function unit(v: PointXyz): PointXyz {
  const length = Math.hypot(...v)
  return [v[0] / length, v[1] / length, v[2] / length]
}
