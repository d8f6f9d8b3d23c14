import type { RawWeather, ReaderContext } from '../rows/rawWeather.ts'
import type { RowStore } from '../rows/rowStore.ts'
import { type BoundCell, plainCell } from './boundCell.ts'
import { irradianceOffset, PVGIS_CELLS, pvgisStamp, refuseInclinedPlane } from './pvgisColumns.ts'
import { readTable } from './readTable.ts'
import { stationSite } from './stationSite.ts'

/**
 * PVGIS CSV, typical year and hourly series: a header `Name: value`, for a typical year the months chosen, then
 * `time(UTC)` or `time` with UTC stamps, then a blank line and a legend.
 *
 * Irradiance is the satellite's at the "irradiance time offset" after the stamp (or at the minutes of the stamp in
 * hourly series), so that an interval is taken around that instant.
 */
export async function readPvgisCsv(context: ReaderContext): Promise<RawWeather> {
  const { log, lines } = context
  const { site, header } = await readHeader(context)
  const place = stationSite(
    {
      timeZone: '',
      latitude: site.get('latitude'),
      longitude: site.get('longitude'),
      altitude: site.get('elevation'),
    },
    1,
    log,
  )
  const names = header.split(',').map((name) => name.trim())
  const headerLine = lines.lineNumber
  refuseInclinedPlane(names, site.get('slope'), headerLine, log)
  const rows = await readTable(context, {
    delimiter: ',',
    cellCount: names.length,
    cells: boundCells(names),
    stamp: (cells, out) => pvgisStamp(cells[0] ?? '', out),
    endsAtBlankLine: true,
  })
  if (hasParts(names)) addDiffuse(rows)
  const isTypical = names[0] === 'time(UTC)' && site.has('months')
  return {
    format: 'pvgis-csv',
    source: 'pvgis',
    rows,
    clockOffsetH: 0,
    alignment: 'center',
    type: isTypical ? 'TMY' : 'Sequential',
    ...irradianceOffset(site.get('irradiance time offset')),
    ...place,
  }
}

async function readHeader({ lines, log }: ReaderContext): Promise<{
  readonly site: ReadonlyMap<string, string>
  readonly header: string
}> {
  const site = new Map<string, string>()
  for (;;) {
    const line = await lines.takeAfterFill()
    if (line === undefined) {
      return log.fail({
        code: 'bad_header',
        message:
          'The PVGIS file has no line that begins with "time". It may be cut short; download it again.',
      })
    }
    if (/^time/i.test(line)) return { site, header: line }
    if (/^month,\s*year/i.test(line)) site.set('months', line)
    const match = /^([^:(]+?)\s*(?:\([^)]*\))?\s*:\s*(.*)$/.exec(line)
    if (match?.[1] && match[2] !== undefined) site.set(match[1].toLowerCase(), match[2].trim())
  }
}

/** A series with its components has no `G(i)`: on a level plane it is what comes from the sun and the sky. */
const hasParts = (names: readonly string[]): boolean =>
  names.includes('Gb(i)') && names.includes('Gd(i)') && !names.includes('G(i)')

/** Until here the column of GHI holds the part of the sun. */
function addDiffuse(rows: RowStore): void {
  const ghi = rows.values[rows.columnIndex('ghi_wm2')]
  const dhi = rows.values[rows.columnIndex('dhi_wm2')]
  if (!ghi || !dhi) return
  for (let row = 0; row < rows.count; row++)
    ghi[row] = (ghi[row] ?? Number.NaN) + (dhi[row] ?? Number.NaN)
}

function boundCells(names: readonly string[]): readonly BoundCell[] {
  const isBeam = hasParts(names)
  return names.flatMap((name, index) => {
    const column = isBeam && name === 'Gb(i)' ? 'ghi_wm2' : PVGIS_CELLS[name]
    return column ? [plainCell(column, index, name)] : []
  })
}
