// @ts-check
// A year of weather made from monthly normals, and where its light and energy go: the account closes.
import {
  blockEnergySums,
  blockRatings,
  closureError,
  keyFigureSums,
  keyFigures,
  simulateBlock,
  waterfall,
  weatherYear,
} from '@duet/engine'
import { BLOCK, SITE, UTC_OFFSET_H } from './plant.mjs'

const weather = weatherYear(
  {
    light: {
      kind: 'dailyGhi',
      kwhPerM2PerDay: [3.3, 4.3, 5.6, 7, 7.9, 8.2, 7.4, 6.9, 6, 4.7, 3.6, 3],
    },
    dailyMaxAirC: [20, 22, 25, 30, 35, 40, 41, 40, 38, 31, 25, 19],
    dailyMinAirC: [8, 10, 12, 16, 21, 26, 29, 28, 25, 18, 12, 7],
    relativeHumidityPercent: [51, 44, 38, 26, 21, 19, 31, 35, 34, 36, 43, 52],
    windMPerS: [2.3, 2.6, 2.9, 3.1, 3.1, 3, 3.1, 2.9, 2.7, 2.5, 2.3, 2.2],
  },
  { site: SITE, utcOffsetH: UTC_OFFSET_H, year: 2026, seed: 1 },
)
const { series } = simulateBlock(BLOCK, weather)
const ratings = blockRatings(BLOCK)
const sums = blockEnergySums(series, ratings, weather.stepS)
const rows = waterfall(sums)
for (const { key, kind, valueAfter, lossFractionOfPrevious } of rows) {
  if (kind !== 'stage') continue
  const change = (-100 * (lossFractionOfPrevious ?? 0)).toFixed(2)
  console.log(
    `${key.padEnd(24)} ${(valueAfter / 1000).toFixed(1).padStart(8)} MWh ${change.padStart(7)} %`,
  )
}
if (!(closureError(rows) < 1e-9)) throw new Error('the account does not close')
const figures = keyFigures(
  keyFigureSums(series, ratings, weather.stepS),
  ratings.nominalDcW / 1000,
  sums.mv_copper,
)
const { value = Number.NaN } = figures.performanceRatio
console.log(`Performance ratio ${(100 * value).toFixed(1)} %`)
