import type { NamedBytes } from '../../zip/namedBytes.ts'
import { createFeatureList, type FeatureList } from '../file/featureList.ts'
import type { GisCoordinates, GisFile, GisValue } from '../file/gisFile.ts'
import { GisFileError } from '../file/gisFileError.ts'
import type { GisLimits } from '../file/gisLimits.ts'
import { decodeText, nameByAttributes } from '../file/gisText.ts'
import { unzipDrawing } from '../file/unzipDrawing.ts'
import { readDbf } from './readDbf.ts'
import { shpRecords } from './shpRecords.ts'

const PARTS = /\.(shp|dbf|prj|cpg|shx)$/i

/** Reads the shapefiles of an archive. @throws GisFileError */
export function readShapefileZip(filename: string, bytes: Uint8Array, limits: GisLimits): GisFile {
  return readShapefile(filename, unzipDrawing(filename, bytes, PARTS, limits), limits)
}

/**
 * Reads shapefiles from their loose parts: each .shp with the .dbf, .prj and .cpg of its name. Every shapefile
 * becomes a layer of its own.
 * @throws GisFileError part_missing, damaged
 */
export function readShapefile(
  filename: string,
  parts: readonly NamedBytes[],
  limits: GisLimits,
): GisFile {
  const mains = parts.filter(({ name }) => /\.shp$/i.test(name))
  if (mains.length === 0) {
    throw new GisFileError(
      'part_missing',
      `${filename} has no .shp file, which holds the shapes. Choose the .shp, .dbf and .prj files together, or a ZIP of them.`,
    )
  }
  const list = createFeatureList(limits)
  const systems = mains.map((main) => readOne(main, parts, list))
  const [first = { kind: 'unknown' } satisfies GisCoordinates] = systems
  if (systems.some(({ kind, text }) => kind !== first.kind || text !== first.text)) {
    throw new GisFileError(
      'not_readable_format',
      `The shapefiles in ${filename} have different coordinate systems. Import them one after another.`,
    )
  }
  return {
    format: 'shapefile',
    filename,
    features: list.features,
    coordinates: first,
    warnings: list.warnings(),
  }
}

function readOne(
  main: NamedBytes,
  parts: readonly NamedBytes[],
  list: FeatureList,
): GisCoordinates {
  const part = (extension: string): NamedBytes | undefined =>
    parts.find(
      ({ name }) => name.toLowerCase() === main.name.toLowerCase().replace(/shp$/, extension),
    )
  const text = (extension: string): string | undefined => {
    const found = part(extension)
    return found && decodeText(found.bytes).trim()
  }
  const table = part('dbf')
  const rows = table === undefined ? [] : readDbf(table.name, table.bytes, text('cpg'))
  const prj = text('prj')
  const records = shpRecords(main.name, main.bytes)
  const base = main.name.replace(/^.*[/\\]/, '').replace(/\.shp$/i, '')
  if (table === undefined) list.leaveOut(`${base} has no .dbf file: its shapes have no attributes`)
  if (prj === undefined)
    list.leaveOut(`${base} has no .prj file, which would name its coordinate system`)
  records.forEach(({ number, geometry, unread }, i) => {
    const place = `record ${number}`
    if (unread !== undefined) list.leaveOut(`Shapes of the kind ${unread} are not read`, place)
    else if (geometry === null) list.leaveOut('Records without a shape are left out', place)
    const attributes = joinedTexts(rows[i] ?? {})
    const layer = attributes['layer']
    list.add({
      name: nameByAttributes(attributes),
      layer: typeof layer === 'string' && layer !== '' ? layer : base,
      geometry,
      heights: attributes['heights'] === 'ground' ? 'ground' : 'sea',
      color: typeof attributes['color'] === 'string' ? attributes['color'] : undefined,
      attributes,
      place,
    })
  })
  if (prj === undefined) return { kind: 'unknown' }
  return isWgs84(prj) ? { kind: 'degrees' } : { kind: 'named', text: prj }
}

/** Long texts are written over fields `name_1`, `name_2` ..., since a field holds 254 characters. */
function joinedTexts(row: Readonly<Record<string, GisValue>>): Readonly<Record<string, GisValue>> {
  const joined: Record<string, GisValue> = {}
  for (const [key, value] of Object.entries(row)) {
    const [, base, number] = /^(.+)_(\d+)$/.exec(key) ?? []
    const before = base === undefined ? undefined : joined[base]
    if (base !== undefined && number === '1' && `${base}_2` in row) joined[base] = value
    else if (
      base !== undefined &&
      Number(number) > 1 &&
      `${base}_1` in row &&
      typeof before === 'string'
    ) {
      joined[base] = before + (value === null ? '' : String(value))
    } else joined[key] = value
  }
  return joined
}

function isWgs84(prj: string): boolean {
  return /^GEOG(CS|CRS)\[/i.test(prj) && /WGS[_ ]?(19)?84/i.test(prj)
}
