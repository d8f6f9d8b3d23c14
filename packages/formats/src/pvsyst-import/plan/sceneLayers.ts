import { type BlockLayer, createLayer, type LayerFeatures, type LayerType } from '@duet/plant'
import type { PvsystSceneContent, SceneObject } from '../../pvsyst/sceneTypes.ts'
import { convexHull } from './convexHull.ts'
import type { PlanContext } from './importPlan.ts'
import { type At, axes, frameOf, height, placer, polygon } from './sceneShapes.ts'

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

interface Drawing {
  readonly make: Make
  readonly at: At
}

type Make = <T extends LayerType>(
  type: T,
  name: string,
  blockId: string | null,
  geojson: LayerFeatures[T],
) => BlockLayer

function layerMaker({ newId, createdAt }: PlanContext): Make {
  return (type, name, blockId, geojson) => {
    const id = newId()
    const layer = createLayer({ id, projectId: '', blockId, name, createdAt, type, geojson })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a layer of any type is one of their union
    return layer as BlockLayer
  }
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
