import type { LocalFrame, TableLayout } from '@duet/plant'
import { layoutLngLat, layoutTableId } from '@duet/plant'
import type { Crs } from '../crs/crs.ts'
import type { GisFeature } from './file/gisFile.ts'

/** The tables of one block with what a file says of them. */
export interface BlockTableSet {
  readonly blockName: string
  readonly layout: TableLayout
  /** Heights of the corners above the sea, [4 count], m; NaN where they are not known. Absent: no heights are known. */
  readonly cornerHeightsM?: Float64Array
}

/** Tables as areas in degrees, with heights above the sea where all four corners have one. */
export function tableFeatures(
  { blockName, layout, cornerHeightsM }: BlockTableSet,
  frame: LocalFrame,
  look: { readonly layer: string; readonly color: string },
): readonly GisFeature[] {
  const lngLat = layoutLngLat(layout, frame)
  return Array.from({ length: layout.count }, (_, t) => {
    const heights = heightsOf(cornerHeightsM, t)
    const corners = [0, 1, 2, 3].map((i) => {
      const plane = [lngLat[8 * t + 2 * i] ?? 0, lngLat[8 * t + 2 * i + 1] ?? 0]
      return heights === undefined ? plane : [...plane, heights[i] ?? 0]
    })
    const id = layoutTableId(layout, t)
    return {
      name: id,
      layer: look.layer,
      geometry: { type: 'Polygon', coordinates: [[...corners, ...corners.slice(0, 1)]] },
      heights: heights === undefined ? 'none' : 'sea',
      color: look.color,
      attributes: {
        type: 'table',
        block: blockName,
        id,
        row: layout.row[t] ?? 0,
        slot: layout.slot[t] ?? 0,
      },
      place: id,
      record: t,
    }
  })
}

function heightsOf(all: Float64Array | undefined, table: number): readonly number[] | undefined {
  const heights = all && [...all.subarray(4 * table, 4 * table + 4)]
  return heights?.every((height) => Number.isFinite(height)) === true ? heights : undefined
}

/** 0.1 mm. */
const DECIMALS = { degrees: 9, metres: 4 } as const

/** Heading of the table of corners; its names are those by which `readPointsCsv` knows them. */
export const TABLE_CORNER_COLUMNS: readonly string[] = [
  'table_id',
  'block',
  'row',
  'slot',
  ...[1, 2, 3, 4].flatMap((corner) => [
    `corner${corner}_longitude_deg`,
    `corner${corner}_latitude_deg`,
    `corner${corner}_east_m`,
    `corner${corner}_north_m`,
    `corner${corner}_height_above_sea_m`,
  ]),
]

/** One row a table: its id, row, slot and corners in degrees and in metres of a system. */
export function* tableCornerRows(
  { blockName, layout, cornerHeightsM }: BlockTableSet,
  frame: LocalFrame,
  crs: Crs,
): Iterable<readonly (string | number | null)[]> {
  const lngLat = layoutLngLat(layout, frame)
  for (let t = 0; t < layout.count; t++) {
    const row: (string | number | null)[] = [
      layoutTableId(layout, t),
      blockName,
      layout.row[t] ?? 0,
      layout.slot[t] ?? 0,
    ]
    for (let i = 0; i < 4; i++) {
      const [longitude, latitude] = [lngLat[8 * t + 2 * i] ?? 0, lngLat[8 * t + 2 * i + 1] ?? 0]
      const [east, north] = crs.fromLngLat(longitude, latitude)
      const height = cornerHeightsM?.[4 * t + i] ?? Number.NaN
      row.push(
        Number(longitude.toFixed(DECIMALS.degrees)),
        Number(latitude.toFixed(DECIMALS.degrees)),
        Number(east.toFixed(DECIMALS.metres)),
        Number(north.toFixed(DECIMALS.metres)),
        Number.isFinite(height) ? Number(height.toFixed(DECIMALS.metres)) : null,
      )
    }
    yield row
  }
}
