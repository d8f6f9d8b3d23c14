/*
 * Distances along a ray to packed shapes (`shapes.ts`). `values` are those of a ray: origin, direction, nearest distance so far.
 */

/** Infinity where a grid or triangle is not met nearer than before. */
export function flatDistance(
  shapes: Float64Array,
  at: number,
  values: Float64Array,
  isTriangle: boolean,
): number {
  const nx = shapes[at]
  const ny = shapes[at + 1]
  const nz = shapes[at + 2]
  const slant = nx * values[3] + ny * values[4] + nz * values[5]
  const height = shapes[at + 3] - nx * values[0] - ny * values[1] - nz * values[2]
  const distance = height / slant
  // Also false for NaN, of a ray within the plane.
  if (!(distance > 0 && distance < values[6])) return Infinity
  const x = values[0] + distance * values[3]
  const y = values[1] + distance * values[4]
  const z = values[2] + distance * values[5]
  const s = shapes[at + 4] * x + shapes[at + 5] * y + shapes[at + 6] * z - shapes[at + 7]
  const t = shapes[at + 8] * x + shapes[at + 9] * y + shapes[at + 10] * z - shapes[at + 11]
  if (isTriangle) {
    // Neighbours of a mesh overlap by a hair, so that no ray slips between them.
    return s >= -1e-9 && t >= -1e-9 && s + t <= 1 + 1e-9 ? distance : Infinity
  }
  const isOn =
    s >= 0 &&
    t >= 0 &&
    s <= shapes[at + 12] &&
    t <= shapes[at + 14] &&
    s - Math.floor(s) <= shapes[at + 13] &&
    t - Math.floor(t) <= shapes[at + 15]
  return isOn ? distance : Infinity
}

/**
 * Distance to a cylinder's wall or discs; Infinity where it is missed.
 *
 * With the ray's parts across the axis, |o + t·d|² = r² gives the wall; of its two places the first ahead that lies between
 * the ends. A disc is met where the ray passes an end within r.
 */
export function cylinderDistance(shapes: Float64Array, at: number, values: Float64Array): number {
  const ax = shapes[at + 3]
  const ay = shapes[at + 4]
  const az = shapes[at + 5]
  const length = shapes[at + 6]
  const radius = shapes[at + 7]
  const px = values[0] - shapes[at]
  const py = values[1] - shapes[at + 1]
  const pz = values[2] - shapes[at + 2]
  const along = px * ax + py * ay + pz * az
  const climb = values[3] * ax + values[4] * ay + values[5] * az
  const ox = px - along * ax
  const oy = py - along * ay
  const oz = pz - along * az
  const dx = values[3] - climb * ax
  const dy = values[4] - climb * ay
  const dz = values[5] - climb * az
  const a = dx * dx + dy * dy + dz * dz
  const halfB = ox * dx + oy * dy + oz * dz
  const c = ox * ox + oy * oy + oz * oz - radius * radius
  const discriminant = halfB * halfB - a * c
  if (discriminant < 0) return Infinity
  const root = Math.sqrt(discriminant)
  const isCapped = shapes[at + 8] !== 0
  // A ray along the axis, which is not outside, never meets the wall.
  const first = a > 0 ? (-halfB - root) / a : c > 0 ? Infinity : -Infinity
  const second = a > 0 ? (-halfB + root) / a : Infinity
  let best = betweenEnds(first, along, climb, length)
  if (!(best < Infinity)) best = betweenEnds(second, along, climb, length)
  if (!isCapped) return best
  // Between the two places the ray is inside the endless cylinder.
  const low = -along / climb
  const high = (length - along) / climb
  if (low > 0 && low < best && low >= first && low <= second) best = low
  if (high > 0 && high < best && high >= first && high <= second) best = high
  return best
}

function betweenEnds(distance: number, along: number, climb: number, length: number): number {
  const place = along + distance * climb
  return distance > 0 && place >= 0 && place <= length ? distance : Infinity
}
