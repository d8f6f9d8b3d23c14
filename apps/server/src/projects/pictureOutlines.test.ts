import { describe, expect, test } from 'vitest'
import { drawPicture, type MapOutline } from './pictureOutlines.ts'

const square = (west: number, south: number, sizeDeg: number, kind = 'perimeter'): MapOutline => ({
  kind,
  ring: [
    [west, south],
    [west + sizeDeg, south],
    [west + sizeDeg, south + sizeDeg],
    [west, south + sizeDeg],
    [west, south],
  ],
})
const circle = (corners: number): MapOutline => ({
  kind: 'perimeter',
  ring: Array.from({ length: corners }, (_, i): [number, number] => {
    const angle = (2 * Math.PI * i) / corners
    return [0.01 * Math.cos(angle), 0.01 * Math.sin(angle)]
  }),
})

describe('the picture of a plant', () => {
  test('of nothing is none', () => {
    expect(drawPicture([])).toBeNull()
    expect(drawPicture([{ kind: 'perimeter', ring: [[1, 1]] }])).toBeNull()
    expect(drawPicture([square(1, 1, 0)])).toBeNull()
  })

  test('of a square at the equator fills the unit square, north above', () => {
    expect(drawPicture([square(10, -0.001, 0.002)])).toEqual({
      width: 1,
      height: 1,
      shapes: [{ kind: 'perimeter', points: [0, 1, 1, 1, 1, 0, 0, 0] }],
    })
  })

  test('is as narrow as the ground is at its latitude', () => {
    // cos 60 degrees is one half
    expect(drawPicture([square(10, 60, 0.001)])).toMatchObject({ width: 0.5, height: 1 })
  })

  test('preserves shapes in place to each other, also across the date line', () => {
    const at = (west: number) =>
      drawPicture([square(west, 0, 0.01), square(west, 0, 0.005, 'other')])
    expect(at(179.995)).toEqual(at(10))
    expect(at(10)?.shapes[1]?.points).toEqual([0, 1, 0.5, 1, 0.5, 0.5, 0, 0.5])
  })

  test('has at most 60 shapes of 200 points, near to the outline', () => {
    const picture = drawPicture(Array(70).fill(circle(20_000)))
    expect(picture?.shapes).toHaveLength(60)
    const points = picture?.shapes[0]?.points ?? []
    expect(points.length / 2).toBeLessThanOrEqual(200)
    expect(points.length / 2).toBeGreaterThan(20)
    for (let i = 0; i < points.length; i += 2) {
      expect(Math.hypot((points[i] ?? 0) - 0.5, (points[i + 1] ?? 0) - 0.5)).toBeCloseTo(0.5, 3)
    }
  })

  test('simplifies a jagged outline until it fits', () => {
    const jagged = circle(3000)
    const ring = jagged.ring.map(([x, y], i): [number, number] => {
      const out = i % 2 === 0 ? 1 : 0.8
      return [x * out, y * out]
    })
    const [shape] = drawPicture([{ kind: 'perimeter', ring }])?.shapes ?? []
    expect((shape?.points.length ?? 0) / 2).toBeLessThanOrEqual(200)
    expect((shape?.points.length ?? 0) / 2).toBeGreaterThanOrEqual(3)
  })
})
