interface Position {
  readonly latitude: number
  readonly longitude: number
}

/**
 * A place as maps, files and devices write it, degrees: '33.4484, -112.0740', '33.4484° N 112.0740° W', '33°26′54″N 112°4.44′W',
 * 'N 33 26 54 W 112 4 26', '33,4484; -112,0740', 'geo:33.4484,-112.0740'. Latitude comes first, unless letters say otherwise.
 */
export function parsePosition(text: string): Position | undefined {
  const halves = halvesOf(plain(text))
  const [first, second] = halves?.map(angleOf) ?? []
  if (first === undefined || second === undefined) return undefined
  const isTurned = first.axis === 'longitude' || second.axis === 'latitude'
  const [north, east] = isTurned ? [second, first] : [first, second]
  if (north.axis === 'longitude' || east.axis === 'latitude') return undefined
  const latitude = north.degrees
  const longitude = east.degrees
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined
}

/** One angle with its letter or signs: '112°4′26″W'; a plain number is none of its business. */
export function parseAngle(text: string): number | undefined {
  const one = plain(text)
  return /[°'"NSEW]/.test(one) ? angleOf(one)?.degrees : undefined
}

/** With the signs of keyboards, in upper case, without what stands around it. */
function plain(text: string): string {
  const one = text
    .replace(/^\s*geo:/i, '')
    .replaceAll('−', '-')
    .replaceAll(/[’′‘´]/g, "'")
    .replaceAll(/[”″“]|''/g, '"')
    .replaceAll(/[º˚]/g, '°')
    .replaceAll(/[()[\]]/g, ' ')
    .trim()
    .toUpperCase()
  // decimal commas, where the pair is not parted by one
  return /^-?\d+,\d+°?(?:\s*;\s*|\s+)-?\d+,\d+°?$/.test(one) ? one.replaceAll(',', '.') : one
}

/** Parted by letters, by a comma or semicolon, by signs of degrees, or else by the one space. */
function halvesOf(text: string): readonly string[] | undefined {
  const ways = [
    /^([NSEW][^NSEW]+)([NSEW][^NSEW]+)$/,
    /^([^NSEW]+[NSEW])([^NSEW]+[NSEW])$/,
    /^([^,;]+)[,;]([^,;]+)$/,
    /^([^°]+°[^°]*?)\s([-+]?[\d.]+\s*°[^°]*)$/,
    /^(\S+)\s+(\S+)$/,
  ]
  for (const way of ways) {
    const [, first, second] = way.exec(text) ?? []
    if (first !== undefined && second !== undefined) return [first, second]
  }
  return undefined
}

interface Angle {
  readonly degrees: number
  /** As its letter says. */
  readonly axis: 'latitude' | 'longitude' | undefined
}

const ANGLE =
  /^([NSEW]?)\s*([-+]?)(\d+(?:\.\d+)?)\s*°?(?:\s*(\d+(?:\.\d+)?)\s*'?(?:\s*(\d+(?:\.\d+)?)\s*"?)?)?\s*([NSEW]?)$/

function angleOf(text: string): Angle | undefined {
  const parts = ANGLE.exec(text.replaceAll(/^[\s,;]+|[\s,;]+$/g, ''))
  if (parts === null) return undefined
  const [, before = '', sign, whole = '', minutes, seconds, after = ''] = parts
  if ((before !== '' && after !== '') || !isSexagesimal([whole, minutes, seconds])) return undefined
  const degrees = Number(whole) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600
  const letter = before || after
  return { degrees: sign === '-' || /[SW]/.test(letter) ? -degrees : degrees, axis: axisOf(letter) }
}

/** Only the last part has decimals; minutes and seconds end at 60. */
function isSexagesimal(parts: readonly (string | undefined)[]): boolean {
  const given = parts.filter((part) => part !== undefined)
  return given.every(
    (part, i) => (i === 0 || Number(part) < 60) && (i === given.length - 1 || !part.includes('.')),
  )
}

function axisOf(letter: string): Angle['axis'] {
  if (letter === '') return undefined
  return /[NS]/.test(letter) ? 'latitude' : 'longitude'
}
