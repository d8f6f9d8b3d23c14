import type { EastNorthUpM, SceneTrackers } from '../sceneTypes.ts'
import type { FileNotes } from '../text/fileNotes.ts'
import type { PvsystObject } from '../text/parsePvsystObject.ts'
import { PvsystFields } from '../text/pvsystFields.ts'
import { PvsystFileError } from '../text/pvsystFileError.ts'
import { type ObjectHead, placeOfObject } from './sceneFields.ts'
import { enuOfScene, facingDeg, type ScenePlace } from './sceneFrame.ts'

const MOST_TRACKERS = 100_000

/** A group of equal trackers. */
export function trackersOf(
  object: PvsystObject,
  head: ObjectHead,
  notes: FileNotes,
): SceneTrackers {
  const fields = notes.fields(object)
  const plane = object.children.find(({ type }) => /^pvCollPlane$/i.test(type))
  const planeFields = plane ? notes.fields(plane) : new PvsystFields([])
  const place = placeOfObject(fields)
  return {
    ...head,
    class: 'pvShdArrayTracking',
    fieldType: planeFields.text('FieldType') ?? null,
    ...positions(fields, place, head, notes),
    lengthM: fields.number('LongShed') ?? 0,
    widthM: fields.number('LargShed') ?? 0,
    ...motion(planeFields, place, head, notes),
  }
}

/** Steps from the first: northwards by PitchNS, eastwards by PitchEW. */
function positions(
  fields: PvsystFields,
  { originM }: ScenePlace,
  { index }: ObjectHead,
  notes: FileNotes,
) {
  const trackerCount = fields.number('NElemChamps') ?? 1
  if (!Number.isInteger(trackerCount) || trackerCount < 0 || trackerCount > MOST_TRACKERS) {
    throw new PvsystFileError(
      'not_possible',
      `Object ${index} of the scene has ${trackerCount} trackers; up to ${MOST_TRACKERS} are read. Correct "NElemChamps" and choose the file again.`,
    )
  }
  const north = fields.number('PitchNS')
  const east = fields.number('PitchEW')
  if (north && east)
    notes.remark(`Object ${index} steps north and east: how its trackers lie is uncertain.`)
  const [x, y, z] = enuOfScene(originM)
  const centreEnuM = Array.from(
    { length: trackerCount },
    (_, i): EastNorthUpM => [x + i * (east ?? 0), y + i * (north ?? 0), z],
  )
  return { trackerCount, pitchNorthM: north ?? null, pitchEastM: east ?? null, centreEnuM }
}

type Motion = Pick<
  SceneTrackers,
  | 'tracking'
  | 'tiltLimitsDeg'
  | 'azimuthLimitsDeg'
  | 'fixedTiltDeg'
  | 'rotationLimitsDeg'
  | 'axisTiltDeg'
  | 'axisAzimuthDeg'
  | 'fieldTypeNameIsAssumed'
>

/** About a vertical axis by its name; about one axis by limits on both sides of level. */
function motion(
  fields: PvsystFields,
  { azimuthDeg }: ScenePlace,
  { index }: ObjectHead,
  notes: FileNotes,
): Motion {
  const limits = [fields.number('InclMin') ?? 0, fields.number('InclMax') ?? 0] as const
  const azimuths = [fields.number('AzimMin') ?? 0, fields.number('AzimMax') ?? 0] as const
  const fieldType = fields.text('FieldType') ?? ''
  if (/^TrackVertAxis$/i.test(fieldType)) {
    return {
      tracking: 'vertical axis',
      tiltLimitsDeg: limits,
      azimuthLimitsDeg: [facingDeg(azimuths[0]), facingDeg(azimuths[1])],
      fixedTiltDeg: limits[0] === limits[1] ? limits[0] : null,
    }
  }
  if (limits[0] >= 0 || limits[1] <= 0) {
    notes.unknown(`pvCollPlane.FieldType=${fieldType}`)
    return { tracking: 'unknown' }
  }
  notes.remark(
    `The trackers of object ${index} ("${fieldType}") were taken as turning about one axis, since their limits lie on both sides of level.`,
  )
  return {
    tracking: 'single axis',
    rotationLimitsDeg: limits,
    axisTiltDeg: fields.number('InclAxe') ?? 0,
    // An object that is turned in the scene turns its axis too.
    axisAzimuthDeg: facingDeg((fields.number('AzimAxe') ?? 0) + azimuthDeg),
    fieldTypeNameIsAssumed: true,
  }
}
