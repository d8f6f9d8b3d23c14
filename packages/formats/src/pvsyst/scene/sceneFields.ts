import type { FileNotes } from '../text/fileNotes.ts'
import type { PvsystObject } from '../text/parsePvsystObject.ts'
import type { PvsystFields } from '../text/pvsystFields.ts'
import type { ScenePlace } from './sceneFrame.ts'

/** What all objects of a scene have, less their class. */
export interface ObjectHead {
  readonly index: number
  readonly comment: string | null
}

/** `DOrigine`, `DInclin`, `DAzimut`; what is absent is 0. */
export function placeOfObject(fields: PvsystFields): ScenePlace {
  const [x = 0, y = 0, z = 0] = fields.list('DOrigine')
  return {
    originM: [x, y, z],
    tiltDeg: fields.number('DInclin') ?? 0,
    azimuthDeg: fields.number('DAzimut') ?? 0,
  }
}

/** The points of a list within an object, in the order of their numbers. */
export function pointRows(object: PvsystObject, notes: FileNotes): readonly (readonly number[])[] {
  const list = object.children.find(({ key }) => /,\s*TPoly[23]D$/i.test(key))
  const fields = notes.fields(list)
  const keys = [...(list?.fields.keys() ?? [])].filter((key) => /^Point_\d+$/i.test(key))
  return keys.map((key) => fields.list(key))
}
