import type { Geometry } from 'geojson'
import { readPvsystFile } from '../../pvsyst/readPvsystFile.ts'
import type { SceneObject, SceneTables, SceneTrackers } from '../../pvsyst/sceneTypes.ts'
import { PvsystFileError } from '../../pvsyst/text/pvsystFileError.ts'
import type { PvsystScene } from '../../pvsyst/types.ts'
import { planHull } from '../collada/outlines.ts'
import { createFeatureList, type FeatureList, type FileRecord } from '../file/featureList.ts'
import type { GisFile, GisValue } from '../file/gisFile.ts'
import { GisFileError } from '../file/gisFileError.ts'
import type { GisLimits } from '../file/gisLimits.ts'

/**
 * Reads a scene of PVsyst (.SHD): tables with their corners, trackers lying flat, obstacles as their outline in plan with a
 * height. A scene does not say where on earth it lies.
 * @throws GisFileError damaged
 */
export function readShd(filename: string, bytes: Uint8Array, limits: GisLimits): GisFile {
  const scene = sceneOf(filename, bytes)
  const list = createFeatureList(limits)
  for (const object of scene.objects) addObject(list, object)
  for (const { class: type, index, reason } of scene.skipped)
    list.leaveOut(`Objects of the class ${type} are left out (${reason})`, `object ${index}`)
  for (const remark of scene.remarks) list.leaveOut(remark.replace(/\.$/, ''))
  list.leaveOut(
    'The scene does not say where on earth it lies, and that its y axis points south and its x axis west is inferred: check it on the map, and turn or mirror it where it is wrong',
  )
  return {
    format: 'pvsyst-scene',
    filename,
    features: list.features,
    coordinates: { kind: 'unknown' },
    warnings: list.warnings(),
  }
}

function sceneOf(filename: string, bytes: Uint8Array): PvsystScene {
  try {
    const file = readPvsystFile(bytes, filename)
    if (file.kind === 'scene') return file
    throw new GisFileError('not_known', `${filename} is no scene, but a ${file.kind} of PVsyst.`)
  } catch (error) {
    if (!(error instanceof PvsystFileError)) throw error
    throw new GisFileError('damaged', `${filename}: ${error.message}`, { cause: error })
  }
}

function addObject(list: FeatureList, object: SceneObject): void {
  const common = { name: object.comment ?? object.class, place: `object ${object.index}` }
  switch (object.class) {
    case 'pvShdArrayRect':
      for (const table of object.tables)
        list.add(face({ ...common, attributes: moduleOf(object) }, table.cornersEnuM))
      return
    case 'pvShdArrayPoly':
      list.add(face({ ...common, attributes: {} }, object.cornersEnuM))
      return
    case 'pvShdArrayTracking':
      for (const centre of object.centreEnuM)
        list.add(face({ ...common, attributes: {} }, flatTracker(object, centre)))
      return
    case 'pvShdElemObject':
      list.add(obstacle(common, object.footprintEnM, { height: object.eavesHeightM }))
      return
    case 'pvShdGenObject': {
      const points = object.pointsEnuM
      const base = points.reduce((least, [, , up]) => Math.min(least, up), Number.POSITIVE_INFINITY)
      list.add(obstacle(common, planHull(points), { height: object.heightM - base, base }))
    }
  }
}

type Common = Pick<FileRecord, 'name' | 'place'>
type Place = readonly number[]

const closed = (points: readonly Place[]): Geometry => ({
  type: 'Polygon',
  coordinates: [[...points, ...points.slice(0, 1)].map((point) => [...point])],
})

const face = (common: Common & Pick<FileRecord, 'attributes'>, corners: readonly Place[]) =>
  ({ ...common, layer: 'Tables', heights: 'sea', geometry: closed(corners) }) as const

function obstacle(
  common: Common,
  outline: readonly Place[],
  attributes: Readonly<Record<string, GisValue>>,
): FileRecord {
  const plan = outline.map(([x = 0, y = 0]) => [x, y])
  return { ...common, layer: 'Obstacles', heights: 'none', attributes, geometry: closed(plan) }
}

function moduleOf({ moduleName, moduleWidthM, moduleHeightM }: SceneTables) {
  return { module_name: moduleName, module_width: moduleWidthM, module_height: moduleHeightM }
}

/** Length along the axis, north to south where it is not known. */
function flatTracker(
  { axisAzimuthDeg = 180, lengthM, widthM }: SceneTrackers,
  [east, north, up]: readonly [number, number, number],
): readonly Place[] {
  const axis = (axisAzimuthDeg * Math.PI) / 180
  const corner = (along: number, across: number): Place => [
    east + along * Math.sin(axis) + across * Math.cos(axis),
    north + along * Math.cos(axis) - across * Math.sin(axis),
    up,
  ]
  const [half, side] = [lengthM / 2, widthM / 2]
  return [corner(-half, -side), corner(half, -side), corner(half, side), corner(-half, side)]
}
