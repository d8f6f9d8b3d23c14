import type { PvsystSceneContent, SceneObject, SkippedObject } from '../sceneTypes.ts'
import type { FileNotes } from '../text/fileNotes.ts'
import type { PvsystObject } from '../text/parsePvsystObject.ts'
import { buildingOf, solidOf } from './sceneBodies.ts'
import type { ObjectHead } from './sceneFields.ts'
import { polygonOf, tablesOf } from './scenePlanes.ts'
import { trackersOf } from './sceneTrackers.ts'

type ReadObject = (
  object: PvsystObject,
  head: ObjectHead,
  notes: FileNotes,
) => SceneObject | undefined

const READERS: Readonly<Record<string, ReadObject>> = {
  pvshdarrayrect: tablesOf,
  pvshdarraypoly: polygonOf,
  pvshdarraytracking: trackersOf,
  pvshdelemobject: buildingOf,
  pvshdgenobject: solidOf,
}

/** The objects of a `pvShading`. @throws PvsystFileError */
export function sceneContent(shading: PvsystObject, notes: FileNotes): PvsystSceneContent {
  const list = shading.children.find(({ key }) => /^ListeObjets\b/i.test(key))
  const objects: SceneObject[] = []
  const skipped: SkippedObject[] = []
  for (const [i, object] of (list?.children ?? []).entries()) {
    const head = { index: i + 1, comment: notes.fields(object).text('Comment') ?? null }
    const found = READERS[object.type.toLowerCase()]?.(object, head, notes)
    if (found) objects.push(found)
    else {
      skipped.push({ index: head.index, class: object.type, reason: reasonOf(object) })
      notes.readAll(object)
    }
  }
  return { hemisphere: 'north', objects, skipped, ...countsOf(objects) }
}

function reasonOf({ type, fields }: PvsystObject): string {
  if (/^pvShdGroundImage$/i.test(type)) return 'image, no geometry'
  if (!READERS[type.toLowerCase()]) return 'unknown class'
  const kind = fields.get('ObjetElemType')
  return kind === undefined ? 'no points' : `unknown kind "${kind}"`
}

function countsOf(objects: readonly SceneObject[]) {
  let tableCount = 0
  let trackerCount = 0
  for (const object of objects) {
    if (object.class === 'pvShdArrayRect') tableCount += object.tables.length
    if (object.class === 'pvShdArrayTracking') trackerCount += object.trackerCount
  }
  return {
    ...(tableCount > 0 ? { tableCount } : {}),
    ...(trackerCount > 0 ? { trackerCount } : {}),
  }
}
