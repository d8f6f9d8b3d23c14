import { plainName } from '../file/columnNames.ts'
import { sourceOfText } from '../file/sourceOfText.ts'
import { USUAL_UNITS } from '../file/weatherUnits.ts'
import type { RawWeather, ReaderContext } from '../rows/rawWeather.ts'
import { readStampText } from '../rows/stampText.ts'
import { filledCells, splitCells } from '../text/splitCells.ts'
import { cellOfName, perStepColumnsOf, type UsualCells } from './boundCell.ts'
import { readStampCells, timeCellsOf } from './readSam.ts'
import { readTable } from './readTable.ts'
import { stationSite } from './stationSite.ts'

/**
 * PVsyst's standard format, in which Vaisala (3TIER), Solargis, SolarAnywhere and others deliver too: `#TMY hourly data`
 * or `#Meteo hourly data`, `#tag;value` lines of the site, a line of names, a line of units, then rows. Times are legal
 * winter time at the beginning of the interval; `#Hour shift` and `#Time shift` (minutes) move them.
 *
 * @see https://www.pvsyst.com/help/meteo-database/import-meteo-data/pvsyst-standard-format/index.html and
 *   vaisala-3tier-meteo-data/importing-older-vaisala-3tier-data.html of the same
 */
export async function readPvsystCsv(context: ReaderContext): Promise<RawWeather> {
  const { lines, log } = context
  const { tags, first, header, delimiter } = await readHead(context)
  const units = splitCells((await lines.takeAfterFill()) ?? '', delimiter).map((cell) =>
    cell.trim(),
  )
  const at = timeCellsOf(header)
  const dateAt = header.findIndex((name) => /^date/i.test(name))
  if (dateAt < 0 && (at.month < 0 || at.day < 0 || at.hour < 0)) {
    log.fail({
      code: 'missing_column',
      line: lines.lineNumber - 1,
      message: `Line ${lines.lineNumber - 1} names neither "Month", "Day" and "Hour" nor "Date". Check that the header was not changed.`,
    })
  }
  const cells = header.flatMap((name, index) =>
    // PVsyst writes `deg.C` and `m/sec`.
    cellOfName(name, index, (units[index] ?? '').replace(/^deg\.\s*/i, 'deg'), PVSYST),
  )
  const rows = await readTable(context, {
    delimiter,
    cellCount: header.length,
    cells,
    stamp: (row, out) =>
      dateAt >= 0 ? readStampText(row[dateAt] ?? '', 'DMY', out) : readStampCells(row, at, out),
  })
  const shiftMin = minutesOf(tags.get('hourshift'), 60) + minutesOf(tags.get('timeshift'), 1)
  return {
    format: 'pvsyst-csv',
    source:
      sourceOfText(`${tags.get('datasource') ?? ''} ${tags.get('source') ?? ''}`) ?? 'default',
    rows,
    alignment: 'beginning',
    ...(shiftMin === 0 ? {} : { labelShiftMin: shiftMin }),
    ...(/^#\s*tmy/i.test(first) ? { type: 'TMY' as const } : {}),
    perStepColumns: perStepColumnsOf(cells),
    ...stationSite(
      {
        timeZone: tags.get('timezone'),
        latitude: tags.get('latitude'),
        longitude: tags.get('longitude'),
        altitude: tags.get('altitude'),
      },
      1,
      log,
    ),
  }
}

const PVSYST: UsualCells = {
  units: USUAL_UNITS,
  lightUnit: 'W/m2',
  isMissing: (value, column) => value <= -99 && column !== 'tracker_angle',
}

interface Head {
  readonly first: string
  readonly tags: ReadonlyMap<string, string>
  readonly header: readonly string[]
  readonly delimiter: string
}

async function readHead({ lines, log }: ReaderContext): Promise<Head> {
  const tags = new Map<string, string>()
  let first = ''
  for (;;) {
    const line = await lines.takeAfterFill()
    if (line === undefined) {
      return log.fail({
        code: 'bad_header',
        message: 'The file ends within its header. It is cut short; take the original file.',
      })
    }
    if (line.trim() === '') continue
    const delimiter = line.includes(';') ? ';' : ','
    const cells = splitCells(line, delimiter)
    if (!line.startsWith('#')) {
      return { first, tags, header: filledCells(cells), delimiter }
    }
    if (first === '') first = line
    const [tag = '', value = ''] = cells
    if (value.trim() !== '') tags.set(plainName(tag), value.trim())
  }
}

function minutesOf(text: string | undefined, minutes: number): number {
  const value = Number(text ?? 0)
  return Number.isFinite(value) ? Math.round(value * minutes) : 0
}
