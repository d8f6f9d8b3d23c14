import { test } from 'vitest'
import { type Aligned, align } from './align.ts'
import { dayProfiles, differenceMap } from './dayMaps.ts'
import { differenceHistogram, durationCurves, scatterGrid } from './distributions.ts'
import { comparedMonths } from './months.ts'
import type { ComparableSeries } from './series.ts'
import { statisticsOf } from './statistics.ts'

const MINUTES = 525_600

const year = (factor: number): ComparableSeries => ({
  startUtcS: Date.UTC(2021, 0, 1) / 1000,
  stepS: 60,
  values: Float64Array.from({ length: MINUTES }, (_, i) => factor * Math.max(0, Math.sin(i / 229))),
  unit: 'W',
  kind: 'mean',
  isTypicalYear: false,
  utcOffsetH: -7,
})

const [a, b] = [year(1e6), year(1.01e6)]
const found = align(a, b, { alignment: 'auto' })
if (found.state !== 'aligned') throw new Error(`got ${found.state}`)
const aligned: Aligned = found

test.for<[what: string, work: () => unknown]>([
  ['aligned by instant', () => align(a, b, { alignment: 'auto' })],
  ['aligned by calendar', () => align(a, b, { alignment: 'calendar' })],
  ['figures', () => statisticsOf(aligned)],
  ['months', () => comparedMonths(aligned)],
  ['scatter', () => scatterGrid(aligned)],
  ['distribution', () => [durationCurves(aligned), differenceHistogram(aligned)]],
  ['days and hours', () => [differenceMap(aligned), dayProfiles(aligned)]],
])('a year of minutes: %s', async ([what, work], { bench }) => {
  await bench(`525,600 steps, ${what}`, () => void work()).run()
})
