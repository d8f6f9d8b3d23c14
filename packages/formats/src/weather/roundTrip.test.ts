import { describe, expect, test } from 'vitest'
import { differingColumns } from '../testing/differingColumns.ts'
import {
  file,
  pvgisCsvLines,
  samLines,
  solarAnywhereLines,
  solargisLines,
  tmy3Lines,
} from '../testing/weatherTexts.ts'
import { detectFormat } from './file/detectFormat.ts'
import { writeWeatherCsv } from './file/writeWeatherCsv.ts'
import { readWeather } from './readWeather.ts'

describe('the product’s own weather CSV', () => {
  test.each([
    ['TMY3', tmy3Lines],
    ['SAM', samLines],
    ['PVGIS', pvgisCsvLines],
    ['Solargis', solargisLines],
    ['SolarAnywhere', solarAnywhereLines],
  ])('%s: export, then import changes nothing', async (_name, made) => {
    const first = await readWeather(file(made()))
    const text = [...writeWeatherCsv(first)].join('')
    expect(detectFormat(text)).toBe('duet')
    const again = await readWeather([text])
    expect(again.metadata).toEqual(first.metadata)
    expect(differingColumns(again.columns, first.columns)).toEqual([])
    expect(again.intervalStartUtcMs.every((ms, i) => ms === first.intervalStartUtcMs[i])).toBe(true)
    expect(again.stepS).toBe(first.stepS)
  })

  test('gaps, missing values and full precision survive', async () => {
    const text = [
      '# DUET weather 1',
      '# source: default',
      '# type: Sequential',
      '# local_time_zone: 5.5',
      '# time_interval: FifteenMinutes',
      '# interval_alignment: ending',
      'year,month,day,hour,minute,ghi_wm2,temp_c',
      '2020,2,29,23,45,0.1,20.12345678901234',
      '2020,2,29,24,0,,1e-7',
      '2020,3,1,0,30,1234.5,-40',
    ].join('\n')
    const first = await readWeather([text])
    expect(first.metadata.end_time).toBe('2020-02-29T19:00:00.000Z')
    expect(first.gaps).toHaveLength(1)
    const again = await readWeather([...writeWeatherCsv(first)])
    expect(differingColumns(again.columns, first.columns)).toEqual([])
    expect([...(again.columns.temp_c ?? [])]).toEqual([20.12345678901234, 1e-7, -40])
    expect(again.columns.ghi_wm2?.[1]).toBeNaN()
    expect([...again.columns.hour]).toEqual([23, 24, 0])
  })

  test('a header without its time zone is refused', async () => {
    const text =
      '# DUET weather 1\n# source: default\n# type: TMY\n# time_interval: OneHour\n# interval_alignment: ending\nyear,month,day,hour,minute,ghi_wm2\n'
    await expect(readWeather([text])).rejects.toThrow('gives no usable "local_time_zone"')
  })
})
