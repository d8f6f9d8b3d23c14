import { describe, expect, test } from 'vitest'
import { tmy3Lines } from '../testing/weatherTexts.ts'
import { readWeather } from '../weather/readWeather.ts'
import type { WeatherFile } from '../weather/weatherFile.ts'
import { brightDay, timeFit } from './timeFit.ts'

const TEXT = tmy3Lines().join('\n')
const read = (answers: Parameters<typeof readWeather>[1] = {}): Promise<WeatherFile> =>
  readWeather([TEXT], answers)

describe('times against the sun', () => {
  test('the right alignment is found, however the file was read', async () => {
    for (const alignment of ['beginning', 'center', 'ending'] as const) {
      const fit = timeFit(await read({ alignment }))
      expect(fit).toMatchObject({ best: 'ending', clockErrorH: 0, sureness: 'sure' })
      expect(fit?.offsetMin.center).toBeCloseTo((fit?.offsetMin.ending ?? 0) + 30, 6)
    }
  })

  test('a clock that is hours off is found with the alignment', async () => {
    // 40° N, 105° W: the sun keeps UTC−7.
    const fit = timeFit(await read({ clockOffsetH: -4, localTimeZoneH: -4 }))
    expect(fit).toMatchObject({ best: 'ending', clockErrorH: -3, sureness: 'likely' })
  })

  test('nothing is said without a place or with too few days', async () => {
    const weather = await read()
    const { latitude: _lat, longitude: _lon, ...metadata } = weather.metadata
    expect(timeFit({ ...weather, metadata })).toBeUndefined()
    expect(brightDay({ ...weather, metadata })).toBeUndefined()
  })

  test('the bright day has the light of the file, and the sun in its middle', async () => {
    const day = brightDay(await read())
    expect(day?.hours).toHaveLength(24)
    expect(day?.noonH).toBeCloseTo(12, 0)
    expect(day?.hours[12]).toBeCloseTo(12.5, 6)
    const light = day?.ghiWm2.reduce<number>((sum, value) => sum + (value ?? 0), 0) ?? 0
    const sun = day?.sunWm2.reduce((sum, value) => sum + value, 0) ?? 0
    expect(sun).toBeCloseTo(light, 6)
    expect((day?.sunriseH ?? 0) + (day?.sunsetH ?? 0)).toBeCloseTo(2 * (day?.noonH ?? 0), 6)
  })
})
