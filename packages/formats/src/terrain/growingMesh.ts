/** Coordinates of point i of [x0, y0, x1, y1 ...]. */
export const x = (points: Float64Array, i: number): number => points[2 * i] ?? 0
export const y = (points: Float64Array, i: number): number => points[2 * i + 1] ?? 0

/** Twice the area of a triangle; positive counter-clockwise. */
export function turn(points: Float64Array, a: number, b: number, c: number): number {
  return (
    (x(points, b) - x(points, a)) * (y(points, c) - y(points, a)) -
    (x(points, c) - x(points, a)) * (y(points, b) - y(points, a))
  )
}

/** Triangles with what lies across each of their sides, and the hull around them as a ring of points. */
export class GrowingMesh {
  readonly #points: Float64Array
  readonly #corners: number[] = []
  /** Side e runs from corner e to the next of its triangle; its twin in the neighbour, −1 on the hull. */
  readonly #twins: number[] = []
  readonly #next: Int32Array
  readonly #previous: Int32Array
  /** Side of the hull that begins at a point. */
  readonly #sideAt: Int32Array
  /** Points of the hull by their direction from the middle, some gone from it by now; −1: none yet. */
  readonly #byDirection: Int32Array
  readonly #middle: readonly [number, number]

  constructor(points: Float64Array, [a, b, c]: readonly [number, number, number]) {
    const count = points.length / 2
    this.#points = points
    this.#next = new Int32Array(count).fill(-1)
    this.#previous = new Int32Array(count).fill(-1)
    this.#sideAt = new Int32Array(count).fill(-1)
    this.#byDirection = new Int32Array(Math.ceil(Math.sqrt(count))).fill(-1)
    this.#middle = [
      (x(points, a) + x(points, b) + x(points, c)) / 3,
      (y(points, a) + y(points, b) + y(points, c)) / 3,
    ]
    const first = this.#addTriangle(a, b, c, -1, -1, -1)
    for (const [k, from, to] of [
      [0, a, b],
      [1, b, c],
      [2, c, a],
    ] as const) {
      this.#link(from, to)
      this.#sideAt[from] = first + k
      this.#byDirection[this.#direction(from)] = from
    }
  }

  /** Adds a point outside the hull; one on it that sees no side is left out. */
  add(point: number): void {
    const from = this.#visibleFrom(point)
    if (from < 0) return
    let to = this.#nextOf(from)
    let side = this.#addTriangle(from, point, to, -1, -1, this.#sideAt[from] ?? -1)
    this.#sideAt[from] = side
    this.#sideAt[point] = side + 1
    this.#legalise(side + 2)
    // forwards and backwards, as far as the point sees
    for (let beyond = this.#nextOf(to); this.#sees(point, to, beyond); beyond = this.#nextOf(to)) {
      side = this.#addTriangle(
        to,
        point,
        beyond,
        this.#sideAt[point] ?? -1,
        -1,
        this.#sideAt[to] ?? -1,
      )
      this.#sideAt[point] = side + 1
      this.#legalise(side + 2)
      this.#next[to] = -1
      to = beyond
    }
    let back = from
    for (
      let beyond = this.#previousOf(back);
      this.#sees(point, beyond, back);
      beyond = this.#previousOf(back)
    ) {
      side = this.#addTriangle(
        beyond,
        point,
        back,
        -1,
        this.#sideAt[back] ?? -1,
        this.#sideAt[beyond] ?? -1,
      )
      this.#sideAt[beyond] = side
      this.#legalise(side + 2)
      this.#next[back] = -1
      back = beyond
    }
    this.#link(back, point)
    this.#link(point, to)
    this.#byDirection[this.#direction(point)] = point
  }

  triangles(): Uint32Array<ArrayBuffer> {
    return Uint32Array.from(this.#corners)
  }

  /** A point of the hull whose next side is seen from outside, found from one in about the same direction; −1: none. */
  #visibleFrom(point: number): number {
    const start = this.#previousOf(this.#hullPointNear(point))
    let at = start
    do {
      const next = this.#nextOf(at)
      if (this.#sees(point, at, next)) return at
      at = next
    } while (at !== start)
    return -1
  }

  #hullPointNear(point: number): number {
    const count = this.#byDirection.length
    const first = this.#direction(point)
    for (let k = 0; k < count; k++) {
      const found = this.#byDirection[(first + k) % count] ?? -1
      if (found >= 0 && this.#nextOf(found) >= 0) return found
    }
    throw new RangeError('the hull has lost its points')
  }

  /** Number of the direction of a point from the middle, counter-clockwise. */
  #direction(point: number): number {
    const dx = x(this.#points, point) - this.#middle[0]
    const dy = y(this.#points, point) - this.#middle[1]
    const count = this.#byDirection.length
    const turned = Math.atan2(dy, dx) / (2 * Math.PI) + 0.5
    return Math.min(count - 1, Math.floor(turned * count))
  }

  /** The hull runs counter-clockwise: who stands to the right of a side sees it. */
  #sees(point: number, from: number, to: number): boolean {
    return turn(this.#points, from, to, point) < 0
  }

  #nextOf(point: number): number {
    return this.#next[point] ?? -1
  }

  #previousOf(point: number): number {
    return this.#previous[point] ?? -1
  }

  #link(from: number, to: number): void {
    this.#next[from] = to
    this.#previous[to] = from
  }

  #addTriangle(a: number, b: number, c: number, ab: number, bc: number, ca: number): number {
    const first = this.#corners.length
    this.#corners.push(a, b, c)
    this.#twins.push(-1, -1, -1)
    this.#join(first, ab)
    this.#join(first + 1, bc)
    this.#join(first + 2, ca)
    return first
  }

  #join(side: number, twin: number): void {
    this.#twins[side] = twin
    if (twin >= 0) this.#twins[twin] = side
  }

  /** Turns a side, and those that follow, while the far corner of the neighbour lies in the circle. */
  #legalise(first: number): void {
    const open = [first]
    for (let side = open.pop(); side !== undefined; side = open.pop()) {
      const twin = this.#twins[side] ?? -1
      if (twin < 0) continue
      const left = before(side)
      const right = before(twin)
      const [a, b] = [this.#corners[left] ?? 0, this.#corners[right] ?? 0]
      const [p, q] = [this.#corners[side] ?? 0, this.#corners[twin] ?? 0]
      if (!inCircle(this.#points, a, p, q, b)) continue
      this.#turnSide({ side, twin, left, right, a, b })
      open.push(side, after(twin))
    }
  }

  #turnSide({ side, twin, left, right, a, b }: Quad): void {
    const beyondRight = this.#twins[right] ?? -1
    const beyondLeft = this.#twins[left] ?? -1
    this.#corners[side] = b
    this.#corners[twin] = a
    this.#join(side, beyondRight)
    this.#join(twin, beyondLeft)
    this.#join(left, right)
    if (beyondRight < 0) this.#moveHullSide(right, side)
    if (beyondLeft < 0) this.#moveHullSide(left, twin)
  }

  /** A side of the hull that went to another place of the list. */
  #moveHullSide(from: number, to: number): void {
    const start = this.#corners[to] ?? 0
    if (this.#sideAt[start] === from) this.#sideAt[start] = to
  }
}

interface Quad {
  readonly side: number
  readonly twin: number
  readonly left: number
  readonly right: number
  readonly a: number
  readonly b: number
}

function after(side: number): number {
  return side % 3 === 2 ? side - 2 : side + 1
}

function before(side: number): number {
  return side % 3 === 0 ? side + 2 : side - 1
}

/** Whether p lies in the circle through the counter-clockwise triangle a, b, c. */
function inCircle(points: Float64Array, a: number, b: number, c: number, p: number): boolean {
  const dx = x(points, a) - x(points, p)
  const dy = y(points, a) - y(points, p)
  const ex = x(points, b) - x(points, p)
  const ey = y(points, b) - y(points, p)
  const fx = x(points, c) - x(points, p)
  const fy = y(points, c) - y(points, p)
  const ap = dx * dx + dy * dy
  const bp = ex * ex + ey * ey
  const cp = fx * fx + fy * fy
  return dx * (ey * cp - bp * fy) - dy * (ex * cp - bp * fx) + ap * (ex * fy - ey * fx) > 1e-9
}
