import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { type GisFile, GisFileError, type NamedBytes, readGisFiles } from '@duet/formats'
import type { Refusal } from './refusal.ts'

/** Endings of drawings that hold no weather. */
export const LAYOUT_EXTENSION: RegExp = /^(geojson|kml|kmz|shp|dxf|dae|pvc2?)$/i

/** What `duet read` prints of a drawing: its shapes in the coordinates of the file, heights in metres. */
export interface LayoutReading extends Omit<GisFile, 'filename'> {
  readonly file: string
  readonly kind: 'layout'
}

/** Reads a drawing as an import would; the other parts of a shapefile lie beside it. */
export async function layoutReading(path: string): Promise<LayoutReading | Refusal> {
  const file = basename(path)
  try {
    const { filename: _same, ...read } = readGisFiles(await partsOf(path))
    return { file, kind: 'layout', ...read }
  } catch (error) {
    if (!(error instanceof GisFileError)) throw error
    return { file, kind: 'layout', error: error.code, lines: [], message: error.message }
  }
}

/** A drawing with the files that belong to it: the other parts of a shapefile lie beside it. */
export async function partsOf(path: string): Promise<readonly NamedBytes[]> {
  const parts = [{ name: basename(path), bytes: await readFile(path) }]
  if (!/\.shp$/i.test(path)) return parts
  for (const extension of ['dbf', 'prj', 'shx', 'cpg']) {
    const beside = path.replace(/shp$/i, extension)
    // a part that is not there is told by the reader, where it is needed
    const bytes = await readFile(beside).catch(() => undefined)
    if (bytes) parts.push({ name: basename(beside), bytes })
  }
  return parts
}

export function layoutText({
  file,
  format,
  features,
  coordinates,
  warnings,
}: LayoutReading): string {
  const kinds = Map.groupBy(features, ({ geometry }) => geometry.type)
  const counts = [...kinds].map(([type, members]) => `${members.length} ${type}`)
  return [
    `${file}: ${format}, ${counts.join(', ')}; coordinates: ${coordinates.text ?? coordinates.kind}`,
    ...warnings.map(({ message, count }) => `  ${message} (${count})`),
  ].join('\n')
}
