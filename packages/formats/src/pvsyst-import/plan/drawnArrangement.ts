import type { PvsystOrientation } from '../../pvsyst/orientationTypes.ts'
import type { PvsystSceneContent, SceneTables } from '../../pvsyst/sceneTypes.ts'
import type { Arrangement } from './arrangement.ts'

/** How the modules of a scene lie on the tables of an orientation; undefined where the scene does not say it. */
export function drawnArrangement(
  { objects }: PvsystSceneContent,
  orientation: PvsystOrientation | undefined,
): Arrangement | undefined {
  const tables = objects.filter((object) => object.class === 'pvShdArrayRect')
  const like =
    tables.find(
      ({ azimuthDeg }) =>
        orientation !== undefined &&
        'azimuthDeg' in orientation &&
        Math.abs((orientation.azimuthDeg ?? 0) - azimuthDeg) < 1.5,
    ) ?? tables[0]
  return like && arrangementOf(like)
}

function arrangementOf({
  modulesUpslope,
  modulesAlong,
  moduleOrientation,
}: SceneTables): Arrangement | undefined {
  return modulesUpslope === null || modulesAlong === null
    ? undefined
    : {
        num_tiers: modulesUpslope,
        num_cols: modulesAlong,
        orientation_str: moduleOrientation ?? 'portrait',
      }
}
