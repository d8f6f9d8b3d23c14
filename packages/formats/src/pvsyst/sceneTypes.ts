import type { PvsystHemisphere } from './placeTypes.ts'

export type EastNorthM = readonly [eastM: number, northM: number]
export type EastNorthUpM = readonly [eastM: number, northM: number, upM: number]

interface SceneObjectHead {
  /** PVsyst's class. */
  readonly class: string
  /** From 1, in the order of the file. */
  readonly index: number
  readonly comment: string | null
}

/** A plane with its modules. */
interface ScenePlane extends SceneObjectHead {
  readonly tiltDeg: number
  readonly azimuthDeg: number
}

export interface SceneTables extends ScenePlane {
  readonly class: 'pvShdArrayRect'
  readonly moduleName: string | null
  readonly moduleWidthM: number | null
  readonly moduleHeightM: number | null
  readonly modulesUpslope: number | null
  readonly modulesAlong: number | null
  readonly moduleOrientation: 'portrait' | 'landscape' | null
  /** Along and up the slope. */
  readonly moduleSpacingM: readonly [number | null, number | null]
  readonly tables: readonly SceneTable[]
}

export interface SceneTable {
  readonly lengthM: number
  readonly widthM: number
  readonly inPlaneOriginM: readonly [alongM: number, upM: number]
  /** Lower left as seen from the front, lower right, upper right, upper left. */
  readonly cornersEnuM: readonly EastNorthUpM[]
}

export interface ScenePolygon extends ScenePlane {
  readonly class: 'pvShdArrayPoly'
  readonly localPolygonM: readonly (readonly [number, number])[]
  readonly cornersEnuM: readonly EastNorthUpM[]
}

export interface SceneTrackers extends SceneObjectHead {
  readonly class: 'pvShdArrayTracking'
  readonly fieldType: string | null
  readonly trackerCount: number
  readonly lengthM: number
  readonly widthM: number
  readonly pitchNorthM: number | null
  readonly pitchEastM: number | null
  readonly centreEnuM: readonly EastNorthUpM[]
  readonly tracking: 'vertical axis' | 'single axis' | 'unknown'
  /** Of trackers about a vertical axis. */
  readonly tiltLimitsDeg?: readonly [number, number]
  readonly azimuthLimitsDeg?: readonly [number, number]
  /** Null where the tilt turns too. */
  readonly fixedTiltDeg?: number | null
  /** Of trackers about one axis. */
  readonly rotationLimitsDeg?: readonly [number, number]
  readonly axisTiltDeg?: number
  readonly axisAzimuthDeg?: number
  readonly fieldTypeNameIsAssumed?: boolean
}

/** A house: eaves and roof are inferred from the order of the parameters. */
export interface SceneBuilding extends SceneObjectHead {
  readonly class: 'pvShdElemObject'
  readonly elementType: string
  readonly rotationFromSouthClockwiseDeg: number
  readonly params: readonly number[]
  readonly sizeM: readonly [number, number]
  readonly eavesHeightM: number
  readonly roofSlopeDeg: number
  readonly footprintEnM: readonly EastNorthM[]
}

export interface SceneSolid extends SceneObjectHead {
  readonly class: 'pvShdGenObject'
  readonly rotationFromSouthClockwiseDeg: number
  readonly pointsLocalM: readonly EastNorthUpM[]
  /** Of each face the points around it, from 0. */
  readonly faces: readonly (readonly number[])[]
  readonly pointsEnuM: readonly EastNorthUpM[]
  /** Of the highest point above the scene's origin. */
  readonly heightM: number
}

export type SceneObject = SceneTables | ScenePolygon | SceneTrackers | SceneBuilding | SceneSolid

export interface SkippedObject {
  readonly index: number
  readonly class: string
  readonly reason: string
}

/** The objects of a scene, in metres east, north and up of its origin. */
export interface PvsystSceneContent {
  readonly hemisphere: PvsystHemisphere
  readonly objects: readonly SceneObject[]
  readonly skipped: readonly SkippedObject[]
  /** Of fixed rectangles; absent where there are none. */
  readonly tableCount?: number
  /** Absent where there are none. */
  readonly trackerCount?: number
}
