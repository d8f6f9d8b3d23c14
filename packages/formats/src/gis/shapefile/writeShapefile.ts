import { strToU8, zipSync } from 'fflate'
import type { GisFeature, WrittenFile } from '../file/gisFile.ts'
import { writeDbf } from './writeDbf.ts'
import { writeShp } from './writeShp.ts'

/** Names of the files by the kind of their shapes. */
const KIND_NAMES = { Point: 'points', LineString: 'lines', Polygon: 'areas' } as const

export interface ShapefileOptions {
  /** WKT of the coordinate system, for the .prj files. */
  readonly prj: string
  /** Date in the heads of the tables. */
  readonly today: Date
}

/** A ZIP of shapefiles: one for each kind of shape, those with heights apart, since a file has one kind. */
export function writeShapefile(
  name: string,
  features: readonly GisFeature[],
  { prj, today }: ShapefileOptions,
): WrittenFile {
  const groups = Map.groupBy(
    features,
    ({ geometry, heights }) => `${KIND_NAMES[geometry.type]}${heights === 'none' ? '' : '_3d'}`,
  )
  const files: Record<string, Uint8Array> = {}
  for (const [kind, group] of groups) {
    const base = `${name}_${kind}`
    const { shp, shx } = writeShp(
      group.map(({ geometry }) => geometry),
      kind.endsWith('_3d'),
    )
    files[`${base}.shp`] = shp
    files[`${base}.shx`] = shx
    files[`${base}.dbf`] = writeDbf(group.map(rowOf), today)
    files[`${base}.prj`] = strToU8(prj)
    files[`${base}.cpg`] = strToU8('UTF-8')
  }
  return { bytes: zipSync(files), extension: 'zip', mediaType: 'application/zip' }
}

function rowOf({ name, layer, color, heights, attributes }: GisFeature): GisFeature['attributes'] {
  return {
    name,
    layer,
    ...(heights === 'ground' && { heights }),
    ...(color !== undefined && { color }),
    ...attributes,
  }
}
