import { join } from 'node:path'
import { counterEnergy } from '@duet/monitoring'
import { DAY_MS, median, sum } from '@duet/units'
import { readCsv } from '../../measured/csvColumns.ts'
import { type Finding } from './finding.ts'
import { labelUtcMs } from './series.ts'

/** Snow on combiners, and tickets beside a counter. */
export function plantFindings(dir: string): readonly Finding[] {
  return [snow(join(dir, 'pvanalytics')), tickets(join(dir, 'pvops'))]
}

/** Hours of light, W/m². */
const BRIGHT_WM2 = 200
const COVERED = 0.7

function snow(dir: string): Finding {
  const file = 'snow_data.csv'
  const table = readCsv(join(dir, file))
  const poa = table.column('POA [W/m²]')
  const current = table.column('INV1 CB2 Current [A]')
  const days = new Map<string, { light: number; current: number; silent: number }>()
  table.labels.forEach((label, row) => {
    if (!((poa[row] ?? 0) > BRIGHT_WM2)) return
    const date = label.split(' ')[0] ?? ''
    const day = days.get(date) ?? { light: 0, current: 0, silent: 0 }
    const ampere = current[row] ?? Number.NaN
    if (Number.isNaN(ampere)) day.silent += 1
    else {
      day.light += poa[row] ?? 0
      day.current += ampere
    }
    days.set(date, day)
  })
  const ratios = [...days].map(([date, day]) => ({ date, ratio: day.current / day.light }))
  const best = Math.max(...ratios.map(({ ratio }) => ratio).filter(Number.isFinite))
  const covered = ratios.filter(({ ratio }) => ratio < COVERED * best).map(({ date }) => date)
  const silent = sum([...days.values()].map((day) => day.silent))
  const fell = readCsv(join(dir, 'snow_snowfall.csv'))
  const snowDays = fell.labels.filter((_, row) => (fell.column('SNOW')[row] ?? 0) > 0)
  return {
    file,
    known: `snow on ${snowDays.join(', ')} (snow_snowfall.csv)`,
    found: `current below ${COVERED * 100} % of the best day's in bright hours on ${covered.join(', ') || 'no day'}; ${silent} bright rows without current`,
  }
}

/** Site of the tickets whose counter is in the data; its inverters give at most so much in an hour, kWh. */
const SITE = 'R23'
const MOST_KWH = 3000
/** Of what its hour of the day usually has, and the least of that: hours of night say nothing. */
const STANDS = 0.05
const LEAST_KWH = 100

function tickets(dir: string): Finding {
  const file = 'example_prod_data_cumE2.csv'
  const table = readCsv(join(dir, file))
  const site = table.labels
  const dates = table.cells('Date')
  const rows = dates.flatMap((date, row) => (site[row] === SITE && date !== '' ? [row] : []))
  const pick = (column: string): Float64Array => {
    const values = table.column(column)
    return Float64Array.from(rows, (row) => values[row] ?? Number.NaN)
  }
  const { step, resets } = counterEnergy(pick('Energy'), MOST_KWH)
  // the counter is read at the end of its hour
  const energyOf = (i: number): number => step[i - 1] ?? Number.NaN
  const times = rows.map((row) => labelUtcMs(dates[row] ?? '', 0))
  const hours = times.map((ms) => new Date(ms).getUTCHours())
  const usual = Array.from({ length: 24 }, (_, hour) =>
    median(times.flatMap((_ms, i) => (hours[i] === hour && energyOf(i) >= 0 ? energyOf(i) : []))),
  )
  const standing = [...times.keys()].filter((i) => {
    const kwh = usual[hours[i] ?? 0] ?? 0
    return kwh > LEAST_KWH && energyOf(i) < STANDS * kwh
  })
  const spans = ticketSpans(dir)
  const [first = 0, last = 0] = [times[0], times.at(-1)]
  const inData = spans.filter(({ fromMs, toMs }) => toMs >= first && fromMs <= last)
  const explained = standing.filter((i) =>
    inData.some(({ fromMs, toMs }) => within(times[i] ?? 0, fromMs, toMs)),
  )
  const seen = inData.filter(({ fromMs, toMs }) =>
    standing.some((i) => within(times[i] ?? 0, fromMs, toMs)),
  )
  return {
    file,
    known: `hourly counter of ${SITE}, ${inData.length} tickets in its time (example_om_data2.csv)`,
    found: `${rows.length} hours, ${resets.length} resets; stands in ${standing.length} hours of light, ${explained.length} of them within a ticket; ${seen.length} tickets with such an hour`,
  }
}

const HOUR = DAY_MS / 24
const within = (ms: number, fromMs: number, toMs: number): boolean =>
  ms >= fromMs - HOUR && ms <= toMs + HOUR

/** Tickets of the site with a beginning and an end after it; others have spelling faults in their dates. */
function ticketSpans(dir: string): readonly { readonly fromMs: number; readonly toMs: number }[] {
  const table = readCsv(join(dir, 'example_om_data2.csv'))
  const [from, to] = [table.cells('date_start'), table.cells('date_end')]
  return table.labels.flatMap((site, row) => {
    const [start = '', end = ''] = [from[row], to[row]]
    if (site !== SITE || start === '' || end === '') return []
    const [fromMs, toMs] = [labelUtcMs(start, 0), labelUtcMs(end, 0)]
    return toMs > fromMs ? [{ fromMs, toMs }] : []
  })
}
