import type { PvsystHemisphere } from '../placeTypes.ts'
import { fileHead } from '../text/fileHead.ts'
import type { FileNotes } from '../text/fileNotes.ts'
import type { ParsedPvsyst } from '../text/parsePvsystObject.ts'
import { azimuthFromNorthDeg, turn } from '../text/pvsystAngles.ts'
import { PvsystFileError } from '../text/pvsystFileError.ts'
import type { PvsystHorizon } from '../types.ts'
import { horizonOfObject, horizonPoints } from './horizonPoints.ts'

/** What a file of a horizon does not say. */
export interface HorizonAnswers {
  readonly hemisphere?: PvsystHemisphere | undefined
  /** From where its azimuths count; without an answer −180 to 180 is from the equator, as in PVsyst, 0 to 360 from north. */
  readonly azimuthFrom?: PvsystHorizon['azimuthFrom'] | undefined
}

/** A `pvHorizon` as a file of its own. @throws PvsystFileError */
export function readHorizonObject(
  parsed: ParsedPvsyst,
  filename: string,
  notes: FileNotes,
  { hemisphere = 'north' }: HorizonAnswers,
): PvsystHorizon {
  const points = horizonOfObject(parsed.root, hemisphere)
  if (!points) throw noPoints()
  const comment = notes.fields(parsed.root).text('Comment') ?? null
  notes.readAll(parsed.root)
  return {
    ...fileHead(parsed, filename, notes),
    kind: 'horizon',
    form: 'object',
    formIsInferred: true,
    azimuthFrom: 'equator',
    hemisphere,
    comment,
    points,
  }
}

/** Lines of azimuth and height; lines with letters are comments. @throws PvsystFileError */
export function readPlainHorizon(
  text: string,
  filename: string,
  { hemisphere = 'north', azimuthFrom }: HorizonAnswers,
): PvsystHorizon {
  const comments: string[] = []
  const pairs: (readonly [number, number])[] = []
  for (const [i, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const line = raw.trim()
    if (/[^\W\d_]|^#/u.test(line)) comments.push(line)
    else if (line !== '') pairs.push(pairOf(line, i + 1))
  }
  if (pairs.length === 0) throw noPoints()
  const from = azimuthFrom ?? (pairs.some(([azimuth]) => azimuth > 180) ? 'north' : 'equator')
  const isClear = azimuthFrom !== undefined || pairs.some(([deg]) => deg < 0 || deg > 180)
  return {
    file: filename,
    version: null,
    remarks: isClear
      ? []
      : ['All azimuths are within 0° to 180°; they were taken from the equator, as PVsyst does.'],
    notRead: [],
    kind: 'horizon',
    form: 'plain',
    formIsInferred: false,
    azimuthFrom: from,
    hemisphere,
    comment: comments.length === 0 ? null : comments.join('; '),
    points: horizonPoints(
      pairs.map(([deg, up]) => [
        from === 'north' ? turn(deg) : azimuthFromNorthDeg(deg, hemisphere),
        up,
      ]),
    ),
  }
}

/** Azimuth and height, apart by tab, blank, semicolon or comma; a comma is a decimal sign where another sign parts them. */
function pairOf(line: string, number: number): readonly [number, number] {
  const isCommaDecimal = /[\t; ]/.test(line) && !/,\s/.test(line)
  const parts = line.split(isCommaDecimal ? /[\t; ]+/ : /[\s,;]+/).filter((part) => part !== '')
  const [azimuth = Number.NaN, elevation = Number.NaN] = parts.map((part) =>
    Number(part.replace(',', '.')),
  )
  if (Number.isFinite(azimuth) && Number.isFinite(elevation) && Math.abs(azimuth) <= 360)
    return [azimuth, elevation]
  throw new PvsystFileError(
    'not_a_number',
    `Line ${number}: "${line.slice(0, 60)}" is not an azimuth within ±360° and a height. Correct the line and choose the file again.`,
    number,
  )
}

function noPoints(): PvsystFileError {
  return new PvsystFileError(
    'missing_value',
    'The file has no points of a horizon: lines of azimuth and height, degrees. Choose another file.',
  )
}
