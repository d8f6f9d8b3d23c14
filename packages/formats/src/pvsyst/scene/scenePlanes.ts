import type { ScenePolygon, SceneTable, SceneTables } from '../sceneTypes.ts'
import type { FileNotes } from '../text/fileNotes.ts'
import type { PvsystObject } from '../text/parsePvsystObject.ts'
import type { PvsystFields } from '../text/pvsystFields.ts'
import { type ObjectHead, placeOfObject, pointRows } from './sceneFields.ts'
import { facingDeg, planePointEnu, type ScenePlace } from './sceneFrame.ts'

/** Rectangles of modules in one plane. */
export function tablesOf(object: PvsystObject, head: ObjectHead, notes: FileNotes): SceneTables {
  const fields = notes.fields(object)
  const place = placeOfObject(fields)
  const [moduleName, size] = (fields.text('PanneauPVName') ?? '').split(';')
  const [width, height] = (size ?? '').split('#').map(Number)
  return {
    ...head,
    class: 'pvShdArrayRect',
    tiltDeg: place.tiltDeg,
    azimuthDeg: facingDeg(place.azimuthDeg),
    moduleName: moduleName || null,
    moduleWidthM: width || null,
    moduleHeightM: height || null,
    modulesUpslope: fields.number('NModInHeight') ?? null,
    modulesAlong: fields.number('NModInWidth') ?? null,
    moduleOrientation: moduleOrientation(fields),
    moduleSpacingM: [fields.number('ModSpacingX') ?? null, fields.number('ModSpacingY') ?? null],
    tables: rectangles(fields, place, head, notes),
  }
}

function moduleOrientation(fields: PvsystFields): SceneTables['moduleOrientation'] {
  const text = fields.text('ModuleOrient') ?? ''
  if (/portrait/i.test(text)) return 'portrait'
  return /landscape/i.test(text) ? 'landscape' : null
}

function rectangles(
  fields: PvsystFields,
  place: ScenePlace,
  { index }: ObjectHead,
  notes: FileNotes,
): readonly SceneTable[] {
  const lists = (['LongA', 'LargA', 'XOrig', 'YOrig'] as const).map((key) => fields.list(key))
  const count = Math.min(...lists.map(({ length }) => length))
  const declared = fields.number('NElemChamps') ?? count
  if (declared !== count)
    notes.remark(`Object ${index} declares ${declared} tables and gives the sizes of ${count}.`)
  return Array.from({ length: count }, (_, i) => {
    const [lengthM = 0, widthM = 0, along = 0, up = 0] = lists.map((list) => list[i] ?? 0)
    const corner = (right: number, above: number) => planePointEnu(place, along + right, up + above)
    return {
      lengthM,
      widthM,
      inPlaneOriginM: [along, up],
      cornersEnuM: [corner(0, 0), corner(lengthM, 0), corner(lengthM, widthM), corner(0, widthM)],
    }
  })
}

/** A polygon of modules in one plane. */
export function polygonOf(object: PvsystObject, head: ObjectHead, notes: FileNotes): ScenePolygon {
  const place = placeOfObject(notes.fields(object))
  const localPolygonM = pointRows(object, notes).map(([x = 0, y = 0]) => [x, y] as const)
  return {
    ...head,
    class: 'pvShdArrayPoly',
    tiltDeg: place.tiltDeg,
    azimuthDeg: facingDeg(place.azimuthDeg),
    localPolygonM,
    cornersEnuM: localPolygonM.map(([along, up]) => planePointEnu(place, along, up)),
  }
}
