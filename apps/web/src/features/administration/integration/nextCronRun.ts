import type { Crontab } from './crontab.ts'

const DAY_MS = 86_400_000
/** Eight years: 29 February may be that far away. */
const MOST_DAYS = 8 * 366

/** The first minute after an instant at which a crontab runs, UTC; undefined for a day that no month has. */
export function nextCronRun(crontab: Crontab, afterMs: number): number | undefined {
  const firstMs = Math.floor(afterMs / 60_000) * 60_000 + 60_000
  const firstDay = Math.floor(firstMs / DAY_MS)
  for (let day = firstDay; day < firstDay + MOST_DAYS; day++) {
    if (!isRunDay(crontab, new Date(day * DAY_MS))) continue
    const from = day === firstDay ? (firstMs - day * DAY_MS) / 60_000 : 0
    const minute = minuteOfDay(crontab, from)
    if (minute !== undefined) return day * DAY_MS + minute * 60_000
  }
  return undefined
}

/** Days of month and of week: where both are given, either is enough. */
function isRunDay({ month, dayOfMonth, dayOfWeek }: Crontab, date: Date): boolean {
  if (!month.values.includes(date.getUTCMonth() + 1)) return false
  const isMonthDay = dayOfMonth.values.includes(date.getUTCDate())
  const isWeekDay = dayOfWeek.values.includes(date.getUTCDay())
  if (dayOfMonth.isAny) return isWeekDay
  return dayOfWeek.isAny ? isMonthDay : isMonthDay || isWeekDay
}

/** The first minute of the day from `from` on. */
function minuteOfDay({ hour, minute }: Crontab, from: number): number | undefined {
  for (const h of hour.values) {
    for (const m of minute.values) {
      if (h * 60 + m >= from) return h * 60 + m
    }
  }
  return undefined
}
