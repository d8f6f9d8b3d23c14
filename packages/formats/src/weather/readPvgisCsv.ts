import { irradianceOffset, PVGIS_CELLS, pvgisStamp, refuseInclinedPlane } from './pvgisColumns.ts'
import type { RawWeather, ReaderContext } from './rawWeather.ts'
import { type BoundCell, neverMissing, readTable } from './readTable.ts'
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

function boundCells(names: readonly string[]): readonly BoundCell[] {
  return names.flatMap((name, index) => {
    const column = PVGIS_CELLS[name]
    return column ? [{ column, index, name, scale: 1, offset: 0, missing: neverMissing }] : []
  })
}
