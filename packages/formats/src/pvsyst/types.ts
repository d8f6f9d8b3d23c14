import type { PvsystOrientation } from './orientationTypes.ts'
import type { OndFile } from './panond/readOnd.ts'
import type { PanFile } from './panond/readPan.ts'
import type { HorizonPoint, PvsystHemisphere, PvsystPlace } from './placeTypes.ts'
import type { PvsystSceneContent } from './sceneTypes.ts'
import type {
  PvsystCommon,
  PvsystSeries,
  PvsystSubArray,
  PvsystTransposition,
} from './variantTypes.ts'

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

export interface PvsystSite extends PvsystHead, PvsystPlace {
  readonly kind: 'site'
}

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
