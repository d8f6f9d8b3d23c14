import type { PvsystOrientation } from '../orientationTypes.ts'
import type { PvsystHemisphere } from '../placeTypes.ts'
import type { FileNotes } from '../text/fileNotes.ts'
import { allOfType, findObject, findType } from '../text/findObject.ts'
import type { PvsystObject } from '../text/parsePvsystObject.ts'
import { azimuthFromNorthDeg } from '../text/pvsystAngles.ts'
import type { PvsystFields } from '../text/pvsystFields.ts'

interface Surroundings {
  readonly hemisphere: PvsystHemisphere
  readonly isBacktracking: boolean | null
  readonly notes: FileNotes
}

/** Orientations of a variant: groups in 8.x, planes of the incident light in 7.x and before. */
export function orientationsOf(
  root: PvsystObject,
  around: Surroundings,
): readonly PvsystOrientation[] {
  const list = root.children.find(({ key }) => /^Orientations\b/i.test(key))
  const groups = list?.children ?? []
  const planes = allOfType(findType(root, 'pvEnIncid') ?? noGroups(root, groups), 'pvCollPlane')
  return (groups.length > 0 ? groups : planes).map((object, i) => orientationOf(object, i, around))
}

const noGroups = (root: PvsystObject, groups: readonly PvsystObject[]): PvsystObject | undefined =>
  groups.length > 0 ? undefined : findObject(root, 'PVObject_PlanCapteurs')

function orientationOf(
  object: PvsystObject,
  index: number,
  around: Surroundings,
): PvsystOrientation {
  const { notes } = around
  // in a group, the plane may be an object of its own
  const inner = object.children.filter(({ type }) => /^pvCollPlane$/i.test(type))
  const fields = notes.fields(object, inner)
  const fieldType = fields.text('FieldType') ?? ''
  const head = {
    number: fields.number('NoOrient') ?? index + 1,
    comment: fields.text('Comment') ?? null,
    fieldType,
  }
  const found = /^UnlimTracking$/i.test(fieldType)
    ? trackersOf(fields, around)
    : /^FixedPlane$/i.test(fieldType)
      ? fixedOf(fields, around)
      : guessed(fields, fieldType, around)
  if (found) return { ...head, ...found }
  notes.unknown(`${object.type}.FieldType=${fieldType}`)
  return { ...head, kind: 'unknown', fields: Object.fromEntries(object.fields) }
}

type Distribute<T> = T extends unknown ? Omit<T, 'number' | 'comment' | 'fieldType'> : never
type Found = Distribute<PvsystOrientation>

function fixedOf(fields: PvsystFields, { hemisphere }: Surroundings): Found | undefined {
  const tiltDeg = fields.number('FieldTilt')
  const azimuth = fields.number('FieldAzim')
  if (tiltDeg === undefined || azimuth === undefined) return undefined
  const azimuthDeg = azimuthFromNorthDeg(azimuth, hemisphere)
  return { kind: 'fixed', tiltDeg, azimuthDeg, baseSlopeDeg: fields.number('BaseSlope') ?? null }
}

function trackersOf(fields: PvsystFields, around: Surroundings): Found | undefined {
  const lowest = fields.number('InclMin')
  const highest = fields.number('InclMax')
  if (lowest === undefined || highest === undefined) return undefined
  return {
    kind: 'trackers',
    axisTiltDeg: fields.number('InclAxe') ?? 0,
    axisAzimuthDeg: azimuthFromNorthDeg(fields.number('AzimAxe') ?? 0, around.hemisphere),
    rotationLimitsDeg: [lowest, highest],
    isBacktracking: around.isBacktracking,
    ...rowsOf(fields),
  }
}

function rowsOf(fields: PvsystFields) {
  const bands = [fields.number('LargHaut'), fields.number('LargBas')]
  return {
    rowCount: fields.number('NSheds') ?? null,
    pitchM: fields.number('Pitch') ?? null,
    collectorWidthM: fields.number('LargCapt') ?? null,
    inactiveBandsM: bands.every((band) => band === undefined)
      ? null
      : (bands[0] ?? 0) + (bands[1] ?? 0),
  }
}

/** A kind of another name, by what it has: limits on both sides of level are of trackers, a pitch of rows. */
function guessed(fields: PvsystFields, fieldType: string, around: Surroundings): Found | undefined {
  const fixed = fixedOf(fields, around)
  const trackers = trackersOf(fields, around)
  const kind = trackers?.kind === 'trackers' ? trackers : undefined
  const isTurning = kind && kind.rotationLimitsDeg[0] < 0 && kind.rotationLimitsDeg[1] > 0
  if (isTurning && (!fixed || /track/i.test(fieldType))) {
    around.notes.remark(`The field "${fieldType}" was taken as trackers about one axis.`)
    return kind
  }
  if (fixed?.kind !== 'fixed' || /track/i.test(fieldType)) return undefined
  around.notes.remark(`The field "${fieldType}" was taken as fixed.`)
  const { tiltDeg, azimuthDeg } = fixed
  const rows = rowsOf(fields)
  return rows.pitchM === null ? fixed : { kind: 'fixed rows', tiltDeg, azimuthDeg, ...rows }
}
