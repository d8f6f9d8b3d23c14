import type { FileRecord } from '../file/featureList.ts'
import type { GisHeights, GisValue } from '../file/gisFile.ts'
import { colorOfIndex, colorOfRgb } from './dxfColors.ts'
import { type DxfDrawing, type DxfEntity, numberOf, textOf } from './dxfDrawing.ts'
import { type DxfShape, dxfShapes, planeOf, pointAt } from './dxfShapes.ts'
import {
  composed,
  IDENTITY,
  moved,
  type PointXyz,
  scaled,
  type Transform,
  transformed,
  turned,
} from './dxfTransform.ts'
import { type OwnData, parseXdata, unescaped } from './dxfXdata.ts'

export interface DxfReading {
  readonly list: {
    readonly add: (
      feature: Omit<FileRecord, 'geometry'>,
      kind: DxfShape['kind'],
      rings: readonly (readonly PointXyz[])[],
    ) => void
    readonly leaveOut: (reason: string, place?: string) => void
  }
  readonly drawing: DxfDrawing
  /** Of chords, in drawing units. */
  readonly tolerance: number
  /** Rings of holes by the number of their area, for drawings written here. */
  readonly holes: Map<number, (readonly PointXyz[])[]>
}

/** Where an entity stands: by itself, or in a block that was inserted. */
interface Placement {
  readonly transform: Transform
  /** Of the insert: what lies on layer 0 of a block goes there. */
  readonly layer: string | undefined
  readonly color: string | undefined
  readonly attributes: Readonly<Record<string, GisValue>>
  readonly name: string
  readonly depth: number
}

const AT_HOME: Placement = {
  transform: IDENTITY,
  layer: undefined,
  color: undefined,
  attributes: {},
  name: '',
  depth: 0,
}

/** Blocks in one another, and copies of one insert, beyond this are taken for damage. */
const MAX_DEPTH = 16
const MAX_COPIES = 100_000
const PAPER_SPACE = 1

/** What cannot become a shape, reported in its own words. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  SPLINE: 'Splines are left out: turn them into polylines first',
  HATCH: 'Hatches are left out',
  '3DSOLID': 'Solids (ACIS) cannot be read: explode them to faces first',
  BODY: 'Solids (ACIS) cannot be read: explode them to faces first',
  REGION: 'Regions (ACIS) cannot be read: turn them into polylines first',
  SURFACE: 'Surfaces cannot be read: turn them into faces first',
  MESH: 'Meshes are left out: turn them into faces first',
  IMAGE: 'Pictures are left out: add them as raster layers',
}
const TEXTS = /^(TEXT|MTEXT|ATTDEF|DIMENSION|LEADER|MULTILEADER|TOLERANCE|ARC_DIMENSION)$/

export function addEntities(reading: DxfReading): void {
  const { entities } = reading.drawing
  for (const entity of entities) {
    const own = parseXdata(entity)
    if (own?.ring !== undefined && own.ring > 0) {
      const [shape] = dxfShapes(entity, reading.tolerance) ?? []
      const rings = reading.holes.get(own.feature) ?? []
      if (shape !== undefined) reading.holes.set(own.feature, [...rings, shape.points])
    }
  }
  for (const entity of entities) {
    if (numberOf(entity, 67) === PAPER_SPACE) {
      reading.list.leaveOut('What lies on layouts (paper space) is left out', placeOf(entity))
    } else addEntity(reading, entity, AT_HOME)
  }
}

function addEntity(reading: DxfReading, entity: DxfEntity, at: Placement): void {
  if (entity.type === 'INSERT') {
    addInsert(reading, entity, at)
    return
  }
  const shapes = dxfShapes(entity, reading.tolerance)
  if (shapes === undefined || shapes.length === 0) {
    reading.list.leaveOut(reasonOf(entity), placeOf(entity))
    return
  }
  const own = at.depth === 0 ? parseXdata(entity) : undefined
  if (own?.ring !== undefined && own.ring > 0) return
  for (const { kind, points } of shapes) {
    const outline = points.map((point) => transformed(at.transform, point))
    const holes = own === undefined ? [] : (reading.holes.get(own.feature) ?? [])
    reading.list.add(recordOf(reading, entity, at, own), kind, [outline, ...holes])
  }
}

function reasonOf({ type }: DxfEntity): string {
  if (TEXTS.test(type)) return 'Texts and dimensions are left out'
  return LEFT_OUT[type] ?? `Entities of the kind ${type} are not read`
}

function recordOf(
  { drawing }: DxfReading,
  entity: DxfEntity,
  at: Placement,
  own: OwnData | undefined,
): Omit<FileRecord, 'geometry'> {
  const color = colorOf(drawing, entity, at)
  if (own !== undefined) {
    const { name, layer, heights, attributes } = own
    return { name, layer, heights, color, attributes, place: placeOf(entity) }
  }
  return {
    name: at.name,
    layer: layerOf(entity, at),
    heights: 'sea' satisfies GisHeights,
    color,
    attributes: { entity: entity.type, ...at.attributes },
    place: placeOf(entity),
  }
}

function layerOf(entity: DxfEntity, at: Placement): string {
  const own = unescaped(textOf(entity, 8).trim())
  return at.layer !== undefined && (own === '0' || own === '') ? at.layer : own
}

const BY_BLOCK = 0
const BY_LAYER = 256

function colorOf({ layers }: DxfDrawing, entity: DxfEntity, at: Placement): string | undefined {
  const rgb = numberOf(entity, 420)
  if (rgb !== undefined) return colorOfRgb(rgb)
  const index = numberOf(entity, 62) ?? BY_LAYER
  if (index === BY_BLOCK) return at.color
  if (index !== BY_LAYER) return colorOfIndex(index)
  const layer = layers.get(layerOf(entity, at).toUpperCase())
  if (layer?.rgb !== undefined) return colorOfRgb(layer.rgb)
  return layer?.index === undefined ? undefined : colorOfIndex(layer.index)
}

function placeOf({ type, line }: DxfEntity): string {
  return `${type}, line ${line}`
}

function addInsert(reading: DxfReading, insert: DxfEntity, at: Placement): void {
  const name = textOf(insert, 2).trim()
  const block = reading.drawing.blocks.get(name.toUpperCase())
  if (block === undefined) {
    reading.list.leaveOut(
      'Inserts of blocks that are not in the file (external references) are left out',
      name,
    )
    return
  }
  if (at.depth >= MAX_DEPTH) {
    reading.list.leaveOut(`Blocks in one another beyond ${MAX_DEPTH} levels are left out`, name)
    return
  }
  const attributes = { ...at.attributes, block: unescaped(name), ...attributesOf(insert) }
  const inside: Omit<Placement, 'transform'> = {
    layer: layerOf(insert, at),
    color: colorOf(reading.drawing, insert, at),
    attributes,
    name: nameOf(insert) || at.name || unescaped(name),
    depth: at.depth + 1,
  }
  for (const transform of copiesOf(insert, block.baseM)) {
    const placement = { ...inside, transform: composed(at.transform, transform) }
    for (const entity of block.entities) {
      if (!TEXTS.test(entity.type)) addEntity(reading, entity, placement)
    }
  }
}

/** Values of the attributes of an insert by their tags. */
function attributesOf(insert: DxfEntity): Record<string, GisValue> {
  return Object.fromEntries(
    insert.parts.map((part) => [
      unescaped(textOf(part, 2).trim()),
      unescaped(textOf(part, 1).trim()),
    ]),
  )
}

function nameOf(insert: DxfEntity): string {
  const attributes = attributesOf(insert)
  const key = Object.keys(attributes).find((tag) => /^(name|id|label|tag)$/i.test(tag))
  return key === undefined ? '' : String(attributes[key])
}

/** One transform for each copy: an insert may repeat its block in rows and columns. */
function copiesOf(insert: DxfEntity, base: PointXyz): readonly Transform[] {
  const of = (code: number, fallback: number): number => numberOf(insert, code) ?? fallback
  const columns = Math.max(1, Math.trunc(of(70, 1)))
  const rows = Math.max(1, Math.trunc(of(71, 1)))
  const copies = Math.min(columns * rows, MAX_COPIES)
  const sized = scaled(of(41, 1), of(42, 1), of(43, 1))
  return Array.from({ length: copies }, (_, i) => {
    const step = moved((i % columns) * of(44, 0), Math.floor(i / columns) * of(45, 0), 0)
    return [
      planeOf(insert),
      moved(...pointAt(insert, 10)),
      turned(of(50, 0)),
      step,
      sized,
      moved(-base[0], -base[1], -base[2]),
    ].reduce(composed)
  })
}
