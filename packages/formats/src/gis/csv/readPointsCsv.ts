import type { Position } from 'geojson'
import { createFeatureList, type FeatureList, type FileRecord } from '../file/featureList.ts'
import type { GisFile, GisGeometry, GisValue } from '../file/gisFile.ts'
import { GisFileError } from '../file/gisFileError.ts'
import type { GisLimits } from '../file/gisLimits.ts'
import { decodeText } from '../file/gisText.ts'
import { bareColumns, type CsvColumns, csvColumns } from './csvColumns.ts'
import { type CsvRow, csvNumber, csvTable } from './csvTable.ts'

/**
 * Reads a table of points: posts, corners of tables or places. Rows that name the same table become one area (four
 * corners) or one line (posts); corners side by side in one row become an area.
 * @throws GisFileError nothing_inside, not_known
 */
export function readPointsCsv(filename: string, bytes: Uint8Array, limits: GisLimits): GisFile {
  const { header, rows } = csvTable(filename, decodeText(bytes))
  const columns =
    header.length > 0
      ? csvColumns(header)
      : bareColumns(rows[0]?.cells ?? [], (cell) => csvNumber(cell) !== undefined)
  if (columns === undefined) {
    throw new GisFileError(
      'not_known',
      `${filename} is a table, but no columns of coordinates are found in it. Name them x, y, z or longitude, latitude in the first line.`,
    )
  }
  const list = createFeatureList(limits)
  if (columns.corners.length > 1) for (const row of rows) addWideRow(list, header, columns, row)
  else addRows(list, header, columns, rows)
  return {
    format: 'csv',
    filename,
    features: list.features,
    coordinates: { kind: columns.isDegrees ? 'degrees' : 'unknown' },
    warnings: list.warnings(),
  }
}

const NO_NUMBERS = 'Lines without coordinates are left out'

function addWideRow(
  list: FeatureList,
  header: readonly string[],
  columns: CsvColumns,
  row: CsvRow,
): void {
  const points = columns.corners
    .map((_, i) => positionOf(row, columns, i))
    .filter((point) => point !== undefined)
  if (points.length < columns.corners.length) list.leaveOut(NO_NUMBERS, placeOf(row))
  else {
    const geometry = shapeOf(points, true)
    list.add({ ...recordOf(header, columns, row), geometry })
  }
}

function addRows(
  list: FeatureList,
  header: readonly string[],
  columns: CsvColumns,
  rows: readonly CsvRow[],
): void {
  const valid = rows.flatMap((row) => {
    const point = positionOf(row, columns, 0)
    if (point === undefined) list.leaveOut(NO_NUMBERS, placeOf(row))
    return point === undefined ? [] : [{ row, point }]
  })
  const { group, corner } = columns
  const groups = group === undefined ? undefined : Map.groupBy(valid, ({ row }) => row.cells[group])
  if (group === undefined || groups === undefined || groups.size === valid.length) {
    for (const { row, point } of valid) {
      list.add({
        ...recordOf(header, columns, row),
        geometry: { type: 'Point', coordinates: point },
      })
    }
    return
  }
  const isArea = corner !== undefined || [...groups.values()].every(({ length }) => length === 4)
  for (const [title = '', members] of groups) {
    const [first] = members
    if (first === undefined) continue
    const sorted =
      corner === undefined
        ? members
        : members.toSorted(
            (a, b) => (csvNumber(a.row.cells[corner]) ?? 0) - (csvNumber(b.row.cells[corner]) ?? 0),
          )
    const points = sorted.map(({ point }) => point)
    list.add({
      ...recordOf(header, columns, first.row),
      name: title,
      geometry: shapeOf(points, isArea),
    })
  }
}

function shapeOf(points: readonly Position[], isArea: boolean): GisGeometry {
  const [first = []] = points
  if (points.length === 1) return { type: 'Point', coordinates: first }
  return isArea && points.length >= 3
    ? { type: 'Polygon', coordinates: [[...points]] }
    : { type: 'LineString', coordinates: [...points] }
}

function positionOf({ cells }: CsvRow, columns: CsvColumns, corner: number): Position | undefined {
  const at = columns.corners[corner]
  if (at === undefined) return undefined
  const [x, y] = [csvNumber(cells[at.x]), csvNumber(cells[at.y])]
  const z = at.z === undefined ? undefined : csvNumber(cells[at.z])
  if (x === undefined || y === undefined) return undefined
  return z === undefined ? [x, y] : [x, y, z]
}

function recordOf(
  header: readonly string[],
  { name, layer, heights, corners }: CsvColumns,
  row: CsvRow,
): Omit<FileRecord, 'geometry'> {
  const places = new Set(corners.flatMap(({ x, y, z }) => [x, y, z]))
  const attributes: Record<string, GisValue> = {}
  header.forEach((title, i) => {
    const cell = row.cells[i] ?? ''
    if (!places.has(i) && cell !== '') attributes[title] = csvNumber(cell) ?? cell
  })
  return {
    name: name === undefined ? '' : (row.cells[name] ?? ''),
    layer: layer === undefined ? '' : (row.cells[layer] ?? ''),
    heights,
    attributes,
    place: placeOf(row),
  }
}

const placeOf = ({ line }: CsvRow): string => `line ${line}`
