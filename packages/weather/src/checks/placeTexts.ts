/** `7.44° E`. */
export const longitudeText = (deg: number): string =>
  `${Math.abs(wrapped(deg)).toFixed(2)}° ${wrapped(deg) < 0 ? 'W' : 'E'}`

export const latitudeText = (deg: number): string =>
  `${Math.abs(deg).toFixed(2)}° ${deg < 0 ? 'S' : 'N'}`

/** −180 to 180. */
export const wrapped = (deg: number): number => ((((deg + 180) % 360) + 360) % 360) - 180

/** `UTC−7`, `UTC+5:30`. */
export function zoneText(hours: number): string {
  if (hours === 0) return 'UTC'
  const minutes = Math.round(Math.abs(hours) * 60)
  const rest = minutes % 60
  return `UTC${hours < 0 ? '−' : '+'}${Math.floor(minutes / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}

/** `31 minutes after`, `within a minute of`. */
export function offsetText(offsetMin: number): string {
  const minutes = Math.round(Math.abs(offsetMin))
  if (minutes === 0) return 'within half a minute of'
  const unit = minutes === 1 ? 'minute' : 'minutes'
  return `${minutes} ${unit} ${offsetMin > 0 ? 'after' : 'before'}`
}
