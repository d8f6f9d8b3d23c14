import { roundEdges, type ValueGrid, valueGrid } from '@duet/comparison'
import type { WeatherValueColumn } from '@duet/formats'
import { HOUR_MS, lightInSum } from '@duet/units'
import { isIrradiance, WEATHER_COLUMN_UNITS } from './series/columnUnits.ts'
import { valueColumns, type WeatherSeries } from './series/weatherSeries.ts'

/** One column of two series over the hours that both have. */
export interface ColumnComparison {
  readonly column: WeatherValueColumn
  readonly unit: string
  readonly meanA: number
  readonly meanB: number
  /** Mean of B less A; its relation to the mean of A is NaN where that is 0. */
  readonly bias: number
  readonly biasFraction: number
  readonly rmse: number
  /** NaN where one of them does not change. */
  readonly correlation: number
  /** yyyy-MM, or MM where one series is a typical year. */
  readonly months: readonly string[]
  /** kWh/m² of a month of irradiance (of years with the same month: their mean), means of the rest, [month]. */
  readonly monthA: Float64Array
  readonly monthB: Float64Array
  readonly monthUnit: string
  /** A along x, B along y. */
  readonly scatter: ValueGrid
}

export interface SeriesComparison {
  /** ms since 1970 UTC; undefined between two typical years, and where they share no hour. */
  readonly fromUtcMs: number | undefined
  readonly toUtcMs: number | undefined
  readonly hourCount: number
  readonly columns: readonly ColumnComparison[]
}

/**
 * Two series side by side by the hour of UTC. Steps below an hour are averaged, and hours with a missing step left
 * out; hourly rows that do not begin on the hour count for the nearest one. Where one is a typical year, hours meet
 * by month, day and hour, and 29 February is left out. The wind's direction is not compared.
 */
export function compareSeries(a: WeatherSeries, b: WeatherSeries): SeriesComparison {
  const isTypical = a.isTypicalYear || b.isTypicalYear
  const hoursA = hoursOf(a)
  const hoursB = hoursOf(b)
  const pairs = pairHours(hoursA, hoursB, isTypical)
  const labels = monthLabels(pairs.hour, a.utcOffsetH, isTypical)
  const columns = valueColumns(a)
    .filter(([name]) => b.columns[name] && name !== 'wind_direction')
    .map(([name]) =>
      compareColumn(
        name,
        hourMeans(a.columns[name], hoursA),
        hourMeans(b.columns[name], hoursB),
        pairs,
        labels,
      ),
    )
    .filter((column) => column !== undefined)
  const isDated = !(a.isTypicalYear && b.isTypicalYear) && pairs.hour.length > 0
  return {
    fromUtcMs: isDated ? pairs.hour[0] * HOUR_MS : undefined,
    toUtcMs: isDated ? (pairs.hour[pairs.hour.length - 1] + 1) * HOUR_MS : undefined,
    hourCount: pairs.hour.length,
    columns,
  }
}

/** The hours of a series, and the one that each row falls in. */
interface Hours {
  /** Hours since 1970, rising. */
  readonly hour: readonly number[]
  readonly rowsPerHour: number
  /** Index into `hour` of each row. */
  readonly hourOfRow: Int32Array
  readonly isTypicalYear: boolean
}

function hoursOf({ intervalStartUtcMs, stepS, isTypicalYear }: WeatherSeries): Hours {
  const hour: number[] = []
  const shiftMs = stepS === 3600 ? HOUR_MS / 2 : 0
  const hourOfRow = new Int32Array(intervalStartUtcMs.length)
  let last = Number.NaN
  for (let row = 0; row < hourOfRow.length; row++) {
    const here = Math.floor((intervalStartUtcMs[row] + shiftMs) / HOUR_MS)
    if (here !== last) hour.push(here)
    last = here
    hourOfRow[row] = hour.length - 1
  }
  return { hour, rowsPerHour: 3600 / stepS, hourOfRow, isTypicalYear }
}

/** Mean of each hour, NaN where a step is missing. */
function hourMeans(
  values: Float64Array | undefined,
  { hour, hourOfRow, rowsPerHour }: Hours,
): Float64Array {
  const sums = new Float64Array(hour.length)
  const counts = new Float64Array(hour.length)
  values?.forEach((value, row) => {
    sums[hourOfRow[row]] += value
    counts[hourOfRow[row]] += 1
  })
  return sums.map((sum, i) => (counts[i] >= rowsPerHour ? sum / counts[i] : Number.NaN))
}

interface Pairs {
  /** Hour since 1970 of the pair: of the series that is no typical year. */
  readonly hour: readonly number[]
  readonly indexA: readonly number[]
  readonly indexB: readonly number[]
}

function pairHours(a: Hours, b: Hours, isTypical: boolean): Pairs {
  const key = isTypical ? hourOfYearText : (hour: number): number => hour
  const [dated, other] = a.isTypicalYear && !b.isTypicalYear ? [b, a] : [a, b]
  const indexOf = new Map<string | number, number>()
  other.hour.forEach((hour, index) => indexOf.set(key(hour), index))
  const pairs: [hour: number, dated: number, other: number][] = []
  dated.hour.forEach((hour, index) => {
    const found = indexOf.get(key(hour))
    if (found !== undefined) pairs.push([hour, index, found])
  })
  const ofDated = pairs.map(([, index]) => index)
  const ofOther = pairs.map(([, , index]) => index)
  return {
    hour: pairs.map(([hour]) => hour),
    indexA: dated === a ? ofDated : ofOther,
    indexB: dated === a ? ofOther : ofDated,
  }
}

/** `02-28T13`; a typical year has no 29 February, so that such hours meet nothing. */
const hourOfYearText = (hour: number): string => new Date(hour * HOUR_MS).toISOString().slice(5, 13)

interface MonthLabels {
  readonly months: readonly string[]
  readonly monthOfPair: Int32Array
  /** Years that each month stands for. */
  readonly years: readonly number[]
}

function monthLabels(
  hours: readonly number[],
  utcOffsetH: number,
  isTypical: boolean,
): MonthLabels {
  const months: string[] = []
  const years: Set<string>[] = []
  const indexOf = new Map<string, number>()
  const monthOfPair = Int32Array.from(hours, (hour) => {
    const iso = new Date((hour + utcOffsetH) * HOUR_MS).toISOString()
    const label = isTypical ? iso.slice(5, 7) : iso.slice(0, 7)
    const index = indexOf.get(label) ?? months.push(label) - 1
    indexOf.set(label, index)
    years[index] = (years[index] ?? new Set()).add(iso.slice(0, 4))
    return index
  })
  return { months, monthOfPair, years: years.map(({ size }) => size) }
}

function compareColumn(
  column: WeatherValueColumn,
  hoursA: Float64Array,
  hoursB: Float64Array,
  { indexA, indexB }: Pairs,
  labels: MonthLabels,
): ColumnComparison | undefined {
  const a = Float64Array.from(indexA, (index) => hoursA[index])
  const b = Float64Array.from(indexB, (index) => hoursB[index])
  const sums = pairSums(a, b)
  if (sums.n === 0) return undefined
  const { n, sumA, sumB } = sums
  const bias = (sumB - sumA) / n
  const spreadA = sums.sumAa - sumA ** 2 / n
  const spreadB = sums.sumBb - sumB ** 2 / n
  const edges = roundEdges(sums.least, sums.greatest, 24)
  return {
    column,
    unit: WEATHER_COLUMN_UNITS[column],
    meanA: sumA / n,
    meanB: sumB / n,
    bias,
    biasFraction: sumA === 0 ? Number.NaN : bias / (sumA / n),
    rmse: Math.sqrt(sums.squares / n),
    correlation:
      spreadA > 0 && spreadB > 0
        ? (sums.sumAb - (sumA * sumB) / n) / Math.sqrt(spreadA * spreadB)
        : Number.NaN,
    months: labels.months,
    ...byMonth(column, a, b, labels),
    monthUnit: isIrradiance(column) ? 'kWh/m²' : WEATHER_COLUMN_UNITS[column],
    scatter: valueGrid(a, b, edges, edges),
  }
}

function pairSums(a: Float64Array, b: Float64Array) {
  const sums = {
    n: 0,
    sumA: 0,
    sumB: 0,
    sumAa: 0,
    sumBb: 0,
    sumAb: 0,
    squares: 0,
    least: Number.POSITIVE_INFINITY,
    greatest: Number.NEGATIVE_INFINITY,
  }
  for (let i = 0; i < a.length; i++) {
    const [x, y] = [a[i], b[i]]
    if (Number.isNaN(x) || Number.isNaN(y)) continue
    sums.n += 1
    sums.sumA += x
    sums.sumB += y
    sums.sumAa += x * x
    sums.sumBb += y * y
    sums.sumAb += x * y
    sums.squares += (y - x) ** 2
    sums.least = Math.min(sums.least, x, y)
    sums.greatest = Math.max(sums.greatest, x, y)
  }
  return sums
}

function byMonth(
  column: WeatherValueColumn,
  a: Float64Array,
  b: Float64Array,
  { months, monthOfPair, years }: MonthLabels,
): Pick<ColumnComparison, 'monthA' | 'monthB'> {
  const sumA = new Float64Array(months.length)
  const sumB = new Float64Array(months.length)
  const counts = new Float64Array(months.length)
  const counted = isIrradiance(column) ? lightInSum : (value: number): number => value
  for (let i = 0; i < a.length; i++) {
    if (Number.isNaN(a[i]) || Number.isNaN(b[i])) continue
    const month = monthOfPair[i]
    sumA[month] += counted(a[i])
    sumB[month] += counted(b[i])
    counts[month] += 1
  }
  const share = (sum: number, month: number): number => {
    if (counts[month] === 0) return Number.NaN
    return isIrradiance(column) ? sum / 1000 / years[month] : sum / counts[month]
  }
  return { monthA: sumA.map(share), monthB: sumB.map(share) }
}
