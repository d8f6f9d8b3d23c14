import { expect, test } from 'vitest'
import { pvgisSeriesJson } from '../testing/providerAnswers.ts'
import { readWeather } from './readWeather.ts'

async function* bytesOf(text: string): AsyncGenerator<Uint8Array, void, undefined> {
  yield new TextEncoder().encode(text)
}

test('of a level series with its components, GHI is what comes from the sun and the sky', async () => {
  const text = pvgisSeriesJson({ latitude: 37.4, longitude: -6 }, 2021, 2021)
  const { outputs }: { outputs: { hourly: Record<string, number>[] } } = JSON.parse(text)
  const noon = outputs.hourly[12] ?? {}
  const weather = await readWeather(bytesOf(text), { localTimeZoneH: 0 })
  const { ghi_wm2: ghi, dhi_wm2: dhi } = weather.columns
  expect(ghi?.[12]).toBeCloseTo((noon['Gb(i)'] ?? 0) + (noon['Gd(i)'] ?? 0), 9)
  expect(ghi?.[12]).toBeGreaterThan(200)
  expect(dhi?.[12]).toBe(noon['Gd(i)'])
})
