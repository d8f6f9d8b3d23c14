import { columnOfHeader, plainName, splitNameAndUnit } from '../file/columnNames.ts'
import { sourceOfText } from '../file/sourceOfText.ts'
import type { WeatherSource } from '../file/weatherFile.ts'
import { unitConversion } from '../file/weatherUnits.ts'
import type { RawWeather, ReaderContext } from '../rows/rawWeather.ts'
import type { Stamp } from '../rows/rowStore.ts'
import { readStampText } from '../rows/stampText.ts'
import { splitCells } from '../text/splitCells.ts'
import { type BoundCell, firstOfColumns } from './boundCell.ts'
import { remarksOf } from './readSolarAnywhere.ts'
import { readTable } from './readTable.ts'
import { stationSite } from './stationSite.ts'

/**
 * NSRDB TMY3 and the many files in its layout: line 1 station, state, time zone, latitude, longitude, altitude;
 * line 2 names; then local standard time, hour-ending, `24:00` at the end of a day. -9900 and source flag `?` are
 * missing values.
 *
 * @see S. Wilcox and W. Marion, Users Manual for TMY3 Data Sets, NREL/TP-581-43156 (2008), table 1-2
 */
export async function readTmy3(context: ReaderContext): Promise<RawWeather> {
  const { lines, log } = context
  const station = splitCells((await lines.takeAfterFill()) ?? '', ',')
  const header = splitCells((await lines.takeAfterFill()) ?? '', ',')
  const site = stationSite(
    { timeZone: station[3], latitude: station[4], longitude: station[5], altitude: station[6] },
    1,
    log,
  )
  const rows = await readTable(context, {
    delimiter: ',',
    cellCount: header.length,
    cells: boundCells(header),
    stamp: readTmy3Stamp,
  })
  const remarks = station.slice(7).join(',')
  const isSolarAnywhere = /clean power research|solaranywhere/i.test(remarks)
  return {
    format: 'tmy3',
    source: isSolarAnywhere ? 'solaranywhere' : namedSource(station.slice(0, 2).join(' ')),
    rows,
    // SolarAnywhere says behind the site what its rows are: measured years come in this layout too.
    ...(isSolarAnywhere ? remarksOf(remarks) : { alignment: 'ending' as const }),
    ...site,
  }
}

/** Meteonorm and Vaisala write files of this layout too, and name themselves in the line of the station. */
function namedSource(station: string): WeatherSource {
  const named = sourceOfText(station)
  return named === 'meteonorm' || named === 'threetier' || named === 'solcast' ? named : 'nsrdb'
}

function readTmy3Stamp(cells: readonly string[], out: Stamp): string | undefined {
  return readStampText(`${cells[0]?.trim()} ${cells[1]?.trim()}`, 'MDY', out)
}

function boundCells(header: readonly string[]): readonly BoundCell[] {
  const cells = header.flatMap((name, index): readonly BoundCell[] => {
    const column = columnOfHeader(name)
    if (index < 2 || !column) return []
    const missing = (value: number): boolean => value <= -9900 && column !== 'tracker_angle'
    const hasFlag = plainName(header[index + 1] ?? '').endsWith('source')
    const { scale = 1, offset = 0 } =
      unitConversion(column, splitNameAndUnit(name).unit ?? '') ?? {}
    return [
      { column, index, name, scale, offset, missing, ...(hasFlag && { flagIndex: index + 1 }) },
    ]
  })
  return firstOfColumns(cells)
}
