const NUMBERS = /\d+(?:\.\d+)?/g

/** Degrees with minutes and seconds, `33 26 37.5` or `33°26'37.5"`; undefined where it is none. */
export function degreesOf(text: string): number | undefined {
  const parts = (text.match(NUMBERS) ?? []).map(Number)
  const [degrees, minutes = 0, seconds = 0] = parts
  if (degrees === undefined || parts.length > 3 || minutes >= 60 || seconds >= 60) return undefined
  // minutes and seconds divide a whole number of degrees
  if (parts.length > 1 && !Number.isInteger(degrees)) return undefined
  if (parts.length > 2 && !Number.isInteger(minutes)) return undefined
  if (/[^\d\s.°º'’′"”″:]/.test(text)) return undefined
  return degrees + minutes / 60 + seconds / 3600
}

/** Latitude and longitude with N, S, E and W before or after them, in either order. */
export function letteredPosition(
  text: string,
): { readonly longitude: number; readonly latitude: number } | undefined {
  const letters = [...text.toUpperCase().matchAll(/[NSEW]/g)]
  const [first, second] = letters
  if (first === undefined || second === undefined || letters.length !== 2) return undefined
  const isBefore = text.slice(0, first.index).trim() === ''
  const cut = isBefore ? second.index : first.index + 1
  const parts = [text.slice(0, cut), text.slice(cut)].map(letteredAngle)
  const latitude = parts.find((part) => part?.isLatitude === true)?.degrees
  const longitude = parts.find((part) => part?.isLatitude === false)?.degrees
  return latitude === undefined || longitude === undefined ? undefined : { longitude, latitude }
}

function letteredAngle(
  text: string,
): { readonly isLatitude: boolean; readonly degrees: number } | undefined {
  const letter = /[NSEW]/i.exec(text)?.[0].toUpperCase()
  const degrees = degreesOf(text.replace(/[NSEW]/i, ' ').replace(/^[\s,;]+|[\s,;]+$/g, ''))
  if (letter === undefined || degrees === undefined) return undefined
  const sign = letter === 'S' || letter === 'W' ? -1 : 1
  return { isLatitude: letter === 'N' || letter === 'S', degrees: sign * degrees }
}

/** `45.5`, `45°30'`, or a quadrant bearing `S 45°30' E`, as an azimuth: 0 north, 90 east. */
export function azimuthOf(text: string): number | undefined {
  const quadrant = /^\s*([NS])\s*(.+?)\s*([EW])\s*$/i.exec(text)
  if (quadrant === null) {
    const isNegative = /^\s*[-−]/.test(text)
    const angle = degreesOf(text.replace(/^\s*[-−+]/, ''))
    return angle === undefined || angle > 360 ? undefined : isNegative ? -angle : angle
  }
  const [, from = '', middle = '', to = ''] = quadrant
  const angle = degreesOf(middle)
  if (angle === undefined || angle > 90) return undefined
  const isNorth = from.toUpperCase() === 'N'
  const isEast = to.toUpperCase() === 'E'
  if (isNorth) return isEast ? angle : 360 - angle
  return isEast ? 180 - angle : 180 + angle
}
