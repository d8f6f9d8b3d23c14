import type { IntervalAlignment } from '../file/weatherFile.ts'
import { USUAL_UNITS } from '../file/weatherUnits.ts'
import type { RawWeather, ReaderContext } from '../rows/rawWeather.ts'
import { readStampText } from '../rows/stampText.ts'
import { splitCells } from '../text/splitCells.ts'
import { type BoundCell, cellOfName, perStepColumnsOf } from './boundCell.ts'
import { readTable } from './readTable.ts'
import { stationSite } from './stationSite.ts'

/**
 * Solargis time series and typical years: a header of `#` lines that gives place, time reference, interval, units and
 * the "no data" value of each column, then `;`-separated rows with DD.MM.YYYY and HH:MM.
 */
export async function readSolargis(context: ReaderContext): Promise<RawWeather> {
  const { lines, log } = context
  const { remarks, header } = await readHeader(context)
  const text = remarks.join('\n')
  const names = splitCells(header, ';').map((name) => name.trim())
  const dateAt = names.indexOf('Date')
  const timeAt = names.indexOf('Time')
  if (timeAt < 0)
    log.fail({
      code: 'missing_column',
      line: lines.lineNumber,
      message: `Line ${lines.lineNumber} names no column "Time". Take the original file from Solargis.`,
    })
  const isTypical = /file type:.*tmy/i.test(text)
  const dayAt = names.indexOf('Day')
  const cells = boundCells(names, remarks)
  const rows = await readTable(context, {
    delimiter: ';',
    cellCount: names.length,
    cells,
    stamp: (row, out) => {
      if (dateAt >= 0) return readStampText(`${row[dateAt]} ${row[timeAt]}`, 'DMY', out)
      return readStampText(`${dayOfYearText(row[dayAt] ?? '')} ${row[timeAt]}`, 'YMD', out)
    },
  })
  const step = Number(/time step (\d+) min/i.exec(text)?.[1])
  return {
    format: 'solargis',
    source: 'solargis',
    rows,
    alignment: alignmentOf(text),
    ...(isTypical ? { type: 'TMY' as const } : {}),
    ...(step > 0 ? { stepMin: step } : {}),
    perStepColumns: perStepColumnsOf(cells),
    ...stationSite(
      {
        timeZone: /time reference\s+UTC\s*([+-]?\s*\d+(?:\.\d+)?)/i
          .exec(text)?.[1]
          ?.replace(/\s/g, ''),
        latitude: /^#\s*latitude:\s*(\S+)/im.exec(text)?.[1],
        longitude: /^#\s*longitude:\s*(\S+)/im.exec(text)?.[1],
        altitude: /^#\s*elevation:\s*(\S+)/im.exec(text)?.[1],
      },
      1,
      log,
    ),
  }
}

async function readHeader({
  lines,
  log,
}: ReaderContext): Promise<{ readonly remarks: readonly string[]; readonly header: string }> {
  const remarks: string[] = []
  for (;;) {
    const line = await lines.takeAfterFill()
    if (line === undefined) {
      return log.fail({
        code: 'bad_header',
        message:
          'The Solargis file ends within its header. It is cut short; take the original file.',
      })
    }
    if (line.trim() === '') continue
    if (!line.startsWith('#')) return { remarks, header: line }
    remarks.push(line)
  }
}

/** Typical years count days from 1 and have no date. */
function dayOfYearText(text: string): string {
  const day = Number(text)
  if (!Number.isInteger(day) || day < 1 || day > 365) return text
  return new Date(Date.UTC(2001, 0, day)).toISOString().slice(0, 10)
}

function alignmentOf(text: string): IntervalAlignment {
  if (/(end|ending) of the (averaging|aggregation|summarization)? ?interval/i.test(text))
    return 'ending'
  if (/(start|beginning) of the (averaging|aggregation|summarization)? ?interval/i.test(text))
    return 'beginning'
  return 'center'
}

const UNITS = { ...USUAL_UNITS, pw: 'kg/m2' }

function boundCells(names: readonly string[], remarks: readonly string[]): readonly BoundCell[] {
  return names.flatMap((name, index) => {
    const remark = remarks.find((line) => line.startsWith(`#${name} -`)) ?? ''
    const said = /\[([^\]]+)\]/.exec(remark)?.[1] ?? ''
    const noData = Number(/no data value (-?\d+(?:\.\d+)?)/i.exec(remark)?.[1] ?? '-99')
    return cellOfName(name, index, said, {
      units: UNITS,
      lightUnit: 'Wh/m2',
      isMissing: (value, column) =>
        value === noData || value === -999 || (value === -99 && column !== 'temp_c'),
    })
  })
}
