import type { Geometry, Position } from 'geojson'
import { type PointXyz, transformed } from '../dxf/dxfTransform.ts'
import { createFeatureList, type FeatureList } from '../file/featureList.ts'
import type { GisFile, GisValue } from '../file/gisFile.ts'
import { GisFileError } from '../file/gisFileError.ts'
import type { GisLimits } from '../file/gisLimits.ts'
import type { XmlElement } from '../file/parseXml.ts'
import { childOf, childText, descendantsOf, nameOf, readXml } from '../file/readXml.ts'
import { type ColladaMesh, colladaMesh } from './colladaMesh.ts'
import { type ColladaInstance, colladaInstances } from './colladaScene.ts'
import { planHull, sheetOutline } from './outlines.ts'

/**
 * Reads a scene of COLLADA (.dae), or of PV Collada (.pvc, .pvc2), in which PVsyst and others exchange scenes of shading: tables
 * with their corners, obstacles as their outline in plan with a height. Ground surfaces and posts are left out.
 * @throws GisFileError damaged, not_known
 * @see PV Collada file format, pvsyst.com/help; github.com/pvlib/pvcollada
 */
export function readCollada(filename: string, bytes: Uint8Array, limits: GisLimits): GisFile {
  const root = readXml(filename, bytes)
  if (nameOf(root) !== 'COLLADA') {
    throw new GisFileError(
      'not_known',
      `${filename} is XML, but no COLLADA scene: it starts with ${root.tagName}.`,
    )
  }
  const list = createFeatureList(limits)
  const place = placeOf(root)
  const ground = groundMaterials(root)
  const meshes = new Map(
    descendantsOf(root, 'geometry').map((geometry) => [
      geometry.getAttribute('id') ?? '',
      colladaMesh(geometry, ground),
    ]),
  )
  for (const instance of colladaInstances(root)) {
    const mesh = meshes.get(instance.geometryId)
    if (mesh === undefined)
      list.leaveOut('Geometries without a mesh are left out', instance.geometryId)
    else addMesh(list, instance, mesh, place)
  }
  if (place.originDeg === undefined) {
    list.leaveOut(
      'The scene does not say where on earth it lies: its coordinates are metres from a zero of its own',
    )
  }
  return {
    format: 'collada',
    filename,
    features: list.features,
    coordinates:
      place.originDeg === undefined
        ? { kind: 'unknown' }
        : { kind: 'site', originDeg: place.originDeg },
    warnings: list.warnings(),
  }
}

interface ScenePlace {
  readonly unitM: number
  readonly up: string
  /** Above the sea, m. */
  readonly altitudeM: number
  readonly originDeg: readonly [number, number] | undefined
}

function placeOf(root: XmlElement): ScenePlace {
  const asset = childOf(root, 'asset')
  const [location] = asset === undefined ? [] : descendantsOf(asset, 'geographic_location')
  const unit = asset && childOf(asset, 'unit')
  const numberIn = (name: string): number =>
    location === undefined ? Number.NaN : Number(childText(location, name) || Number.NaN)
  const [longitude, latitude] = [numberIn('longitude'), numberIn('latitude')]
  const altitude = numberIn('altitude')
  return {
    unitM: Number(unit?.getAttribute('meter') ?? 1) || 1,
    up: (asset && childText(asset, 'up_axis')) || 'Y_UP',
    altitudeM: Number.isFinite(altitude) ? altitude : 0,
    originDeg:
      Number.isFinite(longitude) && Number.isFinite(latitude) ? [longitude, latitude] : undefined,
  }
}

/** Materials whose name says that they are the ground. */
function groundMaterials(root: XmlElement): ReadonlySet<string> {
  return new Set(
    descendantsOf(root, 'material')
      .filter((material) => /terrain|topograph|ground/i.test(material.getAttribute('name') ?? ''))
      .map((material) => material.getAttribute('id') ?? ''),
  )
}

function addMesh(
  list: FeatureList,
  { geometryId, transform, path }: ColladaInstance,
  mesh: ColladaMesh,
  place: ScenePlace,
): void {
  if (mesh.role === 'ground') {
    list.leaveOut('Ground surfaces are left out: add the terrain under Ground', geometryId)
    return
  }
  if (mesh.role === 'part') {
    list.leaveOut(
      'Posts and joints are left out: the table of the block brings its own',
      geometryId,
    )
    return
  }
  const used = new Set(mesh.faces.flat())
  const points = mesh.points.map((point) => inMetres(transformed(transform, point), place))
  const corners = points.filter((_, i) => used.has(i))
  if (corners.length < 2) {
    list.leaveOut('Meshes without faces are left out', geometryId)
    return
  }
  const common = { name: path.at(-1) ?? geometryId, place: geometryId }
  if (mesh.role === 'table') {
    const ring = sheetOutline(points, mesh.faces) ?? planHull(corners)
    list.add({
      ...common,
      name: geometryId,
      layer: 'Tables',
      heights: 'sea',
      attributes: mesh.attributes,
      geometry: { type: 'Polygon', coordinates: [ring.map(positionOf)] },
    })
    return
  }
  list.add({
    ...common,
    layer: 'Obstacles',
    heights: 'none',
    attributes: heightOf(corners),
    geometry: footprint(corners),
  })
}

/** East, north and up in metres. */
function inMetres([x, y, z]: PointXyz, { unitM, up, altitudeM }: ScenePlace): PointXyz {
  const [east, north, height] = up === 'Z_UP' ? [x, y, z] : up === 'X_UP' ? [-y, -z, x] : [x, -z, y]
  return [east * unitM, north * unitM, height * unitM + altitudeM]
}

const positionOf = ([x, y, z]: PointXyz): Position => [x, y, z]

function heightOf(points: readonly PointXyz[]): Record<string, GisValue> {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const [, , z] of points) {
    low = Math.min(low, z)
    high = Math.max(high, z)
  }
  return { height: Number((high - low).toFixed(3)), base: Number(low.toFixed(3)) }
}

/** A wall seen from above is a line. */
function footprint(points: readonly PointXyz[]): Geometry {
  const hull = planHull(points)
  const coordinates = hull.map(([x, y]): Position => [x, y])
  if (coordinates.length >= 3) return { type: 'Polygon', coordinates: [coordinates] }
  return coordinates.length === 2
    ? { type: 'LineString', coordinates }
    : { type: 'Point', coordinates: coordinates[0] ?? [] }
}
