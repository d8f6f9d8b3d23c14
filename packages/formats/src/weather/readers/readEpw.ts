import type { RawWeather, ReaderContext } from '../rows/rawWeather.ts'
import type { Stamp } from '../rows/rowStore.ts'
import { checkStamp } from '../rows/stampText.ts'
import { splitCells } from '../text/splitCells.ts'
import { type BoundCell, plainCell } from './boundCell.ts'
import { readTable } from './readTable.ts'
import { stationSite } from './stationSite.ts'

const from = (least: number) => (value: number) => value >= least

/** Columns used, with the code that stands for "missing" (EnergyPlus Auxiliary Programs, EPW data dictionary). */
const CELLS: readonly BoundCell[] = [
  plainCell('temp_c', 6, 'Dry Bulb Temperature', from(99.9)),
  plainCell('rh', 8, 'Relative Humidity', from(999)),
  plainCell('atmospheric_pressure', 9, 'Atmospheric Station Pressure', from(999_999)),
  plainCell('ghi_wm2', 13, 'Global Horizontal Radiation', from(9999)),
  plainCell('dni_wm2', 14, 'Direct Normal Radiation', from(9999)),
  plainCell('dhi_wm2', 15, 'Diffuse Horizontal Radiation', from(9999)),
  plainCell('wind_direction', 20, 'Wind Direction', from(999)),
  plainCell('windspeed', 21, 'Wind Speed', from(999)),
  // The file has mm.
  plainCell('pw', 28, 'Precipitable Water', from(999), 0.1),
  plainCell('snow_depth', 30, 'Snow Depth', from(999)),
  plainCell('albedo', 32, 'Albedo', from(999)),
  plainCell('rain', 33, 'Liquid Precipitation Depth', from(999)),
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
