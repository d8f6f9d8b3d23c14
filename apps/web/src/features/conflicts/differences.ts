import {
  areaM2,
  type Block,
  type BlockLayer,
  blockFields,
  type DesignConflict,
  type DesignRecord,
  distanceM,
  type FieldDescriptor,
  type LocalFrame,
  lengthM,
  type PointM,
} from '@duet/plant'
import { counted } from '../../lib/counted.ts'
import {
  formatAreaM2,
  formatCount,
  formatLengthM,
  formatNumber,
  formatUnit,
} from '../../lib/format.ts'
import { layerLines } from '../drawing/tools/layerLines.ts'

/** One thing in which two versions of a record differ, in words. */
export interface Difference {
  readonly label: string
  readonly mine: string
  readonly theirs: string
}

export interface Surroundings {
  readonly frame: LocalFrame
  /** Name of a block, component or dataset; undefined: it is not there. */
  readonly nameOf: (id: string) => string | undefined
}

/** In what the two sides of a conflict differ; nothing where one of them has deleted the record. */
export function differencesOf(
  { mine, theirs }: Pick<DesignConflict, 'mine' | 'theirs'>,
  around: Surroundings,
): readonly Difference[] {
  if (mine === null || theirs === null) return []
  if (isLayer(mine)) return isLayer(theirs) ? layerDifferences(mine, theirs, around) : []
  return isLayer(theirs) ? [] : blockDifferences(mine, theirs, around)
}

function isLayer(record: DesignRecord): record is BlockLayer {
  return 'geojson' in record
}

function blockDifferences(mine: Block, theirs: Block, { nameOf }: Surroundings): Difference[] {
  return blockFields.flatMap((field) => {
    const text = (block: Block): string => fieldText(field, valueOf(block, field.name), nameOf)
    return different(field.label, text(mine), text(theirs))
  })
}

function layerDifferences(
  mine: BlockLayer,
  theirs: BlockLayer,
  around: Surroundings,
): Difference[] {
  const { frame, nameOf } = around
  const blockText = ({ block_id }: BlockLayer): string =>
    block_id === null ? 'Unassigned' : (nameOf(block_id) ?? NOTHING)
  const moved = movedCorners(mine, theirs, frame)
  const shape: Difference[] =
    moved === undefined
      ? []
      : [
          { label: 'Shape', mine: shapeText(mine, frame), theirs: shapeText(theirs, frame) },
          { label: 'Corners apart', mine: moved, theirs: '' },
        ]
  const keys = new Set([...Object.keys(properties(mine)), ...Object.keys(properties(theirs))])
  return [
    ...different('Name', mine.name, theirs.name),
    ...different('Block', blockText(mine), blockText(theirs)),
    ...different('Locked', lockText(mine), lockText(theirs)),
    ...different('Place in the list', orderText(mine), orderText(theirs)),
    ...shape,
    ...[...keys].flatMap((key) =>
      different(
        propertyLabel(key),
        valueText(properties(mine)[key], nameOf),
        valueText(properties(theirs)[key], nameOf),
      ),
    ),
  ]
}

function properties({ geojson }: BlockLayer): Readonly<Record<string, unknown>> {
  return { ...geojson.properties }
}

const NOTHING = 'none'
const lockText = ({ is_locked }: BlockLayer): string => (is_locked === true ? 'yes' : 'no')
const orderText = ({ sort_order }: BlockLayer): string =>
  sort_order == null ? NOTHING : formatNumber(sort_order)

function different(label: string, mine: string, theirs: string): Difference[] {
  return mine === theirs ? [] : [{ label, mine, theirs }]
}

/** '4 corners, 12,300 m²' */
function shapeText(layer: BlockLayer, frame: LocalFrame): string {
  const { type } = layer.geojson.geometry
  const lines = cornerLines(layer, frame)
  const points = lines.reduce((sum, line) => sum + line.length, 0)
  if (type.endsWith('Point')) return formatPoints(points)
  if (type.endsWith('LineString')) {
    const total = lines.reduce((sum, line) => sum + lengthM(line), 0)
    return `${formatPoints(points)}, ${formatLengthM(total)}`
  }
  const total = lines.reduce((sum, line) => sum + areaM2(line), 0)
  return `${counted(points, 'corner')}, ${formatAreaM2(total)}`
}

/** Lines and rings; a ring without its first corner once more at its end. */
function cornerLines(layer: BlockLayer, frame: LocalFrame): readonly (readonly PointM[])[] {
  const lines = layerLines(layer, frame)
  const isArea = layer.geojson.geometry.type.endsWith('Polygon')
  return lines.map((line) => (isArea && isClosed(line) ? line.slice(0, -1) : line))
}

function isClosed(line: readonly PointM[]): boolean {
  const [first, last] = [line[0], line.at(-1)]
  return (
    line.length > 1 && first !== undefined && last !== undefined && distanceM(first, last) === 0
  )
}

const formatPoints = (count: number): string => counted(count, 'point')

/** Positions nearer than this are the same. */
const SAME_PLACE_M = 0.001

/** How many corners lie elsewhere, and how far at most; undefined: none. */
function movedCorners(mine: BlockLayer, theirs: BlockLayer, frame: LocalFrame): string | undefined {
  const [left, right] = [mine, theirs].map((layer) => cornerLines(layer, frame).flat())
  if (left === undefined || right === undefined) return undefined
  const distances = left.map((point) => {
    let nearest = Number.POSITIVE_INFINITY
    for (const other of right) nearest = Math.min(nearest, distanceM(point, other))
    return nearest
  })
  const apart = distances.filter((distance) => distance > SAME_PLACE_M)
  if (apart.length === 0 && left.length === right.length) return undefined
  const count = Math.max(apart.length, Math.abs(left.length - right.length))
  const farthest = apart.reduce((most, distance) => Math.max(most, distance), 0)
  return farthest === 0
    ? formatCount(count)
    : `${formatCount(count)}, by up to ${formatLengthM(farthest)}`
}

function fieldText(
  field: FieldDescriptor<Block>,
  value: unknown,
  nameOf: Surroundings['nameOf'],
): string {
  const option = field.options?.find((one) => one.value === value)
  if (option) return option.label
  if (typeof value !== 'number') return valueText(value, nameOf)
  return formatUnit(value * field.shownFactor, field.shownUnit)
}

function valueText(value: unknown, nameOf: Surroundings['nameOf']): string {
  if (value === null || value === undefined || value === '') return NOTHING
  if (typeof value === 'number') return formatNumber(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return nameOf(value) ?? value
  if (Array.isArray(value)) {
    return value.length === 0 ? NOTHING : value.map((one) => valueText(one, nameOf)).join(', ')
  }
  return JSON.stringify(value)
}

/** `guideLineId` reads 'Guide line', `setback_m` 'Setback m'. */
function propertyLabel(key: string): string {
  const words = key
    .replace(/Ids?$/, '')
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function valueOf(block: Block, name: string): unknown {
  return Object.entries(block).find(([key]) => key === name)?.[1]
}
