import type { EastNorthM, EastNorthUpM, SceneBuilding, SceneSolid } from '../sceneTypes.ts'
import type { FileNotes } from '../text/fileNotes.ts'
import type { PvsystObject } from '../text/parsePvsystObject.ts'
import { type ObjectHead, placeOfObject, pointRows } from './sceneFields.ts'
import { bodyPointEnu } from './sceneFrame.ts'

/** A house: its sides along x and y, which may be negative; undefined for another kind of object. */
export function buildingOf(
  object: PvsystObject,
  head: ObjectHead,
  notes: FileNotes,
): SceneBuilding | undefined {
  const fields = notes.fields(object)
  const elementType = fields.text('ObjetElemType') ?? ''
  const params = fields.list('Params')
  const [x, y, eavesHeightM, roofSlopeDeg] = params
  const isKnown = /^oe(Asym)?House$/i.test(elementType)
  if (!isKnown || x === undefined || y === undefined || eavesHeightM === undefined) return undefined
  const place = placeOfObject(fields)
  const corner = (alongX: number, alongY: number): EastNorthM => {
    const [east, north] = bodyPointEnu(place, [alongX, alongY, 0])
    return [east, north]
  }
  return {
    ...head,
    class: 'pvShdElemObject',
    elementType,
    rotationFromSouthClockwiseDeg: place.azimuthDeg,
    params,
    sizeM: [Math.abs(x), Math.abs(y)],
    eavesHeightM,
    roofSlopeDeg: roofSlopeDeg ?? 0,
    footprintEnM: [corner(0, 0), corner(x, 0), corner(x, y), corner(0, y)],
  }
}

/** A body of any shape by its points and faces; undefined where it has no points. */
export function solidOf(
  object: PvsystObject,
  head: ObjectHead,
  notes: FileNotes,
): SceneSolid | undefined {
  const fields = notes.fields(object)
  const place = placeOfObject(fields)
  const pointsLocalM = pointRows(object, notes).map(
    ([x = 0, y = 0, z = 0]): EastNorthUpM => [x, y, z],
  )
  if (pointsLocalM.length === 0) return undefined
  const pointsEnuM = pointsLocalM.map((point) => bodyPointEnu(place, point))
  return {
    ...head,
    class: 'pvShdGenObject',
    rotationFromSouthClockwiseDeg: place.azimuthDeg,
    pointsLocalM,
    faces: facesOf(fields.list('Faces'), pointsLocalM.length, head, notes),
    pointsEnuM,
    heightM: pointsEnuM.reduce((most, [, , up]) => Math.max(most, up), Number.NEGATIVE_INFINITY),
  }
}

/** Each face begins with −1; the numbers of points count from 0. */
function facesOf(
  list: readonly number[],
  pointCount: number,
  { index }: ObjectHead,
  notes: FileNotes,
): readonly (readonly number[])[] {
  const faces: number[][] = []
  for (const number of list) {
    if (number === -1) faces.push([])
    else if (Number.isInteger(number) && number >= 0 && number < pointCount)
      faces.at(-1)?.push(number)
    else notes.remark(`A face of object ${index} names the point ${number}, which is not there.`)
  }
  return faces.filter((face) => face.length > 2)
}
