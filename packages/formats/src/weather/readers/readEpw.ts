import type { RawWeather, ReaderContext } from '../rows/rawWeather.ts'
import type { Stamp } from '../rows/rowStore.ts'
import { checkStamp } from '../rows/stampText.ts'
import { splitCells } from '../text/splitCells.ts'
import { type BoundCell, readTable } from './readTable.ts'
import { stationSite } from './stationSite.ts'

/** Columns used, with the code that stands for "missing" (EnergyPlus Auxiliary Programs, EPW data dictionary). */
const CELLS: readonly BoundCell[] = [
  {
    column: 'temp_c',
    index: 6,
    name: 'Dry Bulb Temperature',
    scale: 1,
    offset: 0,
    missing: (v) => v >= 99.9,
  },
  {
    column: 'rh',
    index: 8,
    name: 'Relative Humidity',
    scale: 1,
    offset: 0,
    missing: (v) => v >= 999,
  },
  {
    column: 'atmospheric_pressure',
    index: 9,
    name: 'Atmospheric Station Pressure',
    scale: 1,
    offset: 0,
    missing: (v) => v >= 999_999,
  },
  {
    column: 'ghi_wm2',
    index: 13,
    name: 'Global Horizontal Radiation',
    scale: 1,
    offset: 0,
    missing: (v) => v >= 9999,
  },
  {
    column: 'dni_wm2',
    index: 14,
    name: 'Direct Normal Radiation',
    scale: 1,
    offset: 0,
    missing: (v) => v >= 9999,
  },
  {
    column: 'dhi_wm2',
    index: 15,
    name: 'Diffuse Horizontal Radiation',
    scale: 1,
    offset: 0,
    missing: (v) => v >= 9999,
  },
  {
    column: 'wind_direction',
    index: 20,
    name: 'Wind Direction',
    scale: 1,
    offset: 0,
    missing: (v) => v >= 999,
  },
  {
    column: 'windspeed',
    index: 21,
    name: 'Wind Speed',
    scale: 1,
    offset: 0,
    missing: (v) => v >= 999,
  },
  // The file has mm.
  {
    column: 'pw',
    index: 28,
    name: 'Precipitable Water',
    scale: 0.1,
    offset: 0,
    missing: (v) => v >= 999,
  },
  { column: 'albedo', index: 32, name: 'Albedo', scale: 1, offset: 0, missing: (v) => v >= 999 },
]

/**
 * EnergyPlus weather: `LOCATION` first, `DATA PERIODS` last of the header, then local standard time with hours 1 to
 * 24 that end their intervals. The minute says 60 or 0 in hourly files and is the end of the interval in finer ones.
 */
export async function readEpw(context: ReaderContext): Promise<RawWeather> {
  const { lines, log } = context
  const location = splitCells((await lines.takeAfterFill()) ?? '', ',')
  const site = stationSite(
    { timeZone: location[8], latitude: location[6], longitude: location[7], altitude: location[9] },
    1,
    log,
  )
  const recordsPerHour = await skipHeader(context)
  const rows = await readTable(context, {
    delimiter: ',',
    cells: CELLS,
    stamp: (cells, out) => readEpwStamp(cells, recordsPerHour, out),
  })
  return {
    format: 'epw',
    source: 'default',
    rows,
    alignment: 'ending',
    type: 'TMY',
    stepMin: 60 / recordsPerHour,
    warnings: [],
    ...site,
  }
}

async function skipHeader({ lines, log }: ReaderContext): Promise<number> {
  for (;;) {
    const line = await lines.takeAfterFill()
    if (line === undefined || /^\d/.test(line)) {
      return log.fail({
        code: 'bad_header',
        line: lines.lineNumber,
        message:
          'The EPW header has no line "DATA PERIODS". The file may be cut short or changed; take the original.',
      })
    }
    if (/^data periods/i.test(line)) return Math.max(1, Number(line.split(',')[2]) || 1)
  }
}

function readEpwStamp(
  cells: readonly string[],
  recordsPerHour: number,
  out: Stamp,
): string | undefined {
  out.year = Number(cells[0])
  out.month = Number(cells[1])
  out.day = Number(cells[2])
  const hour = Number(cells[3])
  const minute = Number(cells[4])
  const endMinute = recordsPerHour === 1 || minute === 60 ? 0 : minute
  out.hour = endMinute === 0 ? hour : hour - 1
  out.minute = endMinute
  if (hour < 1) return `hour ${cells[3]} is not possible in EPW, where hours go from 1 to 24`
  return checkStamp(out)
}
