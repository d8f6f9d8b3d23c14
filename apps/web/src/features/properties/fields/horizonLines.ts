import type { HorizonPoint } from '@duet/plant'

/** A point a line: azimuth and height, degrees. */
export const horizonLines = (points: readonly HorizonPoint[]): string =>
  points.map(({ azimuth, elevation }) => `${azimuth} ${elevation}`).join('\n')

interface HorizonFile {
  readonly name: string
  readonly bytes: Uint8Array
  readonly isSouthern: boolean
}

/**
 * The points of a file of PVsyst, PVGIS or Meteonorm, or of any table of azimuth and height.
 *
 * @throws PvsystFileError where it holds none
 */
export async function readHorizonFile(file: HorizonFile): Promise<readonly HorizonPoint[]> {
  // PVGIS counts from south everywhere, PVsyst from the equator
  const isPvgis = new TextDecoder().decode(file.bytes).includes('H_hor')
  return await readPoints(file.bytes, file.name, {
    hemisphere: file.isSouthern && !isPvgis ? 'south' : 'north',
  })
}

/** The same of what was typed, from north. @throws Error, PvsystFileError for a line that is no point */
export async function readHorizonLines(text: string): Promise<readonly HorizonPoint[]> {
  if (text.trim() === '') return []
  const lines = text.split('\n')
  const words = lines.findIndex((line) => /[^\d\s.,;+-]/.test(line))
  if (words >= 0) {
    throw new Error(
      `Line ${words + 1}: "${lines[words]}" is not an azimuth and a height in degrees.`,
    )
  }
  return await readPoints(new TextEncoder().encode(text), '', { azimuthFrom: 'north' })
}

type Answers = Parameters<typeof import('@duet/formats')['readPvsystFile']>[2]

async function readPoints(
  bytes: Uint8Array,
  name: string,
  answers: Answers,
): Promise<readonly HorizonPoint[]> {
  // the readers are fetched when they are wanted
  const { readPvsystFile } = await import('@duet/formats')
  const read = readPvsystFile(bytes, `${name.replace(/\.[^.]*$/, '')}.hor`, answers)
  if (read.kind !== 'horizon') throw new Error(`${name} holds no far horizon.`)
  return read.points.map(({ azimuthDeg, elevationDeg }) => ({
    azimuth: azimuthDeg,
    elevation: Math.max(0, elevationDeg),
  }))
}
