import type { Site } from '@duet/engine'
import type { PvsystObject } from '@duet/formats'
import type { IamPoint } from '@duet/plant'
import {
  findObject,
  findType,
  numberList,
  optionalNumber,
  pvsystSettings,
  requiredNumber,
} from './settings.ts'
import { type StoredSeries, storedSeries } from './storedSeries.ts'

/** Endless trackers of a variant. */
export interface TrackerField {
  /** Clockwise from north. */
  readonly axisAzimuthDeg: number
  readonly minAngleDeg: number
  readonly maxAngleDeg: number
  readonly pitchM: number
  /** Of the modules across the axis. */
  readonly collectorWidthM: number
  /** Both bands beside them together. */
  readonly inactiveBandsM: number
  readonly trackerCount: number
}

/** The 2-D bifacial model of a variant, fractions. */
export interface BifacialField {
  readonly albedo: number
  readonly bifaciality: number
  readonly rearShade: number
  readonly rearMismatch: number
  readonly axisHeightM: number
}

/** The one sub-array of a variant. */
export interface SubArray {
  /** Names of the component files. */
  readonly panFile: string
  readonly ondFile: string
  readonly modulesPerString: number
  readonly stringCount: number
  readonly inverterCount: number
  readonly mismatchFraction: number
  readonly stringMismatchFraction: number
  readonly lightInducedFraction: number
  /** Of the power at STC. */
  readonly dcWireFraction: number
  readonly iam: readonly IamPoint[]
}

export interface Variant {
  /** Extension of its file: `VC0`. */
  readonly id: string
  readonly name: string
  readonly site: Site
  readonly utcOffsetH: number
  readonly year: number
  readonly field: TrackerField
  readonly bifacial: BifacialField | undefined
  /** Neighbours and glass take circumsolar light for diffuse light. */
  readonly isCircumsolarDiffuse: boolean
  readonly absorption: number
  readonly soilingFraction: number
  readonly array: SubArray
  readonly stored: ReadonlyMap<string, StoredSeries>
}

/**
 * Reads a variant file of PVsyst 7: endless trackers with one sub-array.
 *
 * @throws Error for another kind of field, or a number that is missing
 */
export function readVariant(id: string, text: string): Variant {
  const tree = pvsystSettings(text)
  const site = findObject(tree, 'PVObject_SiteSimul')
  const main = findObject(tree, 'PVObject_PVMainArray')
  return {
    id,
    name: tree.fields.get('Comment') ?? id,
    site: {
      latitudeDeg: requiredNumber(site, 'Latitude'),
      longitudeDeg: requiredNumber(site, 'Longitude'),
      altitudeM: requiredNumber(site, 'Altitude'),
    },
    utcOffsetH: requiredNumber(site, 'TimeZone'),
    year: yearOf(tree),
    field: trackerField(tree),
    bifacial: bifacialField(tree),
    isCircumsolarDiffuse: tree.fields.get('TranspositionAlgorithm') === 'CircSolWithDiff',
    absorption: optionalNumber(main, 'Alpha') ?? 0.9,
    soilingFraction: optionalNumber(main, 'SoilingLoss') ?? 0,
    array: subArray(tree),
    stored: storedSeries(text),
  }
}

/** `DateDebS=01/01/90 00:00`: years of two digits are of the last century from 50 on. */
function yearOf(tree: PvsystObject): number {
  const found = /^\d\d\/\d\d\/(\d\d)\b/.exec(tree.fields.get('DateDebS') ?? '')
  const year = Number(found?.[1] ?? 90)
  return year < 50 ? 2000 + year : 1900 + year
}

function trackerField(tree: PvsystObject): TrackerField {
  const plane = findObject(tree, 'PVObject_PlanCapteurs')
  const kind = plane?.fields.get('FieldType')
  if (kind !== 'UnlimTracking')
    throw new Error(`got a field of "${kind}", expected endless trackers`)
  if ((optionalNumber(plane, 'InclAxe') ?? 0) !== 0) throw new Error('the axes are not level')
  return {
    // PVsyst counts from south, to the west.
    axisAzimuthDeg: (180 + (optionalNumber(plane, 'AzimAxe') ?? 0) + 360) % 360,
    minAngleDeg: requiredNumber(plane, 'InclMin'),
    maxAngleDeg: requiredNumber(plane, 'InclMax'),
    pitchM: requiredNumber(plane, 'Pitch'),
    collectorWidthM: requiredNumber(plane, 'LargCapt'),
    inactiveBandsM:
      (optionalNumber(plane, 'LargHaut') ?? 0) + (optionalNumber(plane, 'LargBas') ?? 0),
    trackerCount: optionalNumber(plane, 'NSheds') ?? 1,
  }
}

function bifacialField(tree: PvsystObject): BifacialField | undefined {
  const model = findObject(tree, 'PVObject_Bifacial')
  if (!model) return undefined
  return {
    albedo: requiredNumber(model, 'GroundAlbedo'),
    bifaciality: requiredNumber(model, 'BiFacialityFactor'),
    rearShade: requiredNumber(model, 'RearShdFactor'),
    rearMismatch: requiredNumber(model, 'MismatchLossFactor'),
    axisHeightM: requiredNumber(findObject(model, 'PVObject_BiFacialTrackerModel'), 'HeightGr'),
  }
}

function subArray(tree: PvsystObject): SubArray {
  const array = findType(tree, 'pvSubArray')
  const percent = (key: string): number => (optionalNumber(array, key) ?? 0) / 100
  return {
    panFile: array?.fields.get('PVModule') ?? '',
    ondFile: array?.fields.get('GInverter') ?? '',
    modulesPerString: requiredNumber(array, 'NModSerie'),
    stringCount: requiredNumber(array, 'NStringCh'),
    inverterCount: requiredNumber(array, 'NInverter'),
    mismatchFraction: percent('PMismMPP'),
    stringMismatchFraction: percent('PMismString'),
    lightInducedFraction: percent('LIDLoss'),
    dcWireFraction: percent('RSCablagePC'),
    iam: iamPoints(findObject(array ?? tree, 'PVObject_IAM')),
  }
}

/** The points of the profile as the file has them, rising. */
function iamPoints(iam: PvsystObject | undefined): readonly IamPoint[] {
  const points: IamPoint[] = []
  for (const [key, text] of iam?.fields ?? []) {
    const [angle, modifier] = numberList(text)
    if (/^Point_\d+$/.test(key) && angle !== undefined && modifier !== undefined) {
      points.push({ angle, modifier })
    }
  }
  return points.sort((a, b) => a.angle - b.angle)
}
