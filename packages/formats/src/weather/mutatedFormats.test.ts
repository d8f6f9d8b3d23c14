import { expect, test } from 'vitest'
import { differingColumns } from '../testing/differingColumns.ts'
import { camsLines, nasaPowerLines, pvsystCsvLines, solcastLines } from '../testing/vendorTexts.ts'
import {
  epwLines,
  pvgisCsvLines,
  samLines,
  solarAnywhereLines,
  solargisLines,
  tmy2Lines,
  tmy3Lines,
} from '../testing/weatherTexts.ts'
import type { WeatherFile } from './file/weatherFile.ts'
import { readWeather } from './readWeather.ts'

const FORMATS = [
  ['TMY2', tmy2Lines],
  ['TMY3', tmy3Lines],
  ['EPW', epwLines],
  ['SAM', samLines],
  ['PVGIS', pvgisCsvLines],
  ['Solargis', solargisLines],
  ['SolarAnywhere', solarAnywhereLines],
  ['NASA POWER', nasaPowerLines],
  ['Solcast', solcastLines],
  ['PVsyst CSV', pvsystCsvLines],
  ['CAMS', camsLines],
] as const

const read = (lines: readonly string[]): Promise<WeatherFile> =>
  readWeather([`${lines.join('\n')}\n`], {
    localTimeZoneH: -7,
    airTemperature: { kind: 'later' },
  })

const reported = ({ warnings }: WeatherFile, code: string): readonly number[] =>
  warnings.find((warning) => warning.code === code)?.lines ?? []

test.each(FORMATS)(
  '%s: rows that stand twice or out of place, and blank lines',
  async (_, made) => {
    const lines = [...made()]
    const clean = await read(lines)
    // of the middle of the rows, by day
    const at = lines.length - 12 * 365
    const [a = '', b = ''] = lines.slice(at, at + 2)
    const changed = lines.toSpliced(at, 2, b, a).toSpliced(at + 700, 0, lines[at + 700] ?? '')
    changed.splice(at + 1200, 0, '', '  ')
    const weather = await read(changed)
    expect(differingColumns(weather.columns, clean.columns)).toEqual([])
    expect(weather.intervalStartUtcMs).toEqual(clean.intervalStartUtcMs)
    expect(reported(weather, 'rows_repeated')).toEqual([at + 701, at + 702])
    const [misplaced = 0] = reported(weather, 'rows_sorted')
    expect([at + 1, at + 2]).toContain(misplaced)
  },
)
