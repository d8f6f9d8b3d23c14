import {
  type Block,
  type BlockLayer,
  createLayer,
  localFrame,
  type PanelParameters,
  type TableParameters,
  tableGeometry,
  toLngLat,
} from '@duet/plant'
import { DEG_TO_RAD } from '@duet/units'
import type { PlanContext } from './importPlan.ts'

export interface FieldWish {
  readonly block: Block
  readonly panel: PanelParameters
  readonly table: TableParameters
  /** Wanted. */
  readonly tableCount: number
  /** Rows that the variant says; null: it does not. */
  readonly rowCount: number | null
  /** Middle of the field, m east and north of the place. */
  readonly middleM: readonly [eastM: number, northM: number]
}

/** Room beside the tables, m along the row and as a share of the pitch across: the layout tries 16 places of the first row. */
const ROOM_ALONG_M = 0.2
const ROOM_ACROSS = 1 / 8

/** Rows of a field: those with one table more come first. */
export interface FieldShape {
  readonly rows: number
  readonly tablesPerRow: number
  readonly longerRows: number
}

/** As many rows as are said, else a field about as wide as long. */
export function fieldShape(
  tableCount: number,
  rowCount: number | null,
  lengthM: number,
  pitchM: number,
): FieldShape {
  const squareRows = Math.round(Math.sqrt((tableCount * lengthM) / pitchM))
  const rows = Math.min(tableCount, Math.max(1, rowCount ?? squareRows))
  const tablesPerRow = Math.floor(tableCount / rows)
  return { rows, tablesPerRow, longerRows: tableCount - rows * tablesPerRow }
}

/** The ground of a field. */
interface FieldSize {
  readonly shape: FieldShape
  /** Along the rows, and along those with one table more. */
  readonly alongM: number
  readonly longerM: number
  /** Across all rows, and across those with one table more. */
  readonly acrossM: number
  readonly longerAcrossM: number
  readonly gapM: number
}

export function fieldSizeM(
  wish: Pick<FieldWish, 'panel' | 'table' | 'tableCount' | 'rowCount'>,
): FieldSize {
  const { lengthM, slotPitchM, rowPitchM, planDepthM } = tableGeometry(wish.table, wish.panel)
  const shape = fieldShape(wish.tableCount, wish.rowCount, slotPitchM, rowPitchM)
  const along = (tables: number): number =>
    Math.max(0, tables - 1) * slotPitchM + lengthM + ROOM_ALONG_M
  return {
    shape,
    alongM: along(shape.tablesPerRow),
    longerM: along(shape.tablesPerRow + 1),
    longerAcrossM: shape.longerRows * rowPitchM,
    acrossM: (shape.rows - 1) * rowPitchM + planDepthM + ROOM_ACROSS * rowPitchM,
    gapM: rowPitchM - planDepthM,
  }
}

/** A perimeter that holds just the wanted tables: a rectangle along the rows, with a step where some rows have one more. */
export function rectangleField(context: PlanContext, wish: FieldWish): BlockLayer {
  const { place, createdAt, newId } = context
  const frame = localFrame(place.longitude, place.latitude)
  const toMap = placing(wish)
  const ring = outlineM(wish).map(([along, across]) => {
    const [eastM, northM] = toMap(along, across)
    return toLngLat(frame, eastM, northM).map((deg) => Math.round(deg * 1e9) / 1e9)
  })
  return createLayer({
    id: newId(),
    projectId: '',
    blockId: wish.block.id,
    name: `${wish.block.name} field`,
    createdAt,
    type: 'perimeter',
    geojson: {
      type: 'Feature',
      properties: {},
      geometry: { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] },
    },
  })
}

/** Corners along and across the rows, from the middle. */
function outlineM(wish: FieldWish): readonly (readonly [number, number])[] {
  const { shape, alongM, longerM, longerAcrossM, acrossM, gapM } = fieldSizeM(wish)
  const [left, bottom] = [-alongM / 2, -acrossM / 2]
  const right = left + alongM
  const top = bottom + acrossM
  if (shape.longerRows === 0) {
    return [
      [left, bottom],
      [right, bottom],
      [right, top],
      [left, top],
    ]
  }
  const further = left + longerM
  // between two rows
  const stepAt =
    bottom + longerAcrossM - gapM / 2 + (ROOM_ACROSS / 2) * (longerAcrossM / shape.longerRows)
  return [
    [left, bottom],
    [further, bottom],
    [further, stepAt],
    [right, stepAt],
    [right, top],
    [left, top],
  ]
}

/** From along and across the rows to east and north. */
function placing({ table, middleM }: FieldWish) {
  const headingDeg = table.tracking_type === 0 ? table.azimuth + 90 : table.azimuth
  const heading = headingDeg * DEG_TO_RAD
  const [east, north] = [Math.sin(heading), Math.cos(heading)]
  return (along: number, across: number): readonly [number, number] => [
    middleM[0] + along * east - across * north,
    middleM[1] + along * north + across * east,
  ]
}
