import { describe, expect, test } from 'vitest'
import { localFrame, toLngLat, toLocalM } from './localFrame.ts'

const A_M = 6_378_137
const E2 = 0.006694379990141317

/** Length of a meridian arc on WGS84 by Simpson's rule, m. */
function meridianArcM(fromDeg: number, toDeg: number): number {
  const n = 200
  const h = ((toDeg - fromDeg) * Math.PI) / 180 / n
  let sum = 0
  for (let i = 0; i <= n; i++) {
    const sin = Math.sin((fromDeg * Math.PI) / 180 + i * h)
    const weight = i === 0 || i === n ? 1 : i % 2 === 1 ? 4 : 2
    sum += (weight * A_M * (1 - E2)) / (1 - E2 * sin * sin) ** 1.5
  }
  return (sum * h) / 3
}

describe('local frame', () => {
  test.each([-33.4, 0, 33.45, 64.1])('5 km north of %d° is right to a millimetre', (lat) => {
    const frame = localFrame(12, lat)
    const northLat = lat + (5000 / meridianArcM(lat, lat + 1)) * 1
    const [x, y] = toLocalM(frame, 12, northLat)
    expect(Math.abs(x)).toBeLessThan(1e-9)
    expect(Math.abs(y - meridianArcM(lat, northLat))).toBeLessThan(1e-3)
  })

  test('5 km along the equator is right to a millimetre', () => {
    const lng = (5000 / A_M) * (180 / Math.PI)
    const [x, y] = toLocalM(localFrame(0, 0), lng, 0)
    expect(Math.abs(x - 5000)).toBeLessThan(1e-3)
    expect(y).toBeCloseTo(0, 9)
  })

  test('there and back gives the same point to 1e-8 m', () => {
    const frame = localFrame(-111.98, 33.45)
    for (const [x, y] of [
      [0, 0],
      [5000, -4000],
      [-12_000, 9000],
      [0.5, 0.25],
    ] as const) {
      const [bx, by] = toLocalM(frame, ...toLngLat(frame, x, y))
      expect(Math.hypot(bx - x, by - y)).toBeLessThan(1e-8)
    }
  })

  test('the date line does not tear a plant apart', () => {
    const [x] = toLocalM(localFrame(179.999, -18), -179.999, -18)
    expect(x).toBeGreaterThan(200)
    expect(x).toBeLessThan(220)
  })
})
