import { test } from 'vitest'
import { checkSeries } from './checkSeries.ts'
import { cloudySeries } from './testing/series.ts'

test('checks of a year of minutes', async ({ bench }) => {
  const series = cloudySeries({ stepS: 60 })
  await bench('525,600 rows', () => void checkSeries(series, new Date(0))).run()
})
