import { describe, expect, test } from 'vitest'
import { bufferLine, offsetRings } from './buffers.ts'
import { layoutTables, type TableLayout } from './layoutTables.ts'
import { orientedRings, type RingM } from './polygonM.ts'
import { rowAxes } from './rowAxes.ts'

/** Numbers in [0, 1) from a seed: the same on every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A star-shaped ring: never crosses itself, convex and reflex corners mixed. */
function star(next: () => number, x: number, y: number, radiusM: number): RingM {
  const n = 5 + Math.floor(next() * 20)
  return Float64Array.from(
    Array.from({ length: n }, (_, i) => {
      const turn = ((i + 0.8 * next()) / n) * 2 * Math.PI
      const r = radiusM * (0.3 + 0.7 * next())
      return [x + r * Math.cos(turn), y + r * Math.sin(turn)]
    }).flat(),
  )
}

function isInside(rings: readonly RingM[], x: number, y: number): boolean {
  let odd = false
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const [xi, yi, xj, yj] = [ring[i] ?? 0, ring[i + 1] ?? 0, ring[j] ?? 0, ring[j + 1] ?? 0]
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd
    }
  }
  return odd
}

/** Points over a table, all drawn in by 0.1 mm, dense enough to meet what is 1 m wide. */
function* tablePoints(layout: TableLayout, t: number): Generator<[number, number]> {
  const c = layout.cornersM.subarray(8 * t, 8 * t + 8)
  const [ax, ay, bx, by, , , dx, dy] = [...c] as [number, number, ...number[]] & number[]
  const length = Math.hypot((bx ?? 0) - ax, (by ?? 0) - ay)
  const steps = Math.ceil(length)
  for (let i = 0; i <= steps; i++) {
    for (let k = 0; k <= 4; k++) {
      const a = 1e-5 + (i / steps) * (1 - 2e-5)
      const b = 1e-4 + (k / 4) * (1 - 2e-4)
      yield [
        ax + a * ((bx ?? 0) - ax) + b * ((dx ?? 0) - ax),
        ay + a * ((by ?? 0) - ay) + b * ((dy ?? 0) - ay),
      ]
    }
  }
}

describe('layout on random ground', () => {
  test.each(Array.from({ length: 40 }, (_, i) => i + 1))(
    'ground %d: no table leaves the perimeter, meets an exclusion or another table',
    (seed) => {
      const next = seeded(seed)
      const outer = star(next, 500 * next(), -300 * next(), 120)
      const hole = star(next, outer[0] ?? 0, outer[1] ?? 0, 15)
      const perimeter = orientedRings([outer])
      const setbackM = next() < 0.5 ? 0 : 4 * next()
      const exclusions = [
        ...offsetRings(orientedRings([hole]), setbackM),
        ...bufferLine(
          Float64Array.of(-200, 400 * next() - 200, 700, 400 * next() - 200),
          1 + 5 * next(),
        ),
      ]
      const layout = layoutTables({
        blockId: 'b',
        axes: rowAxes(next() < 0.5 ? 'fixed' : 'tracker', 360 * next()),
        table: {
          lengthM: 8 + 20 * next(),
          depthM: 2 + 2 * next(),
          gapM: 0.5,
          pitchM: 5 + 3 * next(),
        },
        minTablesPerRow: 1,
        groups: [{ key: '', perimeters: perimeter, align: 'centre', containTest: 'v1' }],
        exclusions,
      })
      expect(layout.count).toBeGreaterThan(5)
      for (let t = 0; t < layout.count; t++) {
        for (const [x, y] of tablePoints(layout, t)) {
          if (!isInside(perimeter, x, y)) throw new Error(`table ${t} leaves the perimeter`)
          for (const ring of exclusions) {
            if (isInside([ring], x, y)) throw new Error(`table ${t} is on an exclusion`)
          }
        }
      }
      const ids = new Set(Array.from(layout.row, (k, t) => `${k}/${layout.slot[t]}`))
      expect(ids.size).toBe(layout.count)
    },
  )

  test.each(Array.from({ length: 20 }, (_, i) => i + 1))(
    'ground %d: under v0 centres stay inside and footprints off exclusions and each other',
    (seed) => {
      const next = seeded(seed)
      const perimeter = orientedRings([star(next, 0, 0, 120)])
      const exclusions = offsetRings(orientedRings([star(next, 20, 20, 20)]), 2)
      const layout = layoutTables({
        blockId: 'b',
        axes: rowAxes('tracker', 360 * next()),
        table: { lengthM: 8 + 20 * next(), depthM: 2.3, gapM: 0.5, pitchM: 6 },
        minTablesPerRow: 1,
        groups: [{ key: '', perimeters: perimeter, align: 'start', containTest: 'v0' }],
        exclusions,
      })
      expect(layout.count).toBeGreaterThan(5)
      const centres: [number, number][] = []
      for (let t = 0; t < layout.count; t++) {
        const c = layout.cornersM.subarray(8 * t, 8 * t + 8)
        const x = ((c[0] ?? 0) + (c[4] ?? 0)) / 2
        const y = ((c[1] ?? 0) + (c[5] ?? 0)) / 2
        // a centre may lie on the edge itself: allow 1 um
        const isNear = [0, 1, 2, 3].some((k) =>
          isInside(perimeter, x + 1e-6 * Math.cos(k * 1.57), y + 1e-6 * Math.sin(k * 1.57)),
        )
        if (!isNear) throw new Error(`the centre of table ${t} is outside`)
        for (const [px, py] of tablePoints(layout, t)) {
          if (exclusions.some((ring) => isInside([ring], px, py))) {
            throw new Error(`table ${t} is on an exclusion`)
          }
        }
        for (const [ox, oy] of centres) {
          if (Math.hypot(x - ox, y - oy) < 2.3) throw new Error(`table ${t} lies on another`)
        }
        centres.push([x, y])
      }
    },
  )

  test('the best of 16 origins is never worse than the first', () => {
    for (let seed = 100; seed < 110; seed++) {
      const next = seeded(seed)
      const ring = star(next, 0, 0, 100)
      const layout = (guideM?: [number, number]) =>
        layoutTables({
          blockId: 'b',
          axes: rowAxes('tracker', 0),
          table: { lengthM: 20, depthM: 2.3, gapM: 0.5, pitchM: 6 },
          minTablesPerRow: 1,
          groups: [
            {
              key: '',
              perimeters: [ring],
              align: 'start',
              containTest: 'v1',
              ...(guideM && { guideM }),
            },
          ],
          exclusions: [],
        })
      expect(layout().count).toBeGreaterThanOrEqual(layout([0, 0]).count)
    }
  })
})
