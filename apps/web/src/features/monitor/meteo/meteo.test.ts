import { expect, test } from 'vitest'
import { isApart, type MeteoSeries, measureGroups, meteoSentence, totalText } from './meteo.ts'

const series = (key: string, change: Partial<MeteoSeries> = {}): MeteoSeries => ({
  key,
  name: key,
  measure: 'poa_front',
  source: 'sensor',
  hours: 48,
  hours_of_period: 48,
  daily: [6, 4],
  ...change,
})
const pair = { first: 'one', second: 'two', hours: 20, ratio: 0.93, difference: -40, r2: 0.99 }

test('measures without a sensor are not shown', () => {
  const satellite = series('satellite', { measure: 'ghi', source: 'satellite' })
  const groups = measureGroups({
    dates: [],
    series: [series('one'), series('two'), satellite],
    pairs: [pair],
  })
  expect(groups.map(({ measure }) => measure)).toEqual(['poa_front'])
  expect(meteoSentence('today', groups, 0)).toBe(
    'No sensor fault was found today; look at one reads 7 % below two.'.replace('7 %', '7\u202f%'),
  )
})

test('pairs are apart by their ratio, their difference or their correlation', () => {
  expect(isApart(pair)).toBe(true)
  expect(isApart({ ...pair, ratio: 0.98 })).toBe(false)
  expect(isApart({ ...pair, ratio: 0.98, r2: 0.8 })).toBe(true)
  expect(isApart({ ...pair, ratio: null, difference: -4 })).toBe(true)
})

test('light is summed over whole days, temperatures are averaged', () => {
  const light = { title: '', unit: 'kWh/m²', differenceUnit: '', isLight: true }
  expect(totalText(series('one', { daily: [6, null, 4] }), light)).toBe('10\u202fkWh/m²')
  expect(totalText(series('one'), { ...light, unit: '°C', isLight: false })).toBe('5.0\u202f°C')
  expect(totalText(series('one', { daily: [null] }), light)).toBe('–')
})
