import { describe, expect, test } from 'vitest'
import { offsetShape } from './offsetShape.ts'
import { distanceToLineM, lengthM, type PointM } from './planeGeometry.ts'
import { type PolygonM, polygonAreaM2 } from './shapeM.ts'
import { rectangle, seeded, star } from './testing/randomRings.ts'

function grown(rings: PolygonM, byM: number): readonly PolygonM[] {
  return offsetShape({ kind: 'polygon', rings }, byM).flatMap((part) =>
    part.kind === 'polygon' ? [part.rings] : [],
  )
}

function parallel(points: readonly PointM[], byM: number): readonly (readonly PointM[])[] {
  return offsetShape({ kind: 'line', points }, byM).flatMap((part) =>
    part.kind === 'line' ? [part.points] : [],
  )
}

describe('a polygon', () => {
  test.each([
    [5, 110 * 60],
    [-5, 90 * 40],
    [0, 100 * 50],
  ])('a rectangle of 100 by 50 m offset by %d m has %d m²', (byM, areaM2) => {
    const [offset, ...rest] = grown([rectangle([20, 30], 100, 50)], byM)
    expect(rest).toEqual([])
    expect(offset?.[0]).toHaveLength(4)
    expect(polygonAreaM2(offset ?? [])).toBeCloseTo(areaM2, 2)
  })

  test('a hole shrinks when the land grows', () => {
    const yard = [rectangle([0, 0], 100, 100), rectangle([40, 40], 20, 20)]
    expect(polygonAreaM2(grown(yard, 5)[0] ?? [])).toBeCloseTo(110 * 110 - 10 * 10, 2)
    expect(grown(yard, 11)[0]).toHaveLength(1)
  })

  test('shrinking parts a dumbbell and takes away what is narrow', () => {
    const dumbbell: PointM[] = [
      [0, 0],
      [40, 0],
      [40, 18],
      [60, 18],
      [60, 0],
      [100, 0],
      [100, 40],
      [60, 40],
      [60, 22],
      [40, 22],
      [40, 40],
      [0, 40],
    ]
    expect(grown([dumbbell], -3)).toHaveLength(2)
    expect(grown([dumbbell], -21)).toEqual([])
  })
})

describe('a line', () => {
  const bent: PointM[] = [
    [0, 0],
    [100, 0],
    [100, 100],
  ]
  test('has its parallels at the right and at the left', () => {
    expect(parallel(bent, 10)).toEqual([
      [
        [0, -10],
        [110, -10],
        [110, 100],
      ],
    ])
    expect(parallel(bent, -10)).toEqual([
      [
        [0, 10],
        [90, 10],
        [90, 100],
      ],
    ])
  })

  test('a straight one keeps its length', () => {
    const [only] = parallel(
      [
        [0, 0],
        [30, 40],
      ],
      7,
    )
    expect(lengthM(only ?? [])).toBeCloseTo(50, 9)
  })

  test('an inner parallel without room is none', () => {
    const narrow: PointM[] = [
      [0, 0],
      [100, 0],
      [100, 10],
      [0, 10],
    ]
    expect(parallel(narrow, -6)).toEqual([])
  })

  test.each(Array.from({ length: 40 }, (_, seed) => seed + 1))(
    'random line %d: no point of a parallel is nearer than the distance',
    (seed) => {
      const next = seeded(seed)
      const points = star(next, [0, 0], 100)
      const byM = 20 * (next() - 0.5)
      const lines = parallel(points, byM)
      expect(lines.length).toBeGreaterThan(0)
      for (const line of lines) {
        for (const [index, [bx, by]] of line.slice(1).entries()) {
          const [ax, ay] = line[index] ?? [0, 0]
          for (const share of [0.1, 0.5, 0.9]) {
            const at: PointM = [ax + share * (bx - ax), ay + share * (by - ay)]
            expect(distanceToLineM(at, points)).toBeGreaterThan(Math.abs(byM) - 1e-3)
          }
        }
      }
    },
  )
})
