import type { Site } from '@duet/engine'
import {
  hoursOfYear,
  type PvsystSeries,
  type PvsystSubArray,
  type PvsystVariant,
  type TrackerOrientation,
} from '@duet/formats'
import type { IamPoint } from '@duet/plant'

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

/** One variable that PVsyst stored with a variant: of every hour, or of the months alone. */
export interface StoredSeries {
  /** W/m², kWh (so kW), °C, m/s, deg, A or V by its kind; [8760] from the first hour of 1 January, local standard time. */
  readonly hourly?: Float64Array
  /** Sums of months (kWh/m², kWh) or their means, January first. */
  readonly monthly?: readonly number[]
}

/**
 * What is compared of a variant: endless level trackers with one sub-array.
 *
 * @throws Error for another kind of field, or a value that is missing
 */
export function comparedVariant(id: string, read: PvsystVariant): Variant {
  const { site, common } = read
  return {
    id,
    name: read.name,
    site: {
      latitudeDeg: known(site?.latitudeDeg, 'Latitude'),
      longitudeDeg: known(site?.longitudeDeg, 'Longitude'),
      altitudeM: known(site?.altitudeM, 'Altitude'),
    },
    utcOffsetH: known(site?.utcOffsetH, 'TimeZone'),
    year: read.year,
    field: trackerField(read),
    bifacial: bifacialField(read),
    isCircumsolarDiffuse: common.transposition === 'circumsolar with diffuse',
    absorption: common.absorption ?? 0.9,
    soilingFraction: common.soilingFraction ?? 0,
    array: subArray(known(read.subArrays[0], 'pvSubArray')),
    stored: new Map(
      Object.entries(read.series).map(([name, series]) => [name, storedSeries(series)]),
    ),
  }
}

function trackerField({ orientations }: PvsystVariant): TrackerField {
  const [field] = orientations
  if (field?.kind !== 'trackers')
    throw new Error(`got a field of "${field?.fieldType}", expected endless trackers`)
  if (field.axisTiltDeg !== 0) throw new Error('the axes are not level')
  const [minAngleDeg, maxAngleDeg] = field.rotationLimitsDeg
  return {
    axisAzimuthDeg: field.axisAzimuthDeg,
    minAngleDeg,
    maxAngleDeg,
    ...rowsOf(field),
  }
}

function rowsOf(field: TrackerOrientation) {
  return {
    pitchM: known(field.pitchM, 'Pitch'),
    collectorWidthM: known(field.collectorWidthM, 'LargCapt'),
    inactiveBandsM: field.inactiveBandsM ?? 0,
    trackerCount: field.rowCount ?? 1,
  }
}

function bifacialField({ common: { bifacial } }: PvsystVariant): BifacialField | undefined {
  if (!bifacial) return undefined
  return {
    albedo: known(bifacial.albedo, 'GroundAlbedo'),
    bifaciality: known(bifacial.bifacialityFraction, 'BiFacialityFactor'),
    rearShade: known(bifacial.rearShadeFraction, 'RearShdFactor'),
    rearMismatch: known(bifacial.rearMismatchFraction, 'MismatchLossFactor'),
    axisHeightM: known(bifacial.axisHeightM, 'HeightGr'),
  }
}

function subArray({ losses, iam, ...array }: PvsystSubArray): SubArray {
  return {
    panFile: array.panFile ?? '',
    ondFile: array.ondFile ?? '',
    modulesPerString: known(array.modulesPerString, 'NModSerie'),
    stringCount: known(array.strings, 'NStringCh'),
    inverterCount: known(array.inverters, 'NInverter'),
    mismatchFraction: losses.mismatchFraction ?? 0,
    stringMismatchFraction: losses.stringMismatchFraction ?? 0,
    lightInducedFraction: losses.lightInducedFraction ?? 0,
    dcWireFraction: losses.dcWireFraction ?? 0,
    iam: (iam?.points ?? []).map(({ angleDeg: angle, modifier }) => ({ angle, modifier })),
  }
}

/** Powers and sums in thousands, as reports and exports have them. */
function storedSeries(series: PvsystSeries): StoredSeries {
  const scale = /^W(h|h\/m2)?$/.test(series.unit) ? 1 / 1000 : 1
  const hourly = hoursOfYear(series)?.map((value) => scale * value)
  const monthly = series.monthly?.map((value) => scale * value)
  return { ...(hourly ? { hourly } : {}), ...(monthly ? { monthly } : {}) }
}

/** @throws Error naming the key that the file lacks */
function known<T>(value: T | null | undefined, key: string): T {
  if (value === null || value === undefined) throw new Error(`the file gives nothing for "${key}"`)
  return value
}
