import { isLayerType, LAYER_GEOMETRIES, type LayerType } from '@duet/plant'
import type { GisFeature } from '../file/gisFile.ts'

/** Shapes of a file that are treated alike: those of one folder or CAD layer, and of one kind. */
export interface FeatureGroup {
  readonly key: string
  /** Folder or CAD layer; empty where the file has none. */
  readonly layer: string
  readonly kind: GisFeature['geometry']['type']
  readonly features: readonly GisFeature[]
  readonly color: string | undefined
  readonly hasHeights: boolean
  /** Names of attributes with numbers in them. */
  readonly numberKeys: readonly string[]
}

/** What a group becomes. */
export interface GroupRule {
  readonly type: LayerType | 'skip'
  /** Where heights come from: the third coordinate, or an attribute in metres; none: the usual height. */
  readonly height:
    | { readonly from: 'none' | 'z' }
    | { readonly from: 'attribute'; readonly key: string }
}

/** Groups in the order in which they first come. */
export function groupsOf(features: readonly GisFeature[]): readonly FeatureGroup[] {
  const groups = Map.groupBy(
    features,
    ({ layer, geometry, attributes }) =>
      `${layer}\n${geometry.type}\n${String(attributes['type'] ?? '')}`,
  )
  return [...groups].map(([key, members]) => ({
    key,
    layer: members[0]?.layer ?? '',
    kind: members[0]?.geometry.type ?? 'Point',
    features: members,
    color: members.find(({ color }) => color !== undefined)?.color,
    hasHeights: members.some(({ heights }) => heights !== 'none'),
    numberKeys: numberKeysOf(members),
  }))
}

/** Only some are looked at: attributes are the same in a file. */
const LOOKED_AT = 50

function numberKeysOf(features: readonly GisFeature[]): readonly string[] {
  const some = features.slice(0, LOOKED_AT)
  const keys = new Set(some.flatMap(({ attributes }) => Object.keys(attributes)))
  return [...keys].filter((key) =>
    some.some(({ attributes }) => Number.isFinite(numberIn(attributes[key]))),
  )
}

export function numberIn(value: unknown): number {
  if (typeof value === 'number') return value
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
}

/** Types that shapes of this kind can become, the usual ones first. */
export function typesFor(group: FeatureGroup): readonly LayerType[] {
  const types = CHOICES.filter((type) => mayBecome(group, type))
  return isWritten(group, 'section') ? [...types, 'section'] : types
}

const CHOICES = ['perimeter', 'exclusion', 'shading', 'guide_line', 'panels', 'frame'] as const

function mayBecome({ kind }: FeatureGroup, type: LayerType): boolean {
  // a closed line is an area, and a long area has a centre line
  if (kind === 'LineString') return type !== 'frame'
  if (kind === 'Polygon') return type !== 'guide_line'
  return LAYER_GEOMETRIES[type].includes('Point')
}

/** Sections are read back from files that were written here, since they need a grid. */
function isWritten({ features }: FeatureGroup, type: LayerType): boolean {
  return features.every(
    ({ attributes }) => attributes['type'] === type && attributes['props'] !== null,
  )
}

/** What words in names of folders say, the first that fits. */
const WORDS: readonly (readonly [RegExp, LayerType])[] = [
  [
    /exclu|keep.?out|restrict|wetland|easement|setback|road|path|access|street|river|pond/i,
    'exclusion',
  ],
  [/shad|tree|build|pylon|obstacle|obstruct|fence|wall|mast|pole|tower|forest|hedge/i, 'shading'],
  [/frame|table|tracker|rack|module|panel|pv_|array/i, 'frame'],
  [/axis|torque|tube|row|pile|post/i, 'panels'],
  [/guide|align/i, 'guide_line'],
  [/perimeter|boundary|parcel|site|lot|plot|area|land|field|limit/i, 'perimeter'],
]
const TERRAIN_WORDS = /terrain|contour|topo|surface|dtm|dem\b|level/i

/** What a group most likely is: by its own `type`, then by words in its folder, then by its kind. */
export function suggestedRule(group: FeatureGroup): GroupRule {
  const type = suggestedType(group)
  const heightKey = group.numberKeys.find((key) => /^(height|h|hoehe|height_m|hgt)$/i.test(key))
  if (type === 'shading' && heightKey !== undefined) {
    return { type, height: { from: 'attribute', key: heightKey } }
  }
  return { type, height: { from: group.hasHeights ? 'z' : 'none' } }
}

function suggestedType(group: FeatureGroup): GroupRule['type'] {
  const types = typesFor(group)
  const own = group.features[0]?.attributes['type']
  const known = isLayerType(own) ? types.find((type) => type === own) : undefined
  if (known !== undefined) return known
  if (isLayerType(own) && own === 'scene') return 'skip'
  if (TERRAIN_WORDS.test(group.layer)) return 'skip'
  const words = WORDS.filter(([pattern]) => pattern.test(group.layer)).map(([, type]) => type)
  const byWord = words
    .map(asPossible(group))
    .find((type) => type !== undefined && types.includes(type))
  if (byWord !== undefined) return byWord
  if (group.kind === 'Polygon')
    return isAllQuads(group) && group.features.length > 3 ? 'frame' : 'perimeter'
  return group.kind === 'Point' ? 'skip' : 'exclusion'
}

/** Lines that are called tables are their axes; areas that are called rows are tables. */
function asPossible({ kind }: FeatureGroup): (type: LayerType) => LayerType {
  return (type) => {
    if (type === 'frame' && kind === 'LineString') return 'panels'
    return type === 'panels' && kind === 'Polygon' ? 'frame' : type
  }
}

function isAllQuads({ features }: FeatureGroup): boolean {
  return features.every(
    ({ geometry }) =>
      geometry.type === 'Polygon' &&
      geometry.coordinates.length === 1 &&
      geometry.coordinates[0]?.length === 5,
  )
}
