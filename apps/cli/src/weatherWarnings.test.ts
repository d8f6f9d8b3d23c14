import { readWeather, type WeatherFile, writeWeatherCsv } from '@duet/formats'
import { sampleWeather } from '@duet/plant'
import { hasReferenceData } from '@duet/units/testing/reference'
import { expect, test } from 'vitest'
import { readReferenceWeather } from './testing/referencePlant.ts'
import { weatherWarnings } from './weatherWarnings.ts'

/** The plant's place, which a file that names its own does not need. */
const site = { latitudeDeg: 0, longitudeDeg: 0, altitudeM: 0 }

/** The sample with its times so much later than its light. */
function readSample(lateMin: number): Promise<WeatherFile> {
  const sample = sampleWeather()
  const columns = { ...sample.columns, minute: sample.columns.minute.map((min) => min + lateMin) }
  return readWeather(writeWeatherCsv({ ...sample, columns }), { filename: 'sample.csv' })
}

test('weather without a fault has no warning', async () => {
  expect(weatherWarnings(await readSample(0), site)).toEqual([])
})

test('weather half an hour late is reported, at the place of the plant where the file has none', async () => {
  const { latitude, longitude, altitude_m } = sampleWeather().metadata
  const late = await readSample(30)
  const { latitude: _lat, longitude: _lon, altitude_m: _alt, ...placeless } = late.metadata
  const plant = { latitudeDeg: latitude, longitudeDeg: longitude, altitudeM: altitude_m }
  for (const warnings of [
    weatherWarnings(late, site),
    weatherWarnings({ ...late, metadata: placeless }, plant),
  ]) {
    expect(warnings).toContainEqual(
      expect.stringMatching(/^Times against the sun: .* (29|30|31) minutes after the sun/),
    )
  }
})

test.skipIf(!hasReferenceData)(
  'Des Moines: times 30 minutes late and parts of the light that do not add up (needs DUET_REFERENCE_DATA)',
  async () => {
    const file = await readReferenceWeather(
      'weather/sam-samples/des_moines_ia_41.586835_-93.624959_psmv3_60_tmy.csv',
    )
    expect(weatherWarnings(file, site)).toEqual([
      expect.stringContaining('30 minutes after the sun'),
      expect.stringMatching(/^GHI against DNI and DHI: 1,206 of 3,763 rows/),
      expect.stringMatching(/^Values of wind speed that stay the same: /),
    ])
  },
)
