import type { OndFile } from './panond/readOnd.ts'
import type { PanFile } from './panond/readPan.ts'

/** Angles are degrees, azimuths clockwise from north, 0 to 360; `null` is what a file does not say. */
export type PvsystHemisphere = 'north' | 'south'

/** Every file that PVsyst writes as text, by its kind. */
export type PvsystFile =
  | PvsystProject
  | PvsystVariant
  | PvsystSite
  | PvsystMeteo
  | PvsystHorizon
  | PvsystScene
  | PvsystPan
  | PvsystOnd

/** What each file says of itself. */
interface PvsystHead {
  /** Name of the file. */
  readonly file: string
  /** Version of PVsyst that wrote it. */
  readonly version: string | null
  /** Sentences about what was found odd, assumed or mended while reading. */
  readonly remarks: readonly string[]
  /** Keys, classes and kinds with a physical meaning that are not read, as `pvSubArray.NewKey`. */
  readonly notRead: readonly string[]
}

/** A place with its monthly weather, January first. */
export interface PvsystPlace {
  readonly name: string
  readonly country: string
  readonly region: string
  /** File of the place within PVsyst. */
  readonly file: string
  readonly latitudeDeg: number
  readonly longitudeDeg: number
  readonly altitudeM: number | null
  readonly utcOffsetH: number | null
  readonly albedo: number | null
  readonly globalHorizontalWhM2: readonly number[] | null
  readonly diffuseHorizontalWhM2: readonly number[] | null
  readonly airC: readonly number[] | null
  readonly windMPerS: readonly number[] | null
  readonly relativeHumidity: readonly number[] | null
  readonly linkeTurbidity: readonly number[] | null
  /** Fraction. */
  readonly yearToYearVariation: number | null
}

export interface PvsystSite extends PvsystHead, PvsystPlace {
  readonly kind: 'site'
}

export type PvsystTransposition = 'circumsolar separate' | 'circumsolar with diffuse'

export interface PvsystProject extends PvsystHead {
  readonly kind: 'project'
  readonly name: string
  readonly weatherFile: string | null
  readonly site: PvsystPlace | null
  /** Fractions, January first. */
  readonly albedoByMonth: readonly number[] | null
  readonly designTemperaturesC: {
    readonly voltageLimit: number | null
    readonly operatingNominal: number | null
    readonly operatingWinter: number | null
    readonly operatingSummer: number | null
  }
  readonly transposition: PvsystTransposition | null
  readonly acLossesReference: string | null
}

interface OrientationHead {
  readonly number: number
  readonly comment: string | null
  /** PVsyst's name of the kind. */
  readonly fieldType: string
}

export interface FixedOrientation extends OrientationHead {
  readonly kind: 'fixed'
  readonly tiltDeg: number
  readonly azimuthDeg: number
  /** Slope along the row. */
  readonly baseSlopeDeg: number | null
}

/** What endless rows and endless trackers have. */
interface RowsHead extends OrientationHead {
  readonly rowCount: number | null
  readonly pitchM: number | null
  /** Of the modules across the row, without the inactive bands. */
  readonly collectorWidthM: number | null
  readonly inactiveBandsM: number | null
}

/** Endless trackers about one axis. */
export interface TrackerOrientation extends RowsHead {
  readonly kind: 'trackers'
  readonly axisTiltDeg: number
  readonly axisAzimuthDeg: number
  readonly rotationLimitsDeg: readonly [number, number]
  readonly isBacktracking: boolean | null
}

/** Endless rows of fixed tables. */
export interface RowsOrientation extends RowsHead {
  readonly kind: 'fixed rows'
  readonly tiltDeg: number
  readonly azimuthDeg: number
}

/** An orientation whose kind is not known: its keys as they stand. */
export interface UnknownOrientation extends OrientationHead {
  readonly kind: 'unknown'
  readonly fields: Readonly<Record<string, string>>
}

export type PvsystOrientation =
  | FixedOrientation
  | RowsOrientation
  | TrackerOrientation
  | UnknownOrientation

export interface HorizonPoint {
  readonly azimuthDeg: number
  readonly elevationDeg: number
}

export interface PvsystHorizon extends PvsystHead {
  readonly kind: 'horizon'
  readonly form: 'plain' | 'object'
  /** True for the form `object`, which is not documented. */
  readonly formIsInferred: boolean
  /** From where the azimuth of the file is counted. */
  readonly azimuthFrom: 'equator' | 'north'
  readonly hemisphere: PvsystHemisphere
  readonly comment: string | null
  /** By rising azimuth. */
  readonly points: readonly HorizonPoint[]
}

export interface PvsystBifacial {
  readonly model: string | null
  readonly albedo: number | null
  readonly bifacialityFraction: number | null
  readonly rearShadeFraction: number | null
  readonly rearMismatchFraction: number | null
  readonly axisHeightM: number | null
}

/** What holds for all sub-arrays. */
export interface PvsystCommon {
  readonly uConstantWPerM2K: number | null
  readonly uWindWsPerM3K: number | null
  readonly absorption: number | null
  readonly averageEfficiency: number | null
  readonly soilingFraction: number | null
  readonly soilingUnitIsInferred: boolean
  /** Null where no scene is in the variant. */
  readonly scene: PvsystSceneContent | null
  readonly systemType: string | null
  readonly transposition: PvsystTransposition | null
  readonly model: 'Perez' | 'Hay' | null
  readonly acLossesReference: string | null
  readonly isBacktracking: boolean | null
  readonly bifacial: PvsystBifacial | null
}

export interface PvsystIam {
  readonly mode: string | null
  readonly points: readonly { readonly angleDeg: number; readonly modifier: number }[]
}

export interface PvsystLosses {
  readonly mismatchFraction: number | null
  readonly fixedVoltageMismatchFraction: number | null
  readonly stringMismatchFraction: number | null
  readonly lightInducedFraction: number | null
  readonly lightSoakingFraction: number | null
  readonly dcResistanceOhm: number | null
  /** Of the power at STC. */
  readonly dcWireFraction: number | null
  readonly seriesDiodeV: number | null
  readonly acWireLengthM: number | null
  /** Never written while it is PVsyst's default. */
  readonly moduleQualityFraction: number | null
}

export interface PvsystSubArray {
  readonly id: number
  readonly name: string
  readonly panFile: string | null
  readonly ondFile: string | null
  readonly modulesPerString: number | null
  readonly strings: number | null
  readonly modules: number | null
  readonly orientation: number | null
  /** Strings by orientation where the file tells them: orientation and strings of it. */
  readonly stringsByOrientation: readonly (readonly [orientation: number, strings: number])[]
  readonly inverters: number | null
  readonly mpptInputs: number | null
  readonly acPowerPerInverterW: number | null
  /** Number of the inverter that it shares with another sub-array. */
  readonly sharedInverterId: number | null
  /** What the tree of nodes adds up to; declared counts win. */
  readonly circuit: { readonly inverters: number; readonly strings: number } | null
  readonly losses: PvsystLosses
  readonly iam: PvsystIam | null
}

/** A stored variable of hours or of months. */
export interface PvsystSeries {
  readonly unit: PvsystUnit
  /** The days of the file as `MM-DD`, 24 values from midnight in the winter time of the place: means of their hours. */
  readonly hourly?: Readonly<Record<string, readonly number[]>>
  /** Sums or means of the months, January first. */
  readonly monthly?: readonly number[]
}

export type PvsystUnit =
  | 'W/m2'
  | 'Wh/m2'
  | 'W'
  | 'Wh'
  | 'deg'
  | 'degC'
  | 'm/s'
  | 'A'
  | 'V'
  | 'h'
  | '1'
  /** Of a kind whose unit is not known. */
  | 'unknown'

export interface PvsystVariant extends PvsystHead {
  readonly kind: 'variant'
  readonly name: string
  readonly hemisphere: PvsystHemisphere
  readonly year: number
  /** 1990 stands for a year without dates. */
  readonly yearIsNominal: boolean
  readonly site: PvsystPlace | null
  readonly weatherFile: string | null
  readonly orientations: readonly PvsystOrientation[]
  readonly horizon: readonly HorizonPoint[] | null
  readonly common: PvsystCommon
  readonly subArrays: readonly PvsystSubArray[]
  readonly declaredModules: number | null
  /** By PVsyst's names; those without stored values are left out. */
  readonly series: Readonly<Record<string, PvsystSeries>>
}

/** A weather file; as weather it is read by `readWeather`. */
export interface PvsystMeteo extends PvsystHead {
  readonly kind: 'meteo'
  readonly name: string
  readonly source: string | null
  readonly weatherType: string | null
  readonly site: PvsystPlace | null
  readonly year: number
  readonly yearIsNominal: boolean
  readonly stepMin: number
  readonly series: Readonly<Record<string, PvsystSeries>>
}

export type EastNorthM = readonly [eastM: number, northM: number]
export type EastNorthUpM = readonly [eastM: number, northM: number, upM: number]

interface SceneObjectHead {
  /** PVsyst's class. */
  readonly class: string
  /** From 1, in the order of the file. */
  readonly index: number
  readonly comment: string | null
}

/** A plane with its modules. */
interface ScenePlane extends SceneObjectHead {
  readonly tiltDeg: number
  readonly azimuthDeg: number
}

export interface SceneTables extends ScenePlane {
  readonly class: 'pvShdArrayRect'
  readonly moduleName: string | null
  readonly moduleWidthM: number | null
  readonly moduleHeightM: number | null
  readonly modulesUpslope: number | null
  readonly modulesAlong: number | null
  readonly moduleOrientation: 'portrait' | 'landscape' | null
  /** Along and up the slope. */
  readonly moduleSpacingM: readonly [number | null, number | null]
  readonly tables: readonly SceneTable[]
}

export interface SceneTable {
  readonly lengthM: number
  readonly widthM: number
  readonly inPlaneOriginM: readonly [alongM: number, upM: number]
  /** Lower left as seen from the front, lower right, upper right, upper left. */
  readonly cornersEnuM: readonly EastNorthUpM[]
}

export interface ScenePolygon extends ScenePlane {
  readonly class: 'pvShdArrayPoly'
  readonly localPolygonM: readonly (readonly [number, number])[]
  readonly cornersEnuM: readonly EastNorthUpM[]
}

export interface SceneTrackers extends SceneObjectHead {
  readonly class: 'pvShdArrayTracking'
  readonly fieldType: string | null
  readonly trackerCount: number
  readonly lengthM: number
  readonly widthM: number
  readonly pitchNorthM: number | null
  readonly pitchEastM: number | null
  readonly centreEnuM: readonly EastNorthUpM[]
  readonly tracking: 'vertical axis' | 'single axis' | 'unknown'
  /** Of trackers about a vertical axis. */
  readonly tiltLimitsDeg?: readonly [number, number]
  readonly azimuthLimitsDeg?: readonly [number, number]
  /** Null where the tilt turns too. */
  readonly fixedTiltDeg?: number | null
  /** Of trackers about one axis. */
  readonly rotationLimitsDeg?: readonly [number, number]
  readonly axisTiltDeg?: number
  readonly axisAzimuthDeg?: number
  readonly fieldTypeNameIsAssumed?: boolean
}

/** A house: eaves and roof are inferred from the order of the parameters. */
export interface SceneBuilding extends SceneObjectHead {
  readonly class: 'pvShdElemObject'
  readonly elementType: string
  readonly rotationFromSouthClockwiseDeg: number
  readonly params: readonly number[]
  readonly sizeM: readonly [number, number]
  readonly eavesHeightM: number
  readonly roofSlopeDeg: number
  readonly footprintEnM: readonly EastNorthM[]
}

export interface SceneSolid extends SceneObjectHead {
  readonly class: 'pvShdGenObject'
  readonly rotationFromSouthClockwiseDeg: number
  readonly pointsLocalM: readonly EastNorthUpM[]
  /** Of each face the points around it, from 0. */
  readonly faces: readonly (readonly number[])[]
  readonly pointsEnuM: readonly EastNorthUpM[]
  /** Of the highest point above the scene's origin. */
  readonly heightM: number
}

export type SceneObject = SceneTables | ScenePolygon | SceneTrackers | SceneBuilding | SceneSolid

export interface SkippedObject {
  readonly index: number
  readonly class: string
  readonly reason: string
}

/** The objects of a scene, in metres east, north and up of its origin. */
export interface PvsystSceneContent {
  readonly hemisphere: PvsystHemisphere
  readonly objects: readonly SceneObject[]
  readonly skipped: readonly SkippedObject[]
  /** Of fixed rectangles; absent where there are none. */
  readonly tableCount?: number
  /** Absent where there are none. */
  readonly trackerCount?: number
}

export interface PvsystScene extends PvsystHead, PvsystSceneContent {
  readonly kind: 'scene'
  readonly comment: string | null
}

export interface PvsystPan extends PvsystHead, PanFile {
  readonly kind: 'pan'
}

export interface PvsystOnd extends PvsystHead, OndFile {
  readonly kind: 'ond'
}
