import { DAY_MS, HOUR_MS, MINUTE_MS, zoneOffsetH } from '@duet/units'

/** When somebody wants mails. */
export interface MailTimes {
  readonly mail: string
  readonly time_zone: string
  readonly quiet_from: number | null
  readonly quiet_to: number | null
  readonly daily_at: number
  /** yyyy-MM-dd */
  readonly daily_sent_on: string | null
}

interface LocalTime {
  /** yyyy-MM-dd */
  readonly date: string
  /** Minute of the day. */
  readonly minute: number
}

export function localTime(nowMs: number, timeZone: string): LocalTime {
  const wallMs = nowMs + zoneOffsetH(timeZone)(nowMs) * HOUR_MS
  return {
    date: new Date(wallMs).toISOString().slice(0, 10),
    minute: Math.floor((wallMs % DAY_MS) / MINUTE_MS),
  }
}

/** '2026-06-04 10:15' on a clock. */
export function clockText(at: Date, timeZone: string): string {
  const { date, minute } = localTime(at.getTime(), timeZone)
  return `${date} ${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

const two = (count: number): string => String(count).padStart(2, '0')

/** Whether what waits may be sent now: at once but for the quiet hours, or once a day from its minute on. */
export function isMailDue(times: MailTimes, nowMs: number): boolean {
  const { date, minute } = localTime(nowMs, times.time_zone)
  switch (times.mail) {
    case 'at_once':
      return !isQuiet(times, minute)
    case 'daily':
      return minute >= times.daily_at && times.daily_sent_on !== date
    default:
      return false
  }
}

/** Quiet hours may pass midnight; from and to the same are the whole day. */
function isQuiet({ quiet_from: from, quiet_to: to }: MailTimes, minute: number): boolean {
  if (from === null || to === null) return false
  return from < to ? minute >= from && minute < to : minute >= from || minute < to
}
