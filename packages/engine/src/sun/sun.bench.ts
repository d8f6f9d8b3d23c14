import { test } from 'vitest'
import { makeSunPosition, solarPosition } from './solarPosition.ts'
import { makeSunAtIntervals, sunAtIntervals } from './sunAtIntervals.ts'

const SITE = { latitudeDeg: 40, longitudeDeg: -105, altitudeM: 1800 }

const axis = (steps: number, stepS: number) =>
  Float64Array.from({ length: steps }, (_, i) => Date.UTC(2024, 0, 1) + i * stepS * 1000)

for (const [steps, stepS] of [
  [8760, 3600],
  [525_600, 60],
] as const) {
  test(`${steps} positions of a year`, async ({ bench }) => {
    const timeUtcMs = axis(steps, stepS)
    const out = makeSunPosition(steps)
    await bench('solarPosition', () => solarPosition(timeUtcMs, SITE, {}, out)).run({
      iterations: 8,
    })
  })
}

test('8760 hours with sunrise and sunset', async ({ bench }) => {
  const intervals = { intervalStartUtcMs: axis(8760, 3600), stepS: 3600 }
  const out = makeSunAtIntervals(8760)
  await bench('sunAtIntervals', () => sunAtIntervals(intervals, SITE, {}, out)).run()
})
