import { z } from 'zod'
import type { ProblemLog } from '../file/weatherFileError.ts'
import type { WeatherLimits } from '../file/weatherLimits.ts'
import { USUAL_UNITS } from '../file/weatherUnits.ts'
import type { RawWeather, ReaderContext } from '../rows/rawWeather.ts'
import { readStampText } from '../rows/stampText.ts'
import { readJsonAs } from '../rows/wholeText.ts'
import { filledCells, splitCells } from '../text/splitCells.ts'
import { type BoundCell, cellOfName, type UsualCells } from './boundCell.ts'
import { jsonTable } from './jsonTable.ts'
import { readTable } from './readTable.ts'

/** Precipitable water is in kg/m², pressure in hPa, albedo from 0 to 1. */
const SOLCAST: UsualCells = {
  units: { ...USUAL_UNITS, pw: 'kg/m2' },
  lightUnit: 'W/m2',
  isMissing: (value) => value <= -999,
}

const isPeriodEnd = (name: string): boolean => /^period_?end$/i.test(name.trim())
const isPeriodStart = (name: string): boolean => /^period_?start$/i.test(name.trim())
const isPeriod = (name: string): boolean => /^period$/i.test(name.trim())

/**
 * Solcast CSV, time series and typical years, of the toolkit (`PeriodEnd,AirTemp,Ghi`) and of the API
 * (`period_end,air_temp,ghi`): ISO times of the end of each period with their zone, and its length (`PT30M`). The file
 * says neither its place nor, where its times are UTC, the local time.
 *
 * @see https://docs.solcast.com.au/ radiation and weather, `period_end` and `period`
 */
export async function readSolcast(context: ReaderContext): Promise<RawWeather> {
  const { lines, filename } = context
  const header = filledCells(splitCells((await lines.takeAfterFill()) ?? '', ','))
  const endAt = header.findIndex(isPeriodEnd)
  const timeAt = endAt >= 0 ? endAt : header.findIndex(isPeriodStart)
  const periodAt = header.findIndex(isPeriod)
  const seen: FirstRow = { time: '', period: '' }
  const rows = await readTable(context, {
    delimiter: ',',
    cellCount: header.length,
    cells: header.flatMap((name, index) => solcastCell(name, index)),
    stamp: (cells, out) => {
      if (seen.time === '') {
        seen.time = cells[timeAt] ?? ''
        seen.period = cells[periodAt] ?? ''
      }
      return readStampText(cells[timeAt] ?? '', 'YMD', out)
    },
  })
  return {
    format: 'solcast',
    rows,
    alignment: endAt >= 0 ? 'ending' : 'beginning',
    ...solcastFacts(seen, filename),
  }
}

interface FirstRow {
  time: string
  period: string
}

function solcastFacts({ time, period }: FirstRow, filename: string) {
  const stepMin = periodMin(period)
  const zone = /([+-])(\d{2}):?(\d{2})\s*$/.exec(time)
  const offsetH = zone ? (Number(zone[2]) + Number(zone[3]) / 60) * (zone[1] === '-' ? -1 : 1) : 0
  return {
    source: 'solcast',
    clockOffsetH: 0,
    // Times written with an offset other than 0 are local ones.
    ...(offsetH === 0 ? {} : { localTimeZoneH: offsetH }),
    ...(stepMin === undefined ? {} : { stepMin }),
    ...(/tmy/i.test(filename) ? { type: 'TMY' as const } : {}),
  } as const
}

/** `PT5M`, `PT60M`, `PT1H`. */
function periodMin(text: string): number | undefined {
  const match = /^PT(?:(\d+)H)?(?:(\d+)M)?$/i.exec(text.trim())
  const minutes = Number(match?.[1] ?? 0) * 60 + Number(match?.[2] ?? 0)
  return minutes > 0 ? minutes : undefined
}

const solcastCell = (name: string, index = 0): readonly BoundCell[] =>
  cellOfName(name, index, '', SOLCAST)

const recordSchema = z.record(z.string(), z.union([z.number(), z.string(), z.null()]))
const jsonSchema = z.union([
  z.object({ estimated_actuals: z.array(recordSchema).min(1) }),
  z.object({ forecasts: z.array(recordSchema).min(1) }),
])

/** The same as JSON: a list of flat records under `estimated_actuals` or `forecasts`. */
export async function readSolcastJson(
  chunks: AsyncIterable<string>,
  log: ProblemLog,
  limits: WeatherLimits,
  filename: string,
): Promise<RawWeather> {
  const data = await readJsonAs(
    jsonSchema,
    chunks,
    log,
    'The JSON file has no records of Solcast ("estimated_actuals" or "forecasts"). Download it again.',
  )
  const records = 'estimated_actuals' in data ? data.estimated_actuals : data.forecasts
  const [first = {}] = records
  const names = Object.keys(first)
  const timeName = names.find(isPeriodEnd) ?? names.find(isPeriodStart) ?? 'period_end'
  const rows = jsonTable(
    records,
    timeName,
    names.flatMap((name) => solcastCell(name)),
    log,
    limits,
  )
  const seen = { time: String(first[timeName] ?? ''), period: String(first['period'] ?? '') }
  return {
    format: 'solcast-json',
    rows,
    alignment: isPeriodStart(timeName) ? 'beginning' : 'ending',
    ...solcastFacts(seen, filename),
  }
}
