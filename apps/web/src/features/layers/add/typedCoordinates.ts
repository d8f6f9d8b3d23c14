import { distanceM, type LocalFrame, lengthM, toLngLat } from '@duet/plant'
import type { Position } from 'geojson'
import { pointAtAzimuth } from '../../drawing/tools/drawTool.ts'
import { pointToPosition, positionToM } from '../../drawing/tools/layerEdits.ts'
import { azimuthOf, letteredPosition } from './typedAngles.ts'

/** How a line is to be read; letters N, S, E and W say it themselves. `courses`: a start, then lengths and bearings. */
export type CoordinateFormat = 'lngLat' | 'latLng' | 'metres' | 'courses'

export interface TypedProblem {
  /** From 1; undefined: the text as a whole. */
  readonly line: number | undefined
  readonly message: string
}

/** What was typed: lines or rings parted by empty lines, longitude and latitude and, where given, height. */
export interface TypedCoordinates {
  readonly parts: readonly (readonly Position[])[]
  readonly problems: readonly TypedProblem[]
  /** How far the end of a traverse that closes misses its start, m; the end is left out then. */
  readonly misclosureM: number | undefined
}

/** Reads typed or pasted coordinates; every line that cannot be read is reported. */
export function readCoordinates(
  text: string,
  format: CoordinateFormat,
  frame: LocalFrame,
): TypedCoordinates {
  const problems: TypedProblem[] = []
  const parts: Position[][] = []
  let part: Position[] | undefined
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim()
    if (line === '') {
      part = undefined
      continue
    }
    const before = part?.at(-1)
    const read = readLine(line, format, before, frame)
    if (typeof read === 'string') problems.push({ line: index + 1, message: read })
    else if (part === undefined) parts.push((part = [read]))
    else part.push(read)
  }
  const heights = heightProblem(parts)
  const closed = parts.map((one) => withoutClosing(one, format, frame))
  return {
    parts: closed.map(({ points }) => points),
    problems: [...problems, ...(heights === undefined ? [] : [heights])],
    misclosureM: closed.find(({ missM }) => missM !== undefined)?.missM,
  }
}

/** A position, or what is wrong with the line. */
function readLine(
  line: string,
  format: CoordinateFormat,
  before: Position | undefined,
  frame: LocalFrame,
): Position | string {
  if (format === 'courses' && before !== undefined) return course(line, before, frame)
  const lettered = letteredPosition(line)
  if (lettered !== undefined) return onEarth([lettered.longitude, lettered.latitude])
  const numbers = numbersOf(line)
  const [first, second, height] = numbers ?? []
  if (first === undefined || second === undefined || (numbers?.length ?? 0) > 3) {
    return WANTED[format]
  }
  const up = height === undefined ? [] : [height]
  if (format === 'metres') return [...toLngLat(frame, first, second), ...up]
  return onEarth(format === 'latLng' ? [second, first, ...up] : [first, second, ...up])
}

const WANTED: Readonly<Record<CoordinateFormat, string>> = {
  lngLat: 'write a longitude and a latitude.',
  latLng: 'write a latitude and a longitude.',
  metres: 'write metres east and metres north.',
  courses: 'begin with the longitude and latitude of the start.',
}

/** Numbers parted by spaces, commas, semicolons or tabs; undefined where anything else is among them. */
function numbersOf(line: string): readonly number[] | undefined {
  const words = line
    .replace(/°/g, ' ')
    .replace(/\bm\b/g, ' ')
    .replaceAll('−', '-')
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
  const numbers = words.map(Number)
  return numbers.every(Number.isFinite) ? numbers : undefined
}

function onEarth(position: Position): Position | string {
  const [longitude = 0, latitude = 0] = position
  if (Math.abs(latitude) > 90 && Math.abs(longitude) <= 90) {
    return `${latitude} is no latitude: exchange the order of latitude and longitude.`
  }
  if (Math.abs(latitude) > 90) return 'a latitude must be between -90 and 90.'
  return Math.abs(longitude) > 180 ? 'a longitude must be between -180 and 180.' : position
}

/** `120.5 45°30'`, `120.5 m @ 45.5`, `120.5 N 45 30 E`. */
function course(line: string, before: Position, frame: LocalFrame): Position | string {
  const match = /^([\d.]+)\s*m?[\s,;@<]+(.+)$/i.exec(line)
  const length = Number(match?.[1] ?? Number.NaN)
  const azimuth = azimuthOf(match?.[2] ?? '')
  if (!(length > 0) || azimuth === undefined) return 'write a length in metres and a bearing.'
  return pointToPosition(frame, pointAtAzimuth(positionToM(frame, before), length, azimuth))
}

function heightProblem(parts: readonly (readonly Position[])[]): TypedProblem | undefined {
  const given = parts.flat().filter((position) => position.length > 2).length
  if (given === 0 || given === parts.flat().length) return undefined
  return { line: undefined, message: 'Give a height on every line, or on none.' }
}

/** A traverse that comes back within this share of its length closes. */
const CLOSING_SHARE = 1e-3
const CLOSING_M = 0.02

/** An outline that is written with its first point at its end. */
function withoutClosing(
  points: readonly Position[],
  format: CoordinateFormat,
  frame: LocalFrame,
): { readonly points: readonly Position[]; readonly missM: number | undefined } {
  const open = { points, missM: undefined }
  const inM = points.map((position) => positionToM(frame, position))
  const [first, last] = [inM[0], inM.at(-1)]
  if (first === undefined || last === undefined || points.length < 4) return open
  const missM = distanceM(first, last)
  if (format === 'courses') {
    const isClosing = missM <= Math.max(CLOSING_M, CLOSING_SHARE * lengthM(inM))
    return isClosing ? { points: points.slice(0, -1), missM } : open
  }
  return missM === 0 ? { points: points.slice(0, -1), missM: undefined } : open
}
