import { counted } from '../../../lib/counted.ts'

const MINUTE_S = 60

/** A time as one would say it: 20 seconds, 3 minutes. */
export function durationText(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds))
  if (whole < 2 * MINUTE_S) return counted(whole, 'second')
  return `${Math.round(whole / MINUTE_S)} minutes`
}
