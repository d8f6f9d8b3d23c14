import { DAY_MS, DAY_S, HOUR_MS, lightInSum, median } from '@duet/units'
import { type ClearDay } from './lightClock.ts'
import type { SkySeries } from './skySeries.ts'
import type { WeatherMonth } from './weatherReport.ts'

interface MonthSums {
  rows: number
  lit: number
  ghi: number
  dni: number
  dniRows: number
  dhi: number
  dhiRows: number
  clear: number
  temp: number
  tempRows: number
}

const newSums = (): MonthSums => ({
  rows: 0,
  lit: 0,
  ghi: 0,
  dni: 0,
  dniRows: 0,
  dhi: 0,
  dhiRows: 0,
  clear: 0,
  temp: 0,
  tempRows: 0,
})

/** yyyy-MM of each row in local standard time; MM for a typical year. */
export function monthKeys({
  intervalStartUtcMs,
  utcOffsetH,
  isTypicalYear,
}: Pick<SkySeries, 'intervalStartUtcMs' | 'utcOffsetH' | 'isTypicalYear'>): {
  readonly keys: readonly string[]
  readonly keyOfRow: Int32Array
} {
  const keys: string[] = []
  const indexOf = new Map<string, number>()
  const keyOfRow = new Int32Array(intervalStartUtcMs.length)
  let day = Number.NaN
  let index = 0
  intervalStartUtcMs.forEach((utcMs, row) => {
    const today = Math.floor((utcMs + utcOffsetH * HOUR_MS) / DAY_MS)
    if (today !== day) {
      day = today
      const iso = new Date(today * DAY_MS).toISOString()
      const key = isTypicalYear ? iso.slice(5, 7) : iso.slice(0, 7)
      index = indexOf.get(key) ?? keys.push(key) - 1
      indexOf.set(key, index)
    }
    keyOfRow[row] = index
  })
  return { keys, keyOfRow }
}

/** Sums, means and the place of the light by month of local standard time. */
export function weatherMonths(
  sky: SkySeries,
  clearDays: readonly ClearDay[],
): readonly WeatherMonth[] {
  const { keys, keyOfRow } = monthKeys(sky)
  const sums = keys.map(newSums)
  for (let i = 0; i < keyOfRow.length; i++) addRow(sky, i, sums[keyOfRow[i]])
  const offsets = keys.map((): number[] => [])
  for (const day of clearDays) {
    offsets[keyOfRow[(day.from + day.to) >> 1]].push(day.offsetMin)
  }
  const perKwh = sky.stepS / 3.6e6
  return keys.map((month, index) => {
    const sum = sums[index]
    return {
      month,
      available_fraction: round(Math.min(sum.lit / rowsOfMonth(sky, month), 1), 4),
      ghi_kwh_m2: sum.lit > 0 ? round(sum.ghi * perKwh, 2) : null,
      dni_kwh_m2: sum.dniRows > 0 ? round(sum.dni * perKwh, 2) : null,
      dhi_kwh_m2: sum.dhiRows > 0 ? round(sum.dhi * perKwh, 2) : null,
      clear_sky_kwh_m2: sum.lit > 0 ? round(sum.clear * perKwh, 2) : null,
      temp_mean_c: sum.tempRows > 0 ? round(sum.temp / sum.tempRows, 2) : null,
      light_offset_min: offsets[index].length > 0 ? round(median(offsets[index]), 1) : null,
    }
  })
}

function addRow({ columns, ghiWm2, clearGhiWm2 }: SkySeries, row: number, sum: MonthSums): void {
  sum.rows += 1
  const ghi = ghiWm2 ? ghiWm2[row] : Number.NaN
  if (!Number.isNaN(ghi)) {
    sum.lit += 1
    sum.ghi += lightInSum(ghi)
    sum.clear += clearGhiWm2[row]
  }
  const { dni_wm2: dni, dhi_wm2: dhi, temp_c: temp } = columns
  if (dni && !Number.isNaN(dni[row])) {
    sum.dni += lightInSum(dni[row])
    sum.dniRows += 1
  }
  if (dhi && !Number.isNaN(dhi[row])) {
    sum.dhi += lightInSum(dhi[row])
    sum.dhiRows += 1
  }
  if (temp && !Number.isNaN(temp[row])) {
    sum.temp += temp[row]
    sum.tempRows += 1
  }
}

/** Rows that the whole month would have. */
function rowsOfMonth({ stepS, isTypicalYear }: SkySeries, month: string): number {
  const [year, number] = isTypicalYear ? [2001, Number(month)] : month.split('-').map(Number)
  return (new Date(Date.UTC(year, number, 0)).getUTCDate() * DAY_S) / stepS
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits))
