import { z } from 'zod'
import type { FieldError } from '../components/fields/fieldError.ts'
import { fieldMessage } from '../components/fields/fieldMessage.ts'
import { anyText, between, nonNegative, positive } from '../components/fields/rules.ts'
import type { BlockLayer, LayerType } from './blockLayer.ts'
import { geometryShape } from './geometryShape.ts'
import { geometryErrors, LAYER_GEOMETRIES, positionsOf } from './layerGeometry.ts'

const heights = { pointHeights: z.array(z.number()).optional() }

/** The properties of each type; other properties are let through. */
const PROPERTIES: Readonly<Record<LayerType, z.ZodType>> = {
  perimeter: z.looseObject({
    ...heights,
    guideLineId: z.string().nullish(),
    polygonIds: z.array(z.string()).optional(),
  }),
  section: z.looseObject({
    gridCellWidth: positive,
    gridCellHeight: positive,
    origin: z.tuple([between(-180, 180), between(-90, 90)]),
    dimensionCalcVersion: z.union([z.string(), z.number()]).optional(),
    gridAzimuth: between(-180, 360).optional(),
    bufferRadius: nonNegative,
    gridMask: z.array(z.array(z.boolean())).optional(),
  }),
  guide_line: z.looseObject({ containTest: z.literal(['v0', 'v1']) }),
  panels: z.looseObject(heights),
  exclusion: z.looseObject({ bufferRadius: nonNegative.optional() }),
  shading: z.looseObject({
    ...heights,
    height: positive.optional(),
    isOverArray: z.boolean().optional(),
  }),
  scene: z.looseObject({}),
  frame: z.looseObject({
    tilt: between(0, 90).optional(),
    azimuth: between(-180, 360).optional(),
    cornerElevations: z.array(z.number()).length(4, { error: 'must have 4 values' }).optional(),
  }),
}

/** Everything wrong with a layer by itself; bears a feature whose geometry is no geometry. */
export function validateLayer(layer: BlockLayer): readonly FieldError[] {
  const shapeErrors = layerShapeErrors(layer)
  return [
    ...ruleErrors(anyText, layer.name, 'name'),
    ...shapeErrors,
    ...(shapeErrors.some(({ path }) => path.startsWith(GEOMETRY)) ? [] : drawingErrors(layer)),
    ...sourceErrors(layer),
  ]
}

const GEOMETRY = 'geojson.geometry'

/** What prevents a layer from being read at all: properties of the wrong kind, a geometry that is none or not of its type. */
export function layerShapeErrors({ type, geojson }: BlockLayer): readonly FieldError[] {
  const { geometry, properties } = geojson
  const ofProperties = ruleErrors(PROPERTIES[type], properties, 'geojson.properties')
  const allowed = LAYER_GEOMETRIES[type]
  // a record from outside may have no geometry at all
  const given: string = geometry?.type ?? 'feature without geometry'
  if (!allowed.some((name) => name === given)) {
    const message = `a ${type} layer must be a ${allowed.join(' or ')}, not a ${given}`
    return [...ofProperties, { path: `${GEOMETRY}.type`, message }]
  }
  return [...ofProperties, ...ruleErrors(geometryShape, geometry, GEOMETRY)]
}

function ruleErrors(rule: z.ZodType, value: unknown, path: string): readonly FieldError[] {
  const parsed = rule.safeParse(value, { error: fieldMessage })
  if (parsed.success) return []
  return parsed.error.issues.map((issue) => ({
    path: [path, ...issue.path].join('.'),
    message: issue.message,
  }))
}

function drawingErrors(layer: BlockLayer): readonly FieldError[] {
  return [
    ...geometryErrors(layer.geojson.geometry),
    ...frameErrors(layer),
    ...pointHeightErrors(layer),
  ]
}

function frameErrors({ type, geojson }: BlockLayer): readonly FieldError[] {
  return type === 'frame' && positionsOf(geojson.geometry).length !== 5
    ? [{ path: 'geojson.geometry.coordinates', message: 'a frame must have 4 corners' }]
    : []
}

function pointHeightErrors({ geojson }: BlockLayer): readonly FieldError[] {
  const { properties, geometry } = geojson
  if (properties === null || !('pointHeights' in properties)) return []
  const { pointHeights } = properties
  const count = positionsOf(geometry).length
  return Array.isArray(pointHeights) && pointHeights.length !== count
    ? [{ path: 'geojson.properties.pointHeights', message: `must have ${count} values` }]
    : []
}

/** A scene is nothing without its file. */
function sourceErrors(layer: BlockLayer): readonly FieldError[] {
  return layer.type === 'scene' && !layer.source_filename
    ? [{ path: 'source_filename', message: 'required' }]
    : []
}
