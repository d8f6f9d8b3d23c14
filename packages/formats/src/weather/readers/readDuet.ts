import { z } from 'zod'
import { minutesOfTimeInterval, WEATHER_VALUE_COLUMNS } from '../file/weatherFile.ts'
import type { RawWeather, ReaderContext } from '../rows/rawWeather.ts'
import { plainCell } from './boundCell.ts'
import { readStampCells, timeCellsOf } from './readSam.ts'
import { readTable } from './readTable.ts'

const number = z.coerce.number()
const headSchema = z.object({
  source: z.enum([
    'default',
    'meteonorm',
    'nasapower',
    'nsrdb',
    'pvgis',
    'solaranywhere',
    'solargis',
    'solcast',
    'threetier',
  ]),
  type: z.enum(['Sequential', 'TMY']),
  latitude: number.min(-90).max(90).optional(),
  longitude: number.min(-180).max(180).optional(),
  altitude_m: number.min(-500).max(9000).optional(),
  local_time_zone: number.min(-14).max(14),
  time_interval: z.string(),
  interval_alignment: z.enum(['beginning', 'center', 'ending']),
})

/** The product's own weather CSV, as `writeWeatherCsv` writes it. */
export async function readDuet(context: ReaderContext): Promise<RawWeather> {
  const { lines, log } = context
  const { head, header } = await readHeader(context)
  const names = header.split(',').map((name) => name.trim())
  const at = timeCellsOf(names)
  const { year, month, day, hour, minute } = at
  if (Math.min(year, month, day, hour, minute) < 0) {
    log.fail({
      code: 'missing_column',
      line: lines.lineNumber,
      message: `Line ${lines.lineNumber} must name year, month, day, hour and minute.`,
    })
  }
  const cells = WEATHER_VALUE_COLUMNS.filter((column) => names.includes(column)).map((column) =>
    plainCell(column, names.indexOf(column), column),
  )
  const rows = await readTable(context, {
    delimiter: ',',
    cellCount: names.length,
    cells,
    stamp: (row, out) => readStampCells(row, at, out),
  })
  const stepMin = minutesOfTimeInterval(head.time_interval)
  return {
    format: 'duet',
    source: head.source,
    rows,
    clockOffsetH: head.local_time_zone,
    clockIsLocal: true,
    alignment: head.interval_alignment,
    type: head.type,
    ...(stepMin === undefined ? {} : { stepMin }),
    ...(head.latitude === undefined ? {} : { latitude: head.latitude }),
    ...(head.longitude === undefined ? {} : { longitude: head.longitude }),
    ...(head.altitude_m === undefined ? {} : { altitudeM: head.altitude_m }),
  }
}

async function readHeader({
  lines,
  log,
}: ReaderContext): Promise<{ readonly head: z.infer<typeof headSchema>; readonly header: string }> {
  const fields = new Map<string, string>()
  for (;;) {
    const line = await lines.takeAfterFill()
    if (line === undefined)
      return log.fail({
        code: 'bad_header',
        message: 'The file ends within its header. Export it again.',
      })
    if (!line.startsWith('#')) {
      const parsed = headSchema.safeParse(Object.fromEntries(fields))
      if (parsed.success) return { head: parsed.data, header: line }
      const field = parsed.error.issues[0]?.path.join('.') ?? ''
      return log.fail({
        code: 'bad_header',
        line: lines.lineNumber,
        message: `The header of the file gives no usable "${field}". Export the file again, or correct that line.`,
      })
    }
    const match = /^#\s*([a-z_]+):\s*(.*)$/.exec(line)
    if (match?.[1] && match[2]) fields.set(match[1], match[2].trim())
  }
}
