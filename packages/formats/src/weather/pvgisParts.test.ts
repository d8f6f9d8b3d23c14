import { expect, test } from 'vitest'
import { pvgisSeriesJson } from '../testing/providerAnswers.ts'
import { readWeather } from './readWeather.ts'

async function* bytesOf(text: string): AsyncGenerator<Uint8Array, void, undefined> {
  yield new TextEncoder().encode(text)
}

interface Series {
  readonly outputs: { readonly hourly: readonly Readonly<Record<string, string | number>>[] }
}

const TEXT = pvgisSeriesJson({ latitude: 37.4, longitude: -6 }, 2021, 2021)
const { outputs }: Series = JSON.parse(TEXT)
const NOON = outputs.hourly[12] ?? {}

/** The same series as PVGIS writes it with `outputformat=csv`. */
function csvText(): string {
  const names = Object.keys(NOON)
  return [
    'Latitude (decimal degrees):\t37.400',
    'Longitude (decimal degrees):\t-6.000',
    'Elevation (m):\t250',
    'Radiation database:\tPVGIS-SARAH3',
    '',
    'Slope: 0 deg.',
    'Azimuth: 0 deg.',
    names.join(','),
    ...outputs.hourly.map((record) => names.map((name) => record[name]).join(',')),
    '',
    'H_sun: Sun height (degree)',
    '',
  ].join('\r\n')
}

test.each([
  ['JSON', TEXT],
  ['CSV', csvText()],
])(
  'of a level series with its components, GHI is what comes from sun and sky: %s',
  async (_kind, text) => {
    const weather = await readWeather(bytesOf(text), { localTimeZoneH: 0 })
    const { ghi_wm2: ghi, dhi_wm2: dhi } = weather.columns
    expect(ghi?.[12]).toBeCloseTo(Number(NOON['Gb(i)']) + Number(NOON['Gd(i)']), 9)
    expect(ghi?.[12]).toBeGreaterThan(200)
    expect(dhi?.[12]).toBe(NOON['Gd(i)'])
    expect(weather.rowCount).toBe(8760)
  },
)
