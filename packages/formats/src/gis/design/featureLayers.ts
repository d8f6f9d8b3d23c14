import {
  type BlockLayer,
  DEFAULT_BUFFER_RADIUS_M,
  type HeightAt,
  LAYER_LABELS,
  type LayerType,
  type LocalFrame,
  parseBlockLayer,
  validateLayer,
} from '@duet/plant'
import type { Geometry, Position } from 'geojson'
import type { GisFeature } from '../file/gisFile.ts'
import type { GroupRule } from './groupRule.ts'
import { repairedAreas, shapeForType } from './layerShapes.ts'
import { withHeights } from './shapeHeights.ts'

/** What new layers need from outside. */
export interface LayerMaking {
  readonly projectId: string
  readonly blockId: string | null
  /** Of the project's origin. */
  readonly frame: LocalFrame
  readonly sourceType: string
  readonly sourceFilename: string
  /** ISO 8601, UTC. */
  readonly nowIso: string
  readonly newId: () => string
  /** Outlines that cross themselves are cut into valid ones. */
  readonly isRepairing: boolean
  /** Height of the ground above the sea, where it is known. */
  readonly groundAt: HeightAt | undefined
}

/** A shape that does not become a layer. */
export interface FeatureProblem {
  readonly name: string
  readonly place: string
  readonly message: string
  /** It may be mended. */
  readonly isRepairable: boolean
}

export interface MadeLayers {
  readonly layers: readonly BlockLayer[]
  readonly problems: readonly FeatureProblem[]
}

/** Left free on either side of a line that becomes an exclusion, m. */
const LINE_BUFFER_M = 2

/** The layers that shapes in degrees become by a rule, and the shapes that cannot become one. Rows become one layer of panels. */
export function featureLayers(
  features: readonly GisFeature[],
  rule: GroupRule,
  title: string,
  making: LayerMaking,
): MadeLayers {
  const { type } = rule
  if (type === 'skip') return { layers: [], problems: [] }
  const problems: FeatureProblem[] = []
  const layers: BlockLayer[] = []
  const names = createNamer()
  const rows: RowPart[] = []
  for (const feature of features) {
    const geometry = shapeForType(feature.geometry, type, making.frame)
    if (typeof geometry === 'string') {
      problems.push(problemOf(feature, geometry, false))
    } else if (geometry.type === 'MultiLineString') {
      rows.push({ feature, lines: geometry.coordinates })
    } else {
      const base = names(feature.name || title || LAYER_LABELS[type])
      const layer = makeLayer(feature, geometry, rule, base, making)
      addValid(layer, feature, { layers, problems, names, rule, making })
    }
  }
  layers.push(...panelLayers(rows, rule, title, making, names, problems))
  return { layers, problems }
}

interface Taking {
  readonly layers: BlockLayer[]
  readonly problems: FeatureProblem[]
  readonly names: Namer
  readonly rule: GroupRule
  readonly making: LayerMaking
}

function addValid(layer: BlockLayer | string, feature: GisFeature, taking: Taking): void {
  const { layers, problems, making, rule, names } = taking
  if (typeof layer === 'string') {
    problems.push(problemOf(feature, layer, false))
    return
  }
  const wrong = validateLayer(layer)[0]
  if (wrong === undefined) {
    layers.push(layer)
    return
  }
  const { geometry } = layer.geojson
  const isRepairable = geometry.type === 'Polygon' && rule.type !== 'frame'
  if (!isRepairable || !making.isRepairing) {
    problems.push(problemOf(feature, wrong.message, isRepairable))
    return
  }
  const mended = repairedAreas(geometry, making.frame)
    .map((area, i) => {
      const flat = { ...feature, heights: 'none' } as const
      return makeLayer(flat, area, rule, i === 0 ? layer.name : names(layer.name), making)
    })
    .filter((part) => typeof part !== 'string')
    .filter((part) => validateLayer(part).length === 0)
  if (mended.length === 0) problems.push(problemOf(feature, wrong.message, false))
  layers.push(...mended)
}

function problemOf(feature: GisFeature, message: string, isRepairable: boolean): FeatureProblem {
  return { name: feature.name, place: feature.place, message, isRepairable }
}

/** Gives names that no other layer of the import has. */
type Namer = (base: string) => string

const MAX_NAME_LENGTH = 120

function createNamer(): Namer {
  const taken = new Set<string>()
  const counts = new Map<string, number>()
  return (base) => {
    const trimmed = base.trim().slice(0, MAX_NAME_LENGTH)
    let count = counts.get(trimmed) ?? 1
    let name = count === 1 ? trimmed : `${trimmed} ${count}`
    while (taken.has(name)) {
      count += 1
      name = `${trimmed} ${count}`
    }
    counts.set(trimmed, count)
    taken.add(name)
    return name
  }
}

interface RowPart {
  readonly feature: GisFeature
  readonly lines: readonly Position[][]
}

/** One layer a group; of files that were written here, one for each layer that there was. */
function panelLayers(
  rows: readonly RowPart[],
  rule: GroupRule,
  title: string,
  making: LayerMaking,
  names: Namer,
  problems: FeatureProblem[],
): readonly BlockLayer[] {
  const groups = Map.groupBy(rows, ({ feature }) =>
    feature.attributes['type'] === 'panels' ? feature.name : '',
  )
  return [...groups].flatMap(([name, parts]) => {
    const [first] = parts
    if (first === undefined) return []
    const lines = parts.flatMap((part) => part.lines)
    const isWhole = parts.every(({ feature }) => feature.heights === first.feature.heights)
    const feature = isWhole ? first.feature : ({ ...first.feature, heights: 'none' } as const)
    const geometry: Geometry = { type: 'MultiLineString', coordinates: lines }
    const layer = makeLayer(
      feature,
      geometry,
      rule,
      names(name || title || LAYER_LABELS.panels),
      making,
    )
    const wrong = typeof layer === 'string' ? layer : validateLayer(layer)[0]?.message
    if (typeof layer !== 'string' && wrong === undefined) return [layer]
    problems.push(problemOf(first.feature, wrong ?? '', false))
    return []
  })
}

function makeLayer(
  feature: GisFeature,
  geometry: Geometry,
  rule: GroupRule,
  name: string,
  making: LayerMaking,
): BlockLayer | string {
  const type = rule.type === 'skip' ? 'scene' : rule.type
  const { shape, heights } = withHeights(geometry, feature, rule, type, making)
  try {
    return parseBlockLayer({
      id: making.newId(),
      block_id: making.blockId,
      project_id: making.projectId,
      name,
      type,
      geojson: {
        type: 'Feature',
        geometry: shape,
        properties: { ...USUAL[type](geometry), ...heights, ...ownProperties(feature, type) },
      },
      source_type: making.sourceType,
      source_filename: making.sourceFilename,
      created_at: making.nowIso,
      updated_at: making.nowIso,
    })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Properties of a new layer of each type. */
const USUAL: Readonly<Record<LayerType, (geometry: Geometry) => object>> = {
  perimeter: () => ({}),
  section: () => ({ bufferRadius: DEFAULT_BUFFER_RADIUS_M }),
  guide_line: () => ({ containTest: 'v1' }),
  panels: () => ({}),
  exclusion: ({ type }) => (type === 'LineString' ? { bufferRadius: LINE_BUFFER_M } : {}),
  shading: () => ({}),
  scene: () => ({}),
  frame: () => ({}),
}

const LINKS: ReadonlySet<string> = new Set(['guideLineId', 'polygonIds'])

/** Of shapes that were written here; links to other layers are not stored, since these get new ids. */
function ownProperties({ attributes }: GisFeature, type: LayerType): object {
  if (attributes['type'] !== type || typeof attributes['props'] !== 'string') return {}
  try {
    const value: unknown = JSON.parse(attributes['props'])
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
    return Object.fromEntries(Object.entries(value).filter(([key]) => !LINKS.has(key)))
  } catch {
    return {}
  }
}
