import { plainLetters } from '../file/columnNames.ts'
import type { IntervalAlignment } from '../file/weatherFile.ts'
import { readNumber } from '../text/splitCells.ts'

const ZONE_NAME =
  /\b((?:Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Za-z_]+(?:\/[A-Za-z_]+)?)\b/
const UTC_OFFSET = /\b(?:UTC|GMT)\s*([+\-−])\s*(\d{1,2})(?::?(\d{2}))?/i
const ZONE_WORDS =
  '(?:time\\s*zone|zeitzone|tijdzone|tz|(?:utc|gmt)\\s*offset|fuseau\\s*horaire|huso\\s*horario|zona\\s*horaria|fuso\\s*orario|fuso\\s*horario)'
const ZONE_HOURS = new RegExp(
  `${ZONE_WORDS}[^\\n\\d+\\-−]{0,20}([+\\-−]?)\\s*(\\d{1,2}(?:[.,]\\d+)?)`,
  'i',
)
const IN_UTC = new RegExp(
  `\\(\\s*(UTC|GMT)\\s*\\)|(?:\\btimes?\\b|${ZONE_WORDS}|\\bzeit|\\bhoras?\\b|\\bheures?\\b|\\bclock\\b)[^\\n]{0,30}\\b(UTC|GMT)\\b|\\b(UTC|GMT)[^\\n]{0,10}(?:time|zeit)`,
  'i',
)

/** The clock that a remark names: `UTC+1`, `GMT -05:00`, `Time Zone: -7`, or an IANA name such as `America/New_York`. */
export function zoneInText(
  text: string,
): { readonly offsetH?: number; readonly name?: string; readonly isLocal?: boolean } | undefined {
  const name = ZONE_NAME.exec(text)?.[1]
  if (name !== undefined && isZone(name)) return { name }
  const offsetH = hoursInText(plainLetters(text))
  // "time zone" is the place's own; "times in UTC" is the clock's alone
  const isLocal = new RegExp(ZONE_WORDS, 'i').test(plainLetters(text))
  return offsetH === undefined ? undefined : { offsetH, isLocal }
}

function hoursInText(text: string): number | undefined {
  const found = UTC_OFFSET.exec(text) ?? ZONE_HOURS.exec(text)
  if (!found) return IN_UTC.test(text) ? 0 : undefined
  const [, sign = '', whole, minutes = '0'] = found
  const hours = Number(whole?.replace(',', '.')) + Number(minutes) / 60
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

/** Place that the remarks of a header give by name, in one line or as a line of names above one of values. */
export function placeInText(text: string): {
  readonly latitude?: number
  readonly longitude?: number
  readonly altitudeM?: number
} {
  const plain = plainLetters(text)
  const pair = PAIR.exec(plain)
  const latitude = (pair ? angle(pair.slice(1, 6), 90) : undefined) ?? angleOf(plain, LATITUDE, 90)
  const longitude =
    (pair ? angle(pair.slice(6, 11), 180) : undefined) ?? angleOf(plain, LONGITUDE, 180)
  const altitudeM = altitudeOf(plain)
  return {
    ...(latitude === undefined ? {} : { latitude }),
    ...(longitude === undefined ? {} : { longitude }),
    ...(altitudeM === undefined ? {} : { altitudeM }),
  }
}

const angleOf = (plain: string, pattern: RegExp, most: number): number | undefined =>
  angle((pattern.exec(plain) ?? valueBelow(plain, pattern))?.slice(1), most)

function altitudeOf(plain: string): number | undefined {
  const [, digits, unit = ''] = ALTITUDE.exec(plain) ?? valueBelow(plain, ALTITUDE) ?? []
  const value = valueOf(digits) * (/^f/i.test(unit) ? 0.3048 : 1)
  return Math.abs(value) <= 9000 ? value : undefined
}

const valueOf = (digits: string | undefined): number =>
  Number(digits?.replace(',', '.') ?? Number.NaN)

/** Side before the digits, degrees, minutes, seconds, side behind: `N 39°44'24"`, `104.99 W`. */
function angle(parts: readonly (string | undefined)[] | undefined, most: number) {
  const [before, degrees, minutes = '0', seconds = '0', behind] = parts ?? []
  const size = Math.abs(valueOf(degrees)) + valueOf(minutes) / 60 + valueOf(seconds) / 3600
  if (!(size <= most)) return undefined
  const isNegative = /^[sw]$/i.test(behind ?? before ?? '') || degrees?.startsWith('-') === true
  return isNegative ? -size : size
}

const ANGLE =
  "(-?\\d+(?:[.,]\\d+)?)(?:\\s*(?:°|deg)\\s*(\\d{1,2}(?:[.,]\\d+)?)\\s*['′](?:\\s*(\\d{1,2}(?:[.,]\\d+)?)\\s*(?:[\"″]|''))?)?"
const VALUE = `[^\\n\\d-]{0,40}?(?:\\b([NSEW])\\s*)?${ANGLE}`
const LATITUDE = new RegExp(
  `\\b(?:lat(?:itude?|itudine)?|breite(?:ngrad)?|breedte(?:graad)?)\\b${VALUE}(?:\\s*(?:°|deg)?\\s*([NS])\\b)?`,
  'i',
)
const LONGITUDE = new RegExp(
  `\\b(?:long?(?:itude?|itudine)?|lng|laenge(?:ngrad)?|lange(?:ngrad)?|lengte(?:graad)?)\\b${VALUE}(?:\\s*(?:°|deg)?\\s*([EW])\\b)?`,
  'i',
)
const ALTITUDE =
  /\b(?:alt(?:itude?)?|altitudine|elevation|elev|hoehe|hohe|seehohe|hoogte|altura|elevacion|elevacao|quota)\b[^\n\d-]{0,40}(-?\d+(?:[.,]\d+)?)(?:\s*(f(?:ee|oo)?t)\b)?/i
/** Both in one, latitude first. */
const DECIMAL_ANGLE = ANGLE.replace('(?:[.,]\\d+)?', '\\.\\d+')
const PAIR = new RegExp(
  `\\b(?:coordinates?|coords?|koordinaten|coordenadas|coordonnees|coordinate|position|location|site|lat[a-z.]*\\s*[/,&]\\s*lon[a-z.]*)\\b[^\\n\\d-]{0,30}?(?:\\b([NS])\\s*)?${DECIMAL_ANGLE}\\s*(?:°|deg)?\\s*([NS]\\b)?\\s*[,;/ ]\\s*(?:\\b([EW])\\s*)?${DECIMAL_ANGLE}\\s*(?:°|deg)?\\s*([EW]\\b)?`,
  'i',
)

/** A number in the line below, in the cell of the name that the pattern begins with. */
function valueBelow(text: string, pattern: RegExp): readonly string[] | undefined {
  const name = new RegExp(`^${pattern.source.slice(0, pattern.source.indexOf('[^'))}`, 'i')
  const lines = text.split('\n')
  for (const [at, line] of lines.entries()) {
    for (const delimiter of [',', ';', '\t']) {
      const cells = line.replace(/^#\s*/, '').split(delimiter)
      const index = cells.findIndex((cell) => name.test(cell.trim()))
      const below = lines[at + 1]?.replace(/^#\s*/, '').split(delimiter)
      const value = readNumber(below?.[index] ?? '', delimiter !== ',')
      if (cells.length > 1 && below?.length === cells.length && Number.isFinite(value))
        return pattern === ALTITUDE ? ['', String(value)] : ['', '', String(value)]
    }
  }
  return undefined
}

const PERIOD =
  '(?:interval[a-z]*|hours?|horas?|heures?|stunden?|ora|periods?|periode[ns]?|periodos?|time ?step|step|paso|pas|passo|messung|mittelung)'
const PLACES: readonly (readonly [IntervalAlignment, string])[] = [
  ['beginning', '(?:begin(?:ning|n|s)?|start(?:s|ing)?|anfang|inicio|debut|inizio)'],
  [
    'center',
    '(?:mid(?:dle|point)?|cent(?:er|re)(?:ed|d)?|mitte|centro|milieu|mitad|meio|meta|medio)',
  ],
  ['ending', '(?:end(?:s|ing|e)?|fin|final|fine|fim|schluss)'],
]

/** What a remark says that times label: `times are the end of the interval`, `fin de l'heure`, `period_end`. */
export function alignmentInText(text: string): IntervalAlignment | undefined {
  const plain = plainLetters(text)
  const found = PLACES.flatMap(([alignment, place]) => {
    const before = new RegExp(`\\b${place}\\b[^\\n.;]{0,25}?\\b${PERIOD}\\b`, 'i')
    const after = new RegExp(
      `(?:\\b|_)(?:interval|hour|period|stunden|intervall)[ _-]?${place}(?:\\b|_)`,
      'i',
    )
    return [before, after].flatMap((pattern) => {
      const at = plain.search(pattern)
      return at < 0 ? [] : [{ alignment, at }]
    })
  })
  return found.toSorted((a, b) => a.at - b.at)[0]?.alignment
}

/** Tilt and azimuth that a remark gives a sensor or a plane, degrees; azimuth by number or by the name of the side. */
export function planeInText(
  text: string,
): { readonly tiltDeg: number; readonly azimuthDeg: number } | undefined {
  const plain = plainLetters(text)
  const number = (words: string): number | undefined => {
    const found = new RegExp(`\\b(?:${words})\\b[^\\n\\d+-]{0,20}(-?\\d+(?:[.,]\\d+)?)`, 'i').exec(
      plain,
    )
    return found?.[1] === undefined ? undefined : Number(found[1].replace(',', '.'))
  }
  const tiltDeg = number(
    'tilt|slope|inclination|inclinacion|inclinaison|neigung|inclinazione|inclinacao',
  )
  if (tiltDeg === undefined || tiltDeg < 0 || tiltDeg > 90) return undefined
  const side = /\b(north|south|east|west)\b/i.exec(plain)?.[1]?.toLowerCase()
  const named = side === undefined ? undefined : { north: 0, east: 90, south: 180, west: 270 }[side]
  const azimuthDeg = number('azimuth|azimut|acimut|ausrichtung|orientation|azimute') ?? named
  if (azimuthDeg === undefined) return undefined
  // PVGIS and others count from the south: 0 beside a word that says so
  const isFromSouth = named === 180 && azimuthDeg === 0
  return { tiltDeg, azimuthDeg: isFromSouth ? 180 : azimuthDeg }
}
