import {
  type BlockLayer,
  createLayer,
  type LayerFeatures,
  type LayerType,
  localFrame,
  toLngLat,
} from '@duet/plant'
import type { Position } from 'geojson'
import type {
  PvsystSceneContent,
  SceneObject,
  SceneTable,
  SceneTrackers,
} from '../../pvsyst/types.ts'
import { convexHull } from './convexHull.ts'
import type { PlanContext } from './importPlan.ts'

/** Whose a plane of modules is, by where it faces and how many modules it has; null: nobody's. */
export type OwnerOf = (plane: ScenePlane) => string | null

export interface ScenePlane {
  readonly tiltDeg: number | null
  readonly azimuthDeg: number | null
  readonly modules: number
}

/** Layers of what a scene has: tables and trackers of blocks, and what shades them. */
export function sceneLayers(
  context: PlanContext,
  { objects }: PvsystSceneContent,
  ownerOf: OwnerOf,
): readonly BlockLayer[] {
  const drawing = { make: layerMaker(context), at: placer(context) }
  return objects.flatMap((object) => layersOf(object, drawing, ownerOf))
}

/** Metres east and north of the scene's origin, which is the place of the project, to degrees. */
type At = (place: Place) => Position

interface Drawing {
  readonly make: Make
  readonly at: At
}

function placer({ place }: PlanContext): At {
  const frame = localFrame(place.longitude, place.latitude)
  return ([east, north]) => toLngLat(frame, east, north).map((deg) => Math.round(deg * 1e9) / 1e9)
}

type Make = <T extends LayerType>(
  type: T,
  name: string,
  blockId: string | null,
  geojson: LayerFeatures[T],
) => BlockLayer

function layerMaker({ newId, createdAt }: PlanContext): Make {
  return (type, name, blockId, geojson) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a layer of any type is one of their union
    createLayer({
      id: newId(),
      projectId: '',
      blockId,
      name,
      createdAt,
      type,
      geojson,
    }) as BlockLayer
}

function layersOf(object: SceneObject, { make, at }: Drawing, ownerOf: OwnerOf): BlockLayer[] {
  const name = object.comment ?? `${object.class} ${object.index}`
  switch (object.class) {
    case 'pvShdArrayRect': {
      const modules = (object.modulesUpslope ?? 0) * (object.modulesAlong ?? 0)
      return object.tables.map((table, index) =>
        make(
          'frame',
          `${name} ${index + 1}`,
          ownerOf({ ...object, modules }),
          frameOf(at, object, table),
        ),
      )
    }
    case 'pvShdArrayPoly':
      return [
        make(
          'perimeter',
          name,
          ownerOf({ ...object, modules: 0 }),
          polygon(at, object.cornersEnuM, {}),
        ),
      ]
    case 'pvShdArrayTracking':
      return object.tracking === 'single axis'
        ? [
            make(
              'panels',
              name,
              ownerOf({ tiltDeg: null, azimuthDeg: object.axisAzimuthDeg ?? null, modules: 0 }),
              axes(at, object),
            ),
          ]
        : []
    case 'pvShdElemObject':
      return [
        make('shading', name, null, polygon(at, object.footprintEnM, height(object.eavesHeightM))),
      ]
    case 'pvShdGenObject':
      return [
        make(
          'shading',
          name,
          null,
          polygon(at, convexHull(object.pointsEnuM), height(object.heightM)),
        ),
      ]
  }
}

/** An obstacle has a height above 0. */
const height = (heightM: number) => (heightM > 0 ? { height: heightM } : {})

function frameOf(
  at: At,
  { tiltDeg, azimuthDeg }: { readonly tiltDeg: number; readonly azimuthDeg: number },
  { cornersEnuM }: SceneTable,
): LayerFeatures['frame'] {
  const cornerElevations = cornersEnuM.map(([, , up]) => up)
  return polygon(at, cornersEnuM, { tilt: tiltDeg, azimuth: azimuthDeg, cornerElevations })
}

type Place = readonly [eastM: number, northM: number, ...rest: readonly number[]]

function polygon<P extends object>(at: At, corners: readonly Place[], properties: P) {
  const ring = corners.map(at)
  return {
    type: 'Feature' as const,
    properties,
    geometry: { type: 'Polygon' as const, coordinates: [[...ring, ...ring.slice(0, 1)]] },
  }
}

/** Each tracker as the line of its axis. */
function axes(
  at: At,
  { centreEnuM, lengthM, axisAzimuthDeg = 180 }: SceneTrackers,
): LayerFeatures['panels'] {
  const axis = (axisAzimuthDeg * Math.PI) / 180
  const [east, north] = [(Math.sin(axis) * lengthM) / 2, (Math.cos(axis) * lengthM) / 2]
  return {
    type: 'Feature',
    properties: {},
    geometry: {
      type: 'MultiLineString',
      coordinates: centreEnuM.map(([x, y]) => [
        at([x - east, y - north]),
        at([x + east, y + north]),
      ]),
    },
  }
}
