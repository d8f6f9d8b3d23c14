import {
  type BlockTableSet,
  type Crs,
  fromDegrees,
  type GisFeature,
  LNG_LAT,
  layerFeatures,
  POST_COLUMNS,
  postRows,
  prjText,
  type SitePlace,
  siteCrs,
  TABLE_CORNER_COLUMNS,
  tableCornerRows,
  tableFeatures,
  utmCrsAt,
  type WrittenFile,
  writeDxf,
  writeGeoJson,
  writeKml,
  writeKmz,
  writeShapefile,
} from '@duet/formats'
import { csvText } from '@duet/units'
import type { DesignSession } from '../../design-session/session.ts'
import { LIGHT_LAYER_COLORS, tableColor } from '../../map/mapColors.ts'
import { billRows } from './billRows.ts'
import type { ExportOptions, ExportSystem } from './exportOptions.ts'
import { type ExportedTables, partsOfScope, tablesOfBlocks } from './exportParts.ts'
import { sceneFile } from './sceneFile.ts'

export interface ExportPlace extends SitePlace {
  /** Of the plant, for the head of the file. */
  readonly name: string
}

/** Writes what the options ask for. @throws Error with what is missing */
export async function makeExport(
  session: DesignSession,
  options: ExportOptions,
  place: ExportPlace,
): Promise<WrittenFile> {
  const parts = partsOfScope(session, options.scope)
  const crs = systemOf(options.system, place)
  switch (options.format) {
    case 'bill':
      return csvFile(await billRows(session, parts.blocks))
    case 'table_corners': {
      const sets = (await tablesOfBlocks(session, parts.blocks)).map(tableSet)
      const rows = sets.flatMap((set) => [...tableCornerRows(set, session.frame, crs)])
      return csvFile({ header: TABLE_CORNER_COLUMNS, rows })
    }
    case 'posts': {
      const rows = (await tablesOfBlocks(session, parts.blocks)).flatMap((tables) =>
        postsOf(session, tables, crs),
      )
      return csvFile({ header: POST_COLUMNS, rows })
    }
    case 'pvc':
    case 'shd':
      return sceneFile(session, parts, { format: options.format, name: place.name })
    case 'geojson':
    case 'kml':
    case 'kmz':
    case 'shapefile':
    case 'dxf':
      return shapeFile(await featuresOf(session, options), options, place, crs)
  }
}

function systemOf(system: ExportSystem, place: SitePlace): Crs {
  if (system === 'degrees') return LNG_LAT
  return system === 'utm' ? utmCrsAt(place.longitude, place.latitude) : siteCrs(place)
}

function tableSet({ block, layout, cornerHeightsM }: ExportedTables): BlockTableSet {
  return { blockName: block.name, layout, ...(cornerHeightsM && { cornerHeightsM }) }
}

function postsOf(
  session: DesignSession,
  { block, layout, components: { panel, table } }: ExportedTables,
  crs: Crs,
): readonly (readonly (string | number | null)[])[] {
  if (panel === undefined || table === undefined) return []
  const posts = { blockName: block.name, layout, poses: layout.poses, table, panel }
  return [...postRows(posts, session.frame, crs)]
}

interface CsvRows {
  readonly header: readonly string[]
  readonly rows: readonly (readonly (string | number | null)[])[]
}

function csvFile({ header, rows }: CsvRows): WrittenFile {
  if (rows.length === 0) {
    throw new Error('There are no tables here: choose a panel and a table for the block first.')
  }
  return {
    bytes: new TextEncoder().encode(csvText([header, ...rows], '\r\n')),
    extension: 'csv',
    mediaType: 'text/csv',
  }
}

async function featuresOf(
  session: DesignSession,
  { scope, format, hasLayers, hasTables }: ExportOptions,
): Promise<readonly GisFeature[]> {
  const { layers, blocks } = partsOfScope(session, scope)
  const { design } = session.plant.get()
  const drawn = hasLayers
    ? layerFeatures(layers, {
        blockNames: new Map(Object.values(design.blocks).map(({ id, name }) => [id, name])),
        colors: LIGHT_LAYER_COLORS,
        folders: format === 'dxf' || format === 'shapefile' ? 'type' : 'block and type',
      })
    : []
  const tables = hasTables ? await tablesOfBlocks(session, blocks) : []
  const laid = tables.flatMap((set, i) => {
    const folder =
      format === 'dxf' || format === 'shapefile' ? 'Tables' : `${set.block.name} / Tables`
    const tracking = set.components.table?.tracking_type === 0 ? 'fixed' : 'tracker'
    return tableFeatures(tableSet(set), session.frame, {
      layer: folder,
      color: tableColor(tracking, i, 'light'),
    })
  })
  const features = [...drawn, ...laid]
  if (features.length === 0) {
    throw new Error('There is nothing here to write: choose another part of the plant.')
  }
  return features
}

function shapeFile(
  features: readonly GisFeature[],
  { format, system }: ExportOptions,
  place: ExportPlace,
  crs: Crs,
): WrittenFile {
  switch (format) {
    case 'kml':
      return writeKml(place.name, features)
    case 'kmz':
      return writeKmz(place.name, features)
    case 'shapefile':
      return writeShapefile('plant', fromDegrees(features, crs), {
        prj: prjText(crs) ?? '',
        today: new Date(),
      })
    case 'dxf':
      return writeDxf(fromDegrees(features, crs), {
        coordinates:
          system === 'utm' && crs.epsg !== undefined
            ? { epsg: crs.epsg }
            : { originDeg: [place.longitude, place.latitude] },
      })
    case 'geojson':
    case 'table_corners':
    case 'posts':
    case 'pvc':
    case 'shd':
    case 'bill':
      return writeGeoJson(place.name, features)
  }
}
