import { type CronField, type Crontab, DAY_NAMES, MONTH_NAMES } from './crontab.ts'

/** More times of the day than these are told by their fields. */
const MOST_TIMES = 4

/** A crontab as a sentence: 'At 03:15 UTC on Monday to Friday'. Times are UTC. */
export function cronWords(crontab: Crontab): string {
  return `${timeWords(crontab)}${dayWords(crontab)}${monthWords(crontab.month)}`
}

function timeWords({ minute, hour }: Crontab): string {
  if (minute.isAny) return hour.isAny ? 'Every minute' : `Every minute ${hourWords(hour)}`
  if (minute.step !== undefined) {
    const every = minute.step === 1 ? 'Every minute' : `Every ${minute.step} minutes`
    return hour.isAny ? every : `${every} ${hourWords(hour)}`
  }
  const isFew = minute.values.length * hour.values.length <= MOST_TIMES
  if (isFew) {
    const times = hour.values.flatMap((h) => minute.values.map((m) => `${two(h)}:${two(m)}`))
    return `At ${list(times)} UTC`
  }
  const minutes = `${minute.values.length === 1 ? 'minute' : 'minutes'} ${list(minute.values.map(String))}`
  return hour.isAny ? `At ${minutes} of every hour` : `At ${minutes} ${hourWords(hour)}`
}

function hourWords(hour: CronField): string {
  if (hour.step !== undefined && hour.step > 1) return `of every ${ordinal(hour.step)} hour (UTC)`
  if (hour.isAny || hour.step === 1) return 'of every hour'
  if (hour.range !== undefined) {
    return `from ${two(hour.range[0])}:00 to ${two(hour.range[1])}:59 UTC`
  }
  const name = hour.values.length === 1 ? 'hour' : 'hours'
  return `of the ${name} ${list(hour.values.map(two))} UTC`
}

/** With both fields given either is enough, as cron has it. */
function dayWords({ dayOfMonth, dayOfWeek, minute, hour }: Crontab): string {
  const parts = [
    dayOfMonth.isAny ? undefined : monthDayWords(dayOfMonth),
    dayOfWeek.isAny ? undefined : weekDayWords(dayOfWeek),
  ].filter((part) => part !== undefined)
  if (parts.length > 0) return ` ${parts.join(', and ')}`
  const isByTheHour = hour.isAny || hour.step !== undefined || minute.isAny
  return isByTheHour ? '' : ' every day'
}

function monthDayWords(days: CronField): string {
  if (days.step !== undefined) return `on every ${ordinal(days.step)} day from the 1st`
  if (days.range !== undefined) return `on days ${days.range[0]} to ${days.range[1]} of the month`
  const name = days.values.length === 1 ? 'day' : 'days'
  return `on ${name} ${list(days.values.map(String))} of the month`
}

function weekDayWords(days: CronField): string {
  if (days.range !== undefined) {
    return `on ${DAY_NAMES[days.range[0] % 7]} to ${DAY_NAMES[days.range[1] % 7]}`
  }
  return `on ${list(days.values.map((day) => DAY_NAMES[day] ?? ''))}`
}

function monthWords(months: CronField): string {
  if (months.isAny) return ''
  if (months.range !== undefined) {
    return `, from ${MONTH_NAMES[months.range[0] - 1]} to ${MONTH_NAMES[months.range[1] - 1]}`
  }
  return `, in ${list(months.values.map((month) => MONTH_NAMES[month - 1] ?? ''))}`
}

function list(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

function ordinal(value: number): string {
  const tens = value % 100
  if (tens > 10 && tens < 14) return `${value}th`
  return `${value}${['th', 'st', 'nd', 'rd'][value % 10] ?? 'th'}`
}
