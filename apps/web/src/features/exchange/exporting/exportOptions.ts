/** What can be written, with what people call it. */
export const EXPORT_FORMATS = {
  geojson: 'GeoJSON',
  kml: 'KML',
  kmz: 'KMZ',
  shapefile: 'Shapefile (ZIP)',
  dxf: 'DXF',
  table_corners: 'Table corners (CSV)',
  posts: 'Posts (CSV)',
  pvc: 'Shading scene for PVsyst (PV Collada)',
  shd: 'Shading scene of PVsyst (SHD)',
  bill: 'Bill of quantities (CSV)',
} as const

export type ExportFormat = keyof typeof EXPORT_FORMATS

/** `all`, `selection`, or the id of a block. */
export type ExportScope = string

export const ALL = 'all'
export const SELECTION = 'selection'

export interface ExportOptions {
  readonly format: ExportFormat
  readonly scope: ExportScope
  readonly hasLayers: boolean
  readonly hasTables: boolean
  /** `degrees`, `utm` or `site`, where the format leaves a choice. */
  readonly system: ExportSystem
}

export type ExportSystem = 'degrees' | 'utm' | 'site'

/** Systems that a format can be written in, the usual one first; one: there is no choice. */
export const SYSTEMS: Readonly<Record<ExportFormat, readonly ExportSystem[]>> = {
  geojson: ['degrees'],
  kml: ['degrees'],
  kmz: ['degrees'],
  shapefile: ['degrees', 'utm'],
  dxf: ['utm', 'site'],
  table_corners: ['utm', 'site'],
  posts: ['utm', 'site'],
  pvc: ['site'],
  shd: ['site'],
  bill: ['degrees'],
}

const OWN_CONTENTS: ReadonlySet<ExportFormat> = new Set([
  'table_corners',
  'posts',
  'pvc',
  'shd',
  'bill',
])

/** Formats that take drawn layers and tables; the others have contents of their own. */
export function isShapeFormat(format: ExportFormat): boolean {
  return !OWN_CONTENTS.has(format)
}

/** What is in a file of the format, and what is not. */
export const CONTENTS: Readonly<Record<ExportFormat, string>> = {
  geojson:
    'Degrees of WGS 84. Names, types, blocks, properties and heights are written and read back here.',
  kml: 'Degrees of WGS 84, folders by block and type, with colours. Names, properties and heights are written.',
  kmz: 'The KML in an archive.',
  shapefile:
    'One shapefile for points, lines and areas each, those with heights apart, with .prj and attributes.',
  dxf: 'A drawing of AutoCAD 2000 in metres, a layer for each type. Tables with heights are faces.',
  table_corners:
    'One row a table: id, block, row, slot and its four corners in degrees and metres; heights above the sea where the block follows the terrain.',
  posts:
    'One row a post: its table and place in degrees and metres; the height of its top where the block follows the terrain.',
  pvc: 'Tables and trackers with their modules, and obstacles, in metres around the project, for PVsyst from version 7. Trackers lie flat. Not the ground.',
  shd: 'Tables as arrays by row, and obstacles as bodies, in metres around the project, in the form of scenes of PVsyst 6.85. Its axes are inferred: check the compass in PVsyst. Trackers lie flat. Not the ground.',
  bill: 'Tables, modules, strings, inverters, transformers, posts, tubes, wires and areas of each block and of the plant, each number with its unit and its rule.',
}

/** `organization_project_block_date`, and what the file is where the ending does not say it. */
export function exportFilename(
  parts: {
    readonly organization: string
    readonly project: string
    readonly scope: string
    readonly format: ExportFormat
    readonly date: Date
    readonly extension: string
  },
  fileNameOf: (title: string) => string,
): string {
  const kind = isShapeFormat(parts.format) ? [] : [parts.format.replace('_', '-')]
  const day = [
    parts.date.getFullYear(),
    String(parts.date.getMonth() + 1).padStart(2, '0'),
    String(parts.date.getDate()).padStart(2, '0'),
  ].join('-')
  const names = [parts.organization, parts.project, parts.scope].map(fileNameOf)
  return `${[...names, ...kind, day].join('_')}.${parts.extension}`
}
