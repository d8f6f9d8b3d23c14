import type {
  EastNorthM,
  EastNorthUpM,
  PvsystSceneContent,
  SceneObject,
} from '../../pvsyst/sceneTypes.ts'
import { filesOfKind } from '../upload/findFile.ts'
import type { PlanContext } from './importPlan.ts'

/** The scene of the variant, else the one scene file of the upload; turned over where that was chosen. */
export function sceneOf({ files, variant, choice }: PlanContext): PvsystSceneContent | undefined {
  const scenes = filesOfKind(files, 'scene')
  const scene =
    variant.content.common.scene ?? (scenes.length === 1 ? scenes[0]?.content : undefined)
  if (!scene || !choice.isSceneMirrored) return scene
  return { ...scene, objects: scene.objects.map(mirrored) }
}

/** West for east. */
function mirrored(object: SceneObject): SceneObject {
  switch (object.class) {
    case 'pvShdArrayRect':
      return {
        ...object,
        azimuthDeg: opposite(object.azimuthDeg),
        tables: object.tables.map((table) => ({
          ...table,
          cornersEnuM: turnedRound(table.cornersEnuM.map(flipUp)),
        })),
      }
    case 'pvShdArrayPoly':
      return {
        ...object,
        azimuthDeg: opposite(object.azimuthDeg),
        cornersEnuM: object.cornersEnuM.map(flipUp),
      }
    case 'pvShdArrayTracking':
      return {
        ...object,
        centreEnuM: object.centreEnuM.map(flipUp),
        ...(object.axisAzimuthDeg !== undefined && {
          axisAzimuthDeg: opposite(object.axisAzimuthDeg),
        }),
      }
    case 'pvShdElemObject':
      return { ...object, footprintEnM: object.footprintEnM.map(flip) }
    case 'pvShdGenObject':
      return { ...object, pointsEnuM: object.pointsEnuM.map(flipUp) }
  }
}

const opposite = (azimuthDeg: number): number => (360 - azimuthDeg) % 360
const flip = ([east, north]: EastNorthM): EastNorthM => [-east, north]
const flipUp = ([east, north, up]: EastNorthUpM): EastNorthUpM => [-east, north, up]

/** Lower left first again, after left and right have changed sides. */
function turnedRound([a, b, c, d]: readonly EastNorthUpM[]): readonly EastNorthUpM[] {
  return a && b && c && d ? [b, a, d, c] : []
}
