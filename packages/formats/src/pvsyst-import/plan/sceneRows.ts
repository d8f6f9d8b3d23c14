import type { PvsystSceneContent, SceneObject } from '../../pvsyst/sceneTypes.ts'
import type { PlanContext } from './importPlan.ts'
import { countText, valueText } from './valueText.ts'

const BECOMES: Readonly<Record<SceneObject['class'], string>> = {
  pvShdArrayRect: 'Frame layers, one a table',
  pvShdArrayPoly: 'A perimeter that is filled with tables',
  pvShdArrayTracking: 'Panels layers along the axes',
  pvShdElemObject: 'Shading layers: the outline as high as the eaves',
  pvShdGenObject: 'Shading layers: the outline as high as the highest point',
}

/** What a scene becomes, class by class, and what of it is left out. */
export function writeSceneRows({ book }: PlanContext, scene: PvsystSceneContent): void {
  const classes = Map.groupBy(scene.objects, (object) => object.class)
  for (const [name, objects] of classes) {
    const isLost = objects.every(
      (object) => object.class === 'pvShdArrayTracking' && object.tracking !== 'single axis',
    )
    book.write('Scene', isLost ? 'not_taken' : 'taken', {
      item: name,
      given: countText(objects.length, 'object'),
      becomes: isLost ? '' : BECOMES[name],
      note: isLost ? 'Trackers about an upright axis have no layer.' : '',
    })
  }
  for (const [reason, objects] of Map.groupBy(scene.skipped, ({ reason: why }) => why)) {
    const given = [...new Set(objects.map(({ class: name }) => name))].join(', ')
    book.write('Scene', 'not_taken', {
      item: countText(objects.length, 'object'),
      given,
      note: reason,
    })
  }
  book.write('Scene', 'assumed', {
    item: 'Compass of the scene',
    becomes: 'Its x points west, its y south, its origin is the place of the project',
    note: 'PVsyst does not document it. Compare with your drawing, and turn the scene over where east and west are exchanged.',
  })
}

/** The horizon, which a plant has no field for. */
export function writeHorizonRow({ book, variant }: PlanContext): void {
  const { horizon } = variant.content
  if (horizon === null) return
  const highest = Math.max(...horizon.map(({ elevationDeg }) => elevationDeg))
  book.write('Scene', 'taken', {
    item: 'Far horizon',
    given: `${countText(horizon.length, 'point')}, up to ${valueText(highest, '°')}`,
    becomes: 'Far horizon of the blocks',
  })
}
