import { type LayerFeatures, localFrame, toLngLat } from '@duet/plant'
import type { Feature, Polygon, Position } from 'geojson'
import type { SceneTable, SceneTrackers } from '../../pvsyst/sceneTypes.ts'
import type { PlanContext } from './importPlan.ts'

/** Metres east and north of the scene's origin, which is the place of the project, to degrees. */
export type At = (place: Place) => Position

export function placer({ place }: PlanContext): At {
  const frame = localFrame(place.longitude, place.latitude)
  return ([east, north]) => toLngLat(frame, east, north).map((deg) => Math.round(deg * 1e9) / 1e9)
}

/** An obstacle has a height above 0. */
export const height = (heightM: number): { readonly height?: number } =>
  heightM > 0 ? { height: heightM } : {}

export function frameOf(
  at: At,
  { tiltDeg, azimuthDeg }: { readonly tiltDeg: number; readonly azimuthDeg: number },
  { cornersEnuM }: SceneTable,
): LayerFeatures['frame'] {
  const cornerElevations = cornersEnuM.map(([, , up]) => up)
  return polygon(at, cornersEnuM, { tilt: tiltDeg, azimuth: azimuthDeg, cornerElevations })
}

type Place = readonly [eastM: number, northM: number, ...rest: readonly number[]]

export function polygon<P extends object>(
  at: At,
  corners: readonly Place[],
  properties: P,
): Feature<Polygon, P> {
  const ring = corners.map(at)
  return {
    type: 'Feature',
    properties,
    geometry: { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] },
  }
}

/** Each tracker as the line of its axis. */
export function axes(
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
