// @ts-check
// Where the sun stands through a day, and how trackers with backtracking turn after it.
import { planeOrientation, sunAtIntervals } from '@duet/engine'
import { BLOCK, SITE, UTC_OFFSET_H } from './plant.mjs'

const HOURS = [6, 8, 10, 12, 14, 16, 18]
const intervalStartUtcMs = Float64Array.from(HOURS, (hour) =>
  Date.UTC(2026, 5, 21, hour - UTC_OFFSET_H),
)
const sun = sunAtIntervals({ intervalStartUtcMs, stepS: 3600 }, SITE)
const { rotationDeg } = planeOrientation(BLOCK.mount, {
  zenithDeg: sun.apparentZenithDeg,
  sunAzimuthDeg: sun.azimuthDeg,
  slope: BLOCK.slope,
  groundCoverRatio: 2.28 / 6.5,
})
for (const [i, hour] of HOURS.entries()) {
  const elevation = 90 - sun.apparentZenithDeg[i]
  console.log(`${hour}:00  sun ${elevation.toFixed(1)}°  trackers ${rotationDeg[i].toFixed(1)}°`)
}
