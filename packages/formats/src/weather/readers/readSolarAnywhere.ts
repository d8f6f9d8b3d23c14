import { columnOfHeader, splitNameAndUnit } from '../file/columnNames.ts'
import type { IntervalAlignment, WeatherType } from '../file/weatherFile.ts'
import type { RawWeather, ReaderContext } from '../rows/rawWeather.ts'
import { readStampText } from '../rows/stampText.ts'
import { splitCells } from '../text/splitCells.ts'
import { type BoundCell, firstOfColumns, plainCell } from './boundCell.ts'
import { readTable } from './readTable.ts'
import { stationSite } from './stationSite.ts'

/**
 * SolarAnywhere's own CSV: line 1 site and remarks (time resolution, averaging method), line 2 names, then rows with
 * `ObservationTime(LST)`, local standard time, MM/DD/YYYY HH:MM.
 */
export async function readSolarAnywhere(context: ReaderContext): Promise<RawWeather> {
  const { lines, log } = context
  const station = splitCells((await lines.takeAfterFill()) ?? '', ',')
  const header = splitCells((await lines.takeAfterFill()) ?? '', ',')
  const remarks = station.slice(7).join(',')
  const site = stationSite(
    { timeZone: station[3], latitude: station[4], longitude: station[5], altitude: station[6] },
    1,
    log,
  )
  const timeAt = header.findIndex((name) => /^observationtime\s*\(lst\)/i.test(name.trim()))
  if (timeAt < 0)
    log.fail({
      code: 'missing_column',
      line: 2,
      message:
        'Line 2 names no column "ObservationTime(LST)". Export the file from SolarAnywhere with local standard time.',
    })
  const rows = await readTable(context, {
    delimiter: ',',
    cellCount: header.length,
    cells: boundCells(header),
    stamp: (cells, out) => readStampText(cells[timeAt] ?? '', 'MDY', out),
  })
  return {
    format: 'solaranywhere',
    source: 'solaranywhere',
    rows,
    ...remarksOf(remarks),
    ...site,
  }
}

/** What SolarAnywhere says of its rows behind the site, in its own layout and in that of TMY3. */
export function remarksOf(remarks: string): Pick<RawWeather, 'alignment' | 'type' | 'stepMin'> {
  const step = stepOf(remarks)
  return {
    alignment: alignmentOf(remarks),
    ...typeOf(remarks),
    ...(step === undefined ? {} : { stepMin: step }),
  }
}

function stepOf(remarks: string): number | undefined {
  const match = /time resolution:\s*(\d+)?\s*(minute|hour)/i.exec(remarks)
  if (!match) return undefined
  return Number(match[1] ?? 1) * (match[2]?.toLowerCase() === 'hour' ? 60 : 1)
}

function alignmentOf(remarks: string): IntervalAlignment {
  if (/averaging method:\s*(start|begin)/i.test(remarks)) return 'beginning'
  return /averaging method:\s*(cent|mid|instant)/i.test(remarks) ? 'center' : 'ending'
}

function typeOf(remarks: string): { readonly type?: WeatherType } {
  if (/type:\s*(tgy|tmy|typical)/i.test(remarks)) return { type: 'TMY' }
  return /type:\s*time\s*series/i.test(remarks) ? { type: 'Sequential' } : {}
}

function boundCells(header: readonly string[]): readonly BoundCell[] {
  const cells = header.flatMap((name, index): readonly BoundCell[] => {
    // Names carry their unit behind them: "Global Horizontal Irradiance (GHI) W/m2".
    const column = columnOfHeader(
      name
        .replace(/W\/m2\s*$/i, '')
        .trimEnd()
        .replace(/\((GHI|DNI|DIF|DHI)\)$/i, '')
        .trimEnd(),
    )
    if (!column || /clear sky/i.test(name)) return []
    const scale = splitNameAndUnit(name).unit === 'mbar' ? 100 : 1
    return [plainCell(column, index, name, (value) => value <= -999, scale)]
  })
  return firstOfColumns(cells)
}
