import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Block } from '../model/block.ts'
import { type BarSection, structureLengthM, type TableStructure } from '../model/field.ts'
import { TRACKER_BLOCK } from './blocks.ts'
import { BARE_TABLE, circuitOf, evenCellRows } from './fieldBlocks.ts'

/** Irradiance of the two faces, W/m². */
export interface FaceMeans {
  readonly front: number
  readonly rear: number
}

/** What the field's tests read of a scene's file. */
export interface RayTracedField {
  readonly scene: {
    readonly parameters: SceneParameters
    readonly materials: { readonly module: number; readonly tube?: number }
    readonly ground: { readonly albedo: number; readonly normal: readonly [number, number, number] }
  }
  readonly sensors: readonly {
    readonly tag: string
    readonly surface: 'front' | 'rear'
    readonly module: readonly [number, number]
  }[]
  readonly skies: Readonly<Record<string, SceneSky>>
  readonly cases: readonly {
    readonly sky: string
    readonly model: string
    /** Of each sensor. */
    readonly check_irradiance: readonly number[]
  }[]
}

interface SceneSky {
  readonly sun_elevation: number
  readonly sun_azimuth: number
  readonly DNI: number
  readonly DHI: number
  /** On each sensor; null under a sky without sun. */
  readonly beam: readonly number[] | null
}

/** Mean of what the sensors of a tag on one face get under an isotropic sky: beam, and all other light. */
export function sensorMeans(
  { sensors, skies, cases }: RayTracedField,
  sky: string,
  tag: string,
  surface: 'front' | 'rear',
): { readonly beam: number; readonly diffuse: number } | undefined {
  const one = cases.find((each) => each.sky === sky && each.model === 'isotropic')
  const places = sensors.flatMap((each, i) =>
    each.tag === tag && each.surface === surface ? [i] : [],
  )
  if (one === undefined || places.length === 0) return undefined
  const mean = (values: readonly number[]): number =>
    places.reduce((sum, i) => sum + values[i], 0) / places.length
  const beam = mean(skies[sky].beam ?? sensors.map(() => 0))
  return { beam, diffuse: mean(one.check_irradiance) - beam }
}

interface SceneParameters {
  readonly kind: 'fixed' | 'tracker'
  readonly nRows: number
  readonly nMods: number
  readonly numpanels: number
  readonly pitch: number
  readonly module_x: number
  readonly module_y: number
  readonly xgap: number
  readonly ygap: number
  readonly axis_height: number
  readonly offsetfromaxis: number
  readonly tilt?: number
  readonly rotation_angle?: number
  readonly tube_diameter?: number
  readonly posts?: { readonly width: number }
  readonly posts_per_row?: number
}

/** @param name - of a file in the package's `raytrace` folder, without its ending */
export function readRayTracedField(name: string): RayTracedField {
  const file = new URL(`../../../../reference/raytrace/${name}.json`, import.meta.url)
  return JSON.parse(readFileSync(fileURLToPath(file), 'utf8'))
}

/** Rows of one table each, as the scene has them; the ground rises or falls across the rows alone. */
export function blockOfScene({ scene }: RayTracedField): Block {
  const { parameters: p, ground } = scene
  const structure = structureOf(scene)
  const isTracker = p.kind === 'tracker'
  const turnDeg = turnOf(p)
  const away = Float64Array.from(
    { length: p.nRows },
    (_, row) => (row - (p.nRows - 1) / 2) * p.pitch,
  )
  const zeros = new Float64Array(p.nRows)
  const centreHeightM = p.axis_height + p.offsetfromaxis
  return {
    ...TRACKER_BLOCK,
    albedoByMonth: Array.from({ length: 12 }, () => ground.albedo),
    slope: {
      tiltDeg: (Math.acos(ground.normal[2]) * 180) / Math.PI,
      azimuthDeg: ground.normal[0] < 0 ? 270 : 90,
    },
    mount: isTracker
      ? {
          kind: 'singleAxis',
          axisAzimuthDeg: 180,
          minAngleDeg: turnDeg,
          maxAngleDeg: turnDeg,
          stowAngleDeg: turnDeg,
          backtracking: false,
          slopeAware: true,
        }
      : { kind: 'fixed', tiltDeg: turnDeg, azimuthDeg: 180 },
    rows: { pitchM: p.pitch, collectorWidthM: p.module_y * p.numpanels, centreHeightM },
    field: {
      structure,
      circuit: circuitOf(structure),
      eastM: isTracker ? away : zeros,
      northM: isTracker ? zeros : away,
      centreHeightM,
      slotPitchM: structureLengthM(structure) + 1,
    },
  }
}

/** Rotation of a tracker, tilt of fixed tables, degrees. */
export function turnOf({ rotation_angle, tilt }: SceneParameters): number {
  return rotation_angle ?? tilt ?? 0
}

function structureOf({ parameters: p, materials }: RayTracedField['scene']): TableStructure {
  const tube: BarSection | undefined =
    p.tube_diameter === undefined ? undefined : { kind: 'round', radiusM: p.tube_diameter / 2 }
  const postM = p.posts?.width
  return {
    ...BARE_TABLE,
    tiers: p.numpanels,
    columns: p.nMods,
    moduleAlongM: p.module_x,
    moduleAcrossM: p.module_y,
    columnGapM: p.xgap,
    tierGapM: p.ygap,
    cellRows: evenCellRows(24, p.module_y),
    planeOffsetM: p.offsetfromaxis,
    ...(tube && { tube }),
    ...(postM !== undefined && {
      posts: {
        section: { kind: 'rectangular', widthM: postM, depthM: postM },
        columns: p.posts_per_row ?? 0,
        tiers: 1,
        tierDistanceM: 0,
      },
    }),
    moduleReflectance: materials.module,
    structureReflectance: materials.tube ?? 0,
  }
}
