import { nominalDate } from '../file/nominalYear.ts'
import { TMY_NOMINAL_YEAR } from '../file/weatherFile.ts'
import type { RawWeather, ReaderContext } from '../rows/rawWeather.ts'
import { readNumber } from '../text/splitCells.ts'
import { type BoundCell, plainCell } from './boundCell.ts'
import { readTable, type TableLayout } from './readTable.ts'
import { stationSite } from './stationSite.ts'

const CELLS: readonly BoundCell[] = [
  plainCell('ghi_wm2', 0, 'global horizontal'),
  plainCell('dhi_wm2', 1, 'diffuse horizontal'),
  plainCell('temp_c', 2, 'air temperature'),
  plainCell('windspeed', 3, 'wind speed'),
]

/**
 * Meteonorm's "PVsyst" hourly file: name; `latitude, longitude, altitude, time zone, …` with longitude and time zone
 * positive to the WEST; an empty line; monthly irradiation, temperature and wind; then one line an hour with global
 * and diffuse horizontal irradiation (Wh/m²), air temperature (°C) and wind (m/s). There are no dates: row n is hour
 * n of the year in local standard time.
 */
export async function readPvsystDat(context: ReaderContext): Promise<RawWeather> {
  const { lines, log } = context
  await lines.takeAfterFill()
  const [latitude, west, altitude, westZone] = ((await lines.takeAfterFill()) ?? '').split(',')
  const site = stationSite(
    { timeZone: negated(westZone), latitude, longitude: negated(west), altitude },
    2,
    log,
  )
  for (let line = 3; line <= 6; line++) await lines.takeAfterFill()
  const rows = await readTable(context, {
    delimiter: ' ',
    cellCount: CELLS.length,
    cells: CELLS,
    stamp: hourCounter(),
  })
  return {
    format: 'pvsyst-dat',
    source: 'meteonorm',
    rows,
    alignment: 'ending',
    type: 'TMY',
    stepMin: 60,
    ...site,
  }
}

/** Row n is hour n of the year. */
function hourCounter(): TableLayout['stamp'] {
  let hour = 0
  return (_cells, out) => {
    if (hour >= 8760) return `it is row ${hour + 1} of the data, but a year has 8,760 hours`
    const { month, day, minuteOfDay } = nominalDate(hour * 60)
    out.year = TMY_NOMINAL_YEAR
    out.month = month
    out.day = day
    out.hour = minuteOfDay / 60 + 1
    out.minute = 0
    hour += 1
    return undefined
  }
}

function negated(text: string | undefined): string | undefined {
  const value = readNumber(text ?? '')
  return value === undefined || Number.isNaN(value) ? text : String(value === 0 ? 0 : -value)
}
