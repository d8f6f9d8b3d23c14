/**
 * View factors of strips of ground under endless rows, in the cross-section and in closed form.
 *
 * Rows stand at whole pitches, centre at height h, chord (cos θ, sin θ): a positive rotation lifts the edge of +x. Lengths
 * are in any one unit. What a strip sees through a gap between two edges is a sum of crossed strings: the mean over a strip
 * from a to b of ½·cos φ, φ the elevation of an edge at distance d, is ½·(d(a) - d(b))/(b - a).
 */

/** Rows in the cross-section. */
export interface StripRows {
  readonly rotationRad: number
  readonly width: number
  readonly pitch: number
  /** Of the rows' centre above the ground. */
  readonly height: number
}

/** A point above the ground. */
interface Edge {
  readonly x: number
  readonly y: number
}

/**
 * Mean view factor of a strip of ground to the sky.
 *
 * @param from - begin of the strip, from below a row's centre
 * @param to - its end
 * @param maxRows - rows that are counted on each side
 * @see [1] K. S. Anderson, A. R. Jensen, C. W. Hansen, IEEE J. Photovoltaics (2026), doi:10.1109/JPHOTOV.2026.3677506
 */
export function stripSkyViewFactor(
  rows: StripRows,
  from: number,
  to: number,
  maxRows: number,
): number {
  let sum = 0
  for (let k = -maxRows; k <= maxRows; k++) {
    sum += gapViewFactor(edgesOf(rows, k), edgesOf(rows, k + 1), from, to)
  }
  return sum
}

function edgesOf({ rotationRad, width, pitch, height }: StripRows, k: number): readonly Edge[] {
  const dx = 0.5 * width * Math.cos(rotationRad)
  const dy = 0.5 * width * Math.sin(rotationRad)
  return [
    { x: k * pitch - dx, y: height - dy },
    { x: k * pitch + dx, y: height + dy },
  ]
}

/**
 * View factor through the gap between two neighbouring rows. Which edges bound it changes where a line through two of them
 * meets the ground; between such places it is one string formula.
 */
function gapViewFactor(
  left: readonly Edge[],
  right: readonly Edge[],
  from: number,
  to: number,
): number {
  const cuts = [from, to]
  const edges = [...left, ...right]
  for (let i = 0; i < edges.length; i++) {
    for (let k = i + 1; k < edges.length; k++) {
      const x = groundOf(edges[i], edges[k])
      if (x > from && x < to) cuts.push(x)
    }
  }
  cuts.sort((a, b) => a - b)
  let sum = 0
  for (let i = 0; i + 1 < cuts.length; i++) {
    const [a, b] = [cuts[i], cuts[i + 1]]
    const middle = 0.5 * (a + b)
    const far = left.reduce((p, q) => (cosOf(q, middle) > cosOf(p, middle) ? q : p))
    const near = right.reduce((p, q) => (cosOf(q, middle) < cosOf(p, middle) ? q : p))
    if (cosOf(near, middle) > cosOf(far, middle)) sum += string(near, a, b) - string(far, a, b)
  }
  return (0.5 * sum) / (to - from)
}

/** Where the line through two points meets the ground; NaN where it never does. */
function groundOf(p: Edge, q: Edge): number {
  const rise = q.y - p.y
  return Math.abs(rise) < 1e-12 ? NaN : p.x - (p.y * (q.x - p.x)) / rise
}

/** Cosine of the elevation of an edge seen from the ground. */
const cosOf = ({ x, y }: Edge, at: number): number => (x - at) / Math.hypot(x - at, y)

/** Integral of that cosine over the ground from a to b. */
const string = ({ x, y }: Edge, a: number, b: number): number =>
  Math.hypot(x - a, y) - Math.hypot(x - b, y)

/**
 * Share of a strip of ground that the sun reaches.
 *
 * @param sunRad - of the sun in the cross-section, from the vertical, positive towards -x
 */
export function stripSunlitFraction(
  rows: StripRows,
  sunRad: number,
  from: number,
  to: number,
): number {
  if (Math.cos(sunRad) <= 0) return 0
  const tangent = Math.tan(sunRad)
  const [p, q] = edgesOf(rows, 0).map(({ x, y }) => x + y * tangent)
  const [begin, end] = [Math.min(p, q), Math.max(p, q)]
  if (end - begin >= rows.pitch) return 0
  let shaded = 0
  const first = Math.floor((from - end) / rows.pitch)
  const last = Math.ceil((to - begin) / rows.pitch)
  for (let k = first; k <= last; k++) {
    const overlap = Math.min(to, end + k * rows.pitch) - Math.max(from, begin + k * rows.pitch)
    shaded += Math.max(0, overlap)
  }
  return 1 - shaded / (to - from)
}

/**
 * Mean view factors of a part of a row's face to each strip of ground, all repeats of a strip together. The face's normal
 * is (-sin θ, cos θ).
 *
 * A face sees the ground between its own plane and the line under the lower edge of the row it faces. Seen from a place of
 * the chord, ground up to g has ½·(1 + s(g)), s the cosine between chord and ray; over the chord s integrates to a
 * difference of strings, and the place where the lower edge begins to hide g lies on the line through both.
 *
 * @param x0 - begin of the part, share of the width in the direction of the chord
 * @param x1 - its end
 * @param bounds - of the strips, rising, in pitches from 0 to 1: [strips + 1]
 * @param maxRows - repeats that are counted on each side; what lies beyond is left out
 * @see [1] as above
 */
export function faceStripViewFactors(
  rows: StripRows,
  x0: number,
  x1: number,
  bounds: Float64Array,
  maxRows: number,
): Float64Array {
  const strips = bounds.length - 1
  // A face that leans to +x is one that leans to -x in a mirror.
  if (Math.sin(rows.rotationRad) < 0) {
    const mirrored = faceStripViewFactors(
      { ...rows, rotationRad: -rows.rotationRad },
      1 - x1,
      1 - x0,
      bounds.map((_, i) => 1 - bounds[strips - i]),
      maxRows,
    )
    return mirrored.toReversed()
  }
  const below = groundBelow(rows, x0, x1)
  const out = new Float64Array(strips)
  for (let strip = 0; strip < strips; strip++) {
    for (let k = -maxRows; k <= maxRows; k++) {
      const near = below((k + bounds[strip + 1]) * rows.pitch)
      const far = below((k + bounds[strip]) * rows.pitch)
      out[strip] += 0.5 * (far - near)
    }
  }
  return out
}

/**
 * For a face that leans to -x: the mean over its part of s at the ground g, -1 for ground behind the own plane, and no more
 * than s at the lower edge of the next row.
 */
function groundBelow(
  { rotationRad, width, pitch, height }: StripRows,
  x0: number,
  x1: number,
): (g: number) => number {
  const cos = Math.cos(rotationRad)
  const sin = Math.max(0, Math.sin(rotationRad))
  const place = (t: number): Edge => ({
    x: (t - 0.5 * width) * cos,
    y: height + (t - 0.5 * width) * sin,
  })
  const edge: Edge = { x: place(0).x - pitch, y: place(0).y }
  const [t0, t1] = [x0 * width, x1 * width]
  const own = place(0)
  /** Integral of the cosine between chord and ray over the chord. */
  const strings = (p: Edge, a: number, b: number): number => {
    if (!Number.isFinite(p.x)) return Math.sign(p.x) * cos * (b - a)
    const [from, to] = [place(a), place(b)]
    return Math.hypot(p.x - from.x, p.y - from.y) - Math.hypot(p.x - to.x, p.y - to.y)
  }
  return (g) => {
    // A level face looks up and sees no ground, or down and sees all of it.
    const isBehind = sin > 1e-12 ? (g - own.x) * sin + own.y * cos >= 0 : cos > 0
    if (isBehind) return -1
    const hidden = Math.min(t1, Math.max(t0, hiddenFrom(g, edge, own, cos, sin)))
    const ground: Edge = { x: g, y: 0 }
    return (strings(ground, t0, hidden) + strings(edge, hidden, t1)) / (t1 - t0)
  }
}

/** Chord parameter from which on an edge hides the ground at g: where the line from g over the edge meets the chord. */
function hiddenFrom(g: number, edge: Edge, own: Edge, cos: number, sin: number): number {
  if (sin <= 1e-12) return Number.POSITIVE_INFINITY
  // Ray (rx, ry) from g over the edge; solve own + t·(cos, sin) = edge + λ·ray.
  const rx = g === Number.NEGATIVE_INFINITY ? 1 : edge.x - g
  const ry = g === Number.NEGATIVE_INFINITY ? 0 : edge.y
  const cross = cos * ry - sin * rx
  const t = ((edge.x - own.x) * ry - (edge.y - own.y) * rx) / cross
  // A line that leaves the edge away from the chord hides nothing.
  return cross < 0 && t >= 0 ? t : Number.POSITIVE_INFINITY
}
