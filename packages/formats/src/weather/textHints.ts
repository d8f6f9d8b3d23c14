const ZONE_NAME =
  /\b((?:Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Za-z_]+(?:\/[A-Za-z_]+)?)\b/
const UTC_OFFSET = /\b(?:UTC|GMT)\s*([+\-−])\s*(\d{1,2})(?::?(\d{2}))?/i
const ZONE_HOURS = /time\s*zone[^\n\d+\-−]{0,20}([+\-−]?)\s*(\d{1,2}(?:\.\d+)?)/i
const IN_UTC = /\(\s*(UTC|GMT)\s*\)|\btime[^\n]{0,30}\b(UTC|GMT)\b|\b(UTC|GMT)[^\n]{0,10}time/i

/** The clock that a remark names: `UTC+1`, `GMT -05:00`, `Time Zone: -7`, or an IANA name such as `America/New_York`. */
export function zoneInText(
  text: string,
): { readonly offsetH?: number; readonly name?: string } | undefined {
  const name = ZONE_NAME.exec(text)?.[1]
  if (name !== undefined && isZone(name)) return { name }
  const offsetH = hoursInText(text)
  return offsetH === undefined ? undefined : { offsetH }
}

function hoursInText(text: string): number | undefined {
  const found = UTC_OFFSET.exec(text) ?? ZONE_HOURS.exec(text)
  if (!found) return IN_UTC.test(text) ? 0 : undefined
  const [, sign = '', whole, minutes = '0'] = found
  const hours = Number(whole) + Number(minutes) / 60
  const signed = sign === '-' || sign === '−' ? -hours : hours
  return signed >= -12 && signed <= 14 ? signed : undefined
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== ''
  } catch {
    return false
  }
}

/** Place that the remarks of a header give by name. */
export function placeInText(text: string): {
  readonly latitude?: number
  readonly longitude?: number
  readonly altitudeM?: number
} {
  const number = (pattern: RegExp, most: number): number | undefined => {
    const value = Number(pattern.exec(text)?.[1] ?? Number.NaN)
    return Number.isFinite(value) && Math.abs(value) <= most ? value : undefined
  }
  const latitude = number(/\blat(?:itude)?\b[^\n\d-]{0,30}(-?\d+(?:\.\d+)?)/i, 90)
  const longitude = number(/\blong?(?:itude)?\b[^\n\d-]{0,30}(-?\d+(?:\.\d+)?)/i, 180)
  const altitudeM = number(/\b(?:altitude|elevation)\b[^\n\d-]{0,30}(-?\d+(?:\.\d+)?)/i, 9000)
  return {
    ...(latitude === undefined ? {} : { latitude }),
    ...(longitude === undefined ? {} : { longitude }),
    ...(altitudeM === undefined ? {} : { altitudeM }),
  }
}
