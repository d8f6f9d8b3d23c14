import { describe, expect, test } from 'vitest'
import { lengthM, type PointM } from './planeGeometry.ts'
import { isInsidePolygon, type PolygonM, polygonAreaM2, type ShapeM } from './shapeM.ts'
import { splitShape } from './splitShape.ts'
import { rectangle, seeded, star } from './testing/randomRings.ts'

const SQUARE = rectangle([0, 0], 100, 100)

function parts(rings: PolygonM, cut: readonly PointM[]): readonly PolygonM[] {
  return splitShape({ kind: 'polygon', rings }, cut).flatMap((part) =>
    part.kind === 'polygon' ? [part.rings] : [],
  )
}

const areas = (polygons: readonly PolygonM[]): readonly number[] =>
  polygons
    .map((polygon) => Math.round(polygonAreaM2(polygon) * 1e6) / 1e6)
    .toSorted((a, b) => a - b)

describe('a polygon', () => {
  test('is cut in two by a line across', () => {
    const cut: PointM[] = [
      [-10, 30],
      [110, 30],
    ]
    expect(areas(parts([SQUARE], cut))).toEqual([3000, 7000])
    expect(areas(parts([[...SQUARE, [0, 0]]], cut))).toEqual([3000, 7000])
    expect(areas(parts([SQUARE.toReversed()], cut.toReversed()))).toEqual([3000, 7000])
  })

  test('is cut by a line from corner to corner, and by one that ends on its edges', () => {
    expect(areas(parts([SQUARE], [SQUARE[0] ?? [0, 0], SQUARE[2] ?? [0, 0]]))).toEqual([5000, 5000])
    expect(
      areas(
        parts(
          [SQUARE],
          [
            [25, 0],
            [25, 100],
          ],
        ),
      ),
    ).toEqual([2500, 7500])
  })

  test('is cut several times by a line that comes back', () => {
    const cut: PointM[] = [
      [20, -10],
      [20, 110],
      [50, 110],
      [50, -10],
      [70, -10],
      [70, 50],
      [110, 50],
    ]
    expect(areas(parts([SQUARE], cut))).toEqual([1500, 2000, 3000, 3500])
  })

  test('is whole when the line ends inside, runs along an edge or passes by', () => {
    for (const cut of [
      [
        [-10, 30],
        [50, 30],
      ],
      [
        [0, -10],
        [0, 110],
      ],
      [
        [200, 0],
        [200, 100],
      ],
      [],
    ] as PointM[][]) {
      expect(areas(parts([SQUARE], cut))).toEqual([10000])
    }
  })

  test('opens a hole that the cut goes through and keeps one that it passes', () => {
    const holes = [rectangle([10, 40], 20, 20), rectangle([60, 70], 10, 10)]
    const cut: PointM[] = [
      [-10, 50],
      [110, 50],
    ]
    const halves = parts([SQUARE, ...holes], cut)
    expect(areas(halves)).toEqual([4700, 4800])
    expect(halves.map((half) => half.length).toSorted((a, b) => a - b)).toEqual([1, 2])
  })

  test('is not cut by a line from outside into a hole', () => {
    const hole = rectangle([40, 40], 20, 20)
    const whole = parts(
      [SQUARE, hole],
      [
        [-10, 50],
        [50, 50],
      ],
    )
    expect(whole).toHaveLength(1)
    expect(whole[0]).toHaveLength(2)
  })

  test('loses an island to a line that crosses itself inside', () => {
    const loop: PointM[] = [
      [20, 20],
      [80, 20],
      [80, 80],
      [40, 80],
      [40, 10],
    ]
    const both = parts([SQUARE], loop)
    expect(areas(both)).toEqual([2400, 7600])
    expect(both.find((part) => part.length === 2)).toBeDefined()
  })
})

test.each(Array.from({ length: 60 }, (_, seed) => seed + 1))(
  'random land %d: the parts make up the whole and do not overlap',
  (seed) => {
    const next = seeded(seed)
    const outline = star(next, [300 * next(), -200 * next()], 120)
    const [x, y] = outline[0] ?? [0, 0]
    const centre = outline.reduce<PointM>(
      ([sumX, sumY], [px, py]) => [sumX + px / outline.length, sumY + py / outline.length],
      [0, 0],
    )
    const hole = star(next, centre, 8)
    const rings =
      next() < 0.5 && hole.every((at) => isInsidePolygon(at, [outline]))
        ? [outline, hole]
        : [outline]
    const cut = Array.from(
      { length: 2 + Math.floor(5 * next()) },
      (): PointM => [x + 300 * (next() - 0.5), y + 300 * (next() - 0.5)],
    )
    const pieces = parts(rings, cut)
    const sum = pieces.reduce((area, piece) => area + polygonAreaM2(piece), 0)
    expect(sum).toBeCloseTo(polygonAreaM2(rings), 3)
    for (let i = 0; i < 200; i++) {
      const at: PointM = [x + 300 * (next() - 0.5), y + 300 * (next() - 0.5)]
      const around = pieces.filter((piece) => isInsidePolygon(at, piece)).length
      expect(around).toBe(isInsidePolygon(at, rings) ? 1 : 0)
    }
  },
)

describe('a line', () => {
  const line: ShapeM = {
    kind: 'line',
    points: [
      [0, 0],
      [100, 0],
      [100, 100],
    ],
  }
  test('falls into the parts between the crossings, in its direction', () => {
    const pieces = splitShape(line, [
      [40, 10],
      [40, -10],
      [60, -10],
      [60, 60],
      [200, 60],
    ])
    expect(pieces).toEqual([
      {
        kind: 'line',
        points: [
          [0, 0],
          [40, 0],
        ],
      },
      {
        kind: 'line',
        points: [
          [40, 0],
          [60, 0],
        ],
      },
      {
        kind: 'line',
        points: [
          [60, 0],
          [100, 0],
          [100, 60],
        ],
      },
      {
        kind: 'line',
        points: [
          [100, 60],
          [100, 100],
        ],
      },
    ])
    const total = pieces.reduce(
      (sum, piece) => sum + (piece.kind === 'line' ? lengthM(piece.points) : 0),
      0,
    )
    expect(total).toBeCloseTo(200, 9)
  })

  test('is cut at a corner that the cut goes through, and whole when it is only touched at its end', () => {
    expect(
      splitShape(line, [
        [90, 10],
        [110, -10],
      ]),
    ).toHaveLength(2)
    expect(
      splitShape(line, [
        [0, -10],
        [0, 10],
      ]),
    ).toEqual([line])
  })
})
