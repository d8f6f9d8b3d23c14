import { createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasReferenceData, referenceFile } from '@duet/units/testing/reference'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { differingColumns } from '../testing/differingColumns.ts'
import { WEATHER_VALUE_COLUMNS, type WeatherFile } from './file/weatherFile.ts'
import { writeWeatherCsv } from './file/writeWeatherCsv.ts'
import { guessTable } from './guess/guessTable.ts'
import { readWeather, type WeatherReadOptions } from './readWeather.ts'

/** Copies of a few numbers of the reference vectors. */
const vectors = z
  .object({
    files: z.array(
      z.object({
        file: z.string(),
        rows: z.number(),
        columns: z.record(
          z.string(),
          z.object({
            scale: z.number(),
            count: z.number(),
            sum: z.number(),
            first: z.array(z.number()),
          }),
        ),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../vectors/weather.json'), 'utf8')))

function read(path: string, options: WeatherReadOptions = {}): Promise<WeatherFile> {
  return readWeather(createReadStream(referenceFile(path)), { filename: path, ...options })
}

/** kWh/m² of a year or of what there is. */
function total({ columns, stepS }: WeatherFile, name: 'ghi_wm2'): number {
  return (
    ((columns[name] ?? Float64Array.of()).reduce((sum, value) => sum + value, 0) * stepS) / 3.6e6
  )
}

describe('against the readers of pvlib (needs DUET_REFERENCE_DATA)', () => {
  test.skipIf(!hasReferenceData).each(vectors.files)('$file', async ({ file, rows, columns }) => {
    const weather = await read(file)
    expect(weather.rowCount).toBe(rows)
    for (const name of WEATHER_VALUE_COLUMNS) {
      const expected = columns[name]
      const found = weather.columns[name]
      if (!expected || !found) continue
      const count = found.reduce((known, value) => known + (Number.isNaN(value) ? 0 : 1), 0)
      expect({ name, count }).toEqual({ name, count: expected.count })
      // The sums of the vectors have 8 digits.
      const sum = found.reduce((before, value) => before + (Number.isNaN(value) ? 0 : value), 0)
      expect({
        name,
        relative: Math.abs(sum / (expected.sum * expected.scale) - 1) < 6e-8,
      }).toEqual({ name, relative: true })
      expected.first.forEach((value, i) =>
        expect(found[7 + i]).toBeCloseTo(value * expected.scale, 6),
      )
    }
    const missing = Object.keys(columns).filter((name) => !(name in weather.columns))
    expect(missing).toEqual([])
  })
})

describe('other files (needs DUET_REFERENCE_DATA)', () => {
  test.skipIf(!hasReferenceData).each([
    // Path, rows, GHI in kWh/m² as the data's own list has them, type.
    ['weather/tmy3/724666TYA.CSV', 8760, 1619.9, 'TMY'],
    ['weather/epw/USA_CO_Boulder.724699_TMY2.epw', 8760, 1688.7, 'TMY'],
    ['weather/nasa-power/blythe_nasa_60_tmy.csv', 8760, 2150.4, 'TMY'],
    ['weather/meteonorm/Bern-hour.dat', 8760, 1194.2, 'TMY'],
    ['weather/sam-csv/WF_SAM_TMY2020.csv', 8760, 1663.4, 'TMY'],
    ['weather/solargis/SOLARGIS_Almeria_Spain_TS60.csv', 10_944, 2217.7, 'Sequential'],
    ['weather/measured/NREL_BEST_2021_60min_dummy_tracker_angle.csv', 8760, 1299.1, 'Sequential'],
    ['weather/measured/NREL_BEST_0.5y_15min.csv', 5857, 413.3, 'Sequential'],
    ['weather/sam-samples/phoenix_az_33.450495_-111.983688_psmv3_60_tmy.csv', 8760, 2115.1, 'TMY'],
    [
      'pvsyst-projects/nrel-best-v734/project/DENVER_CENTENNIAL _GOLDEN - NREL__SAM_CSV_TMY.MET',
      8760,
      1781.0,
      'TMY',
    ],
    ['weather/sam-samples/fargo_nd_46.9_-96.8_mts1_60_tmy.csv', 8760, 1403.7, 'TMY'],
  ])('%s has %d rows and %d kWh/m²', async (path, rows, ghi, type) => {
    const weather = await read(path)
    expect(weather.rowCount).toBe(rows)
    expect(weather.metadata.type).toBe(type)
    expect(total(weather, 'ghi_wm2')).toBeCloseTo(ghi, 1)
    const again = await readWeather([...writeWeatherCsv(weather)])
    expect(differingColumns(again.columns, weather.columns)).toEqual([])
  })

  test.skipIf(!hasReferenceData)(
    'a measured year is distinguished from a typical one',
    async () => {
      const weather = await read('weather/measured/NREL_BEST_2021_60min_dummy_tracker_angle.csv')
      expect(weather.warnings.map((warning) => warning.code)).toEqual(['type_guessed'])
      expect(new Set(weather.columns.tracker_angle)).toEqual(new Set([-20, 45]))
    },
  )

  test.skipIf(!hasReferenceData)(
    'a table of another program is read with the suggested mapping',
    async () => {
      const path = 'weather/other/Toronto_ClimateFile_CWEC_CASSYS.csv'
      const head: string[] = []
      for await (const piece of createReadStream(referenceFile(path), { encoding: 'utf8' })) {
        head.push(...String(piece).split('\n').slice(0, 50))
        break
      }
      const mapping = guessTable(head)?.mapping
      if (!mapping) throw new Error('no mapping')
      const weather = await read(path, {
        mapping: { ...mapping, clockOffsetH: -5, longitude: -79.4, latitude: 43.7 },
      })
      expect(total(weather, 'ghi_wm2')).toBeCloseTo(1317.7, 1)
      expect(weather.metadata.start_time).toBe('2015-01-01T05:00:00.000Z')
    },
  )

  test.skipIf(!hasReferenceData)('a packed list of PlantPredict is read with a clock', async () => {
    const weather = await read('weather/plantpredict/weather_details.json.gz', {
      localTimeZoneH: -6,
    })
    expect(weather.rowCount).toBe(8760)
    expect(total(weather, 'ghi_wm2')).toBeCloseTo(1421.6, 1)
  })

  test.skipIf(!hasReferenceData).each([
    ['SRML-day-EUPO1801.txt', 'no air temperature'],
    ['abq19056.dat', 'no air temperature'],
    ['cams_mcclear_1min_verbose.csv', 'without clouds'],
    ['cams_radiation_monthly.csv', 'sums of days or months'],
    ['test_read_pvgis_horizon.csv', 'line of a horizon'],
  ])('%s is refused: %s', async (name, message) => {
    await expect(read(`weather/pvlib-samples/${name}`)).rejects.toThrow(message)
  })

  test.skipIf(!hasReferenceData).each([
    // Rows, and sums of W/m² as the vectors have them.
    ['SRML-day-EUPO1801.txt', 1440, { ghi_wm2: 44_329, dni_wm2: 6204 }],
    ['abq19056.dat', 4, { ghi_wm2: 411.8, dni_wm2: 262.3, dhi_wm2: 288.8 }],
  ])('%s is read with an air temperature by month', async (name, rows, sums) => {
    const weather = await read(`weather/pvlib-samples/${name}`, {
      airTemperature: { kind: 'months', valuesC: Array.from({ length: 12 }, (_, m) => m - 3) },
      siteLongitude: -123.07,
    })
    expect(weather.rowCount).toBe(rows)
    const found = Object.entries(sums).map(([column, sum]) => {
      const values = weather.columns[column as keyof typeof sums] ?? Float64Array.of()
      return values.reduce((before, value) => before + (value || 0), 0) - sum
    })
    expect(Math.max(...found.map(Math.abs))).toBeLessThan(1e-9 * rows)
    const month = weather.columns.month[0] ?? 0
    expect(new Set(weather.columns.temp_c)).toEqual(new Set([month - 4]))
    expect(weather.warnings.map(({ code }) => code)).toContain('air_temperature')
  })

  test.skipIf(!hasReferenceData)('an hourly series on an inclined plane is refused', async () => {
    const path =
      'weather/pvlib-samples/pvgis_hourly_Timeseries_45.000_8.000_SA_30deg_0deg_2016_2016.csv'
    await expect(read(path)).rejects.toThrow('inclined plane (slope 30 deg.)')
  })
})
