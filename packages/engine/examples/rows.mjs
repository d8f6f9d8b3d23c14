// @ts-check
// How far apart rows should stand: energy and shade of a day in winter against the distance.
import { clearSkyAt, simulateBlock, sunAtIntervals } from '@duet/engine'
import { BLOCK, SITE, UTC_OFFSET_H } from './plant.mjs'

const stepS = 600
const length = 144
const intervalStartUtcMs = Float64Array.from(
  { length },
  (_, i) => Date.UTC(2026, 11, 21, -UTC_OFFSET_H) + i * stepS * 1000,
)
const weather = {
  ...clearSkyAt(sunAtIntervals({ intervalStartUtcMs, stepS }, SITE), SITE.altitudeM),
  intervalStartUtcMs,
  stepS,
  utcOffsetH: UTC_OFFSET_H,
  airC: new Float64Array(length).fill(12),
  windMPerS: new Float64Array(length).fill(2),
}
for (const pitchM of [4, 5, 6, 8, 12]) {
  const block = { ...BLOCK, rows: { pitchM, collectorWidthM: 2.28, centreHeightM: 1.5 } }
  const { series } = simulateBlock(block, weather)
  const energyKwh = series.acBlockW.reduce((sum, power) => sum + power, 0) * (stepS / 3.6e6)
  console.log(`${pitchM} m: ${energyKwh.toFixed(0)} kWh`)
}
