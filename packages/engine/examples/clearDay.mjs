// @ts-check
// Power of a block through a clear day, in steps of half an hour.
import { clearSkyAt, simulateBlock, sunAtIntervals } from '@duet/engine'
import { BLOCK, SITE, UTC_OFFSET_H } from './plant.mjs'

const stepS = 1800
const intervalStartUtcMs = Float64Array.from(
  { length: 48 },
  (_, i) => Date.UTC(2026, 2, 20, -UTC_OFFSET_H) + i * stepS * 1000,
)
const light = clearSkyAt(sunAtIntervals({ intervalStartUtcMs, stepS }, SITE), SITE.altitudeM)
const { series, warnings } = simulateBlock(BLOCK, {
  ...light,
  intervalStartUtcMs,
  stepS,
  utcOffsetH: UTC_OFFSET_H,
  airC: new Float64Array(48).fill(24),
  windMPerS: new Float64Array(48).fill(2),
})
for (const { code } of warnings) console.log(`warning: ${code}`)
for (let i = 12; i <= 36; i += 4) {
  console.log(`${String(i / 2).padStart(2)}:00  ${(series.acBlockW[i] / 1000).toFixed(0)} kW`)
}
