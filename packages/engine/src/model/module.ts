export interface IamPoint {
  readonly angleDeg: number
  readonly modifier: number
}

export type Iam =
  | { readonly kind: 'profile'; readonly points: readonly IamPoint[] }
  | {
      readonly kind: 'physical'
      readonly n: number
      readonly kPerM: number
      readonly thicknessM: number
    }
  | { readonly kind: 'none' }

/**
 * A glass cover as De Soto has it: beam through coat and glass, sky and ground at their equivalent angles through the
 * bare glass, all over the normal incidence of the same surfaces; see `sam/cover.ts`.
 */
export interface Cover {
  readonly n: number
  readonly kPerM: number
  readonly thicknessM: number
  /** Refractive index of an anti-reflective coat. */
  readonly coatingN?: number
}

export type Spectral =
  | { readonly kind: 'none' }
  /** Lee & Panchula 2016: b0..b5 in precipitable water and airmass. */
  | { readonly kind: 'firstSolar2'; readonly coefficients: readonly number[] }
  /** First Solar's airmass-only polynomial for CdTe, b0..b4. */
  | {
      readonly kind: 'firstSolar1'
      readonly coefficients: readonly number[]
      /** Relative airmass at which the polynomial ends: what is beyond, and a sun that is down, takes its value there. */
      readonly mostRelativeAirmass?: number
    }

/** Kinds of cells that were measured at Ispra. */
export type JrcModuleType = 'multisi' | 'cdte'

/** Kinds of cells with coefficients of their own in the model of Caballero et al. */
export type CaballeroModuleType = 'cdte' | 'monosi' | 'multisi' | 'cigs' | 'asi' | 'perovskite'

/** What a module may have: those beyond airmass and water need the clear sky of the site, or its aerosol. */
export type ModuleSpectral =
  | Spectral
  /** Pelland 2020: a0·kc^a1·AM^a2. */
  | { readonly kind: 'pvspec'; readonly coefficients: readonly [number, number, number] }
  /** Huld 2009, in clear-sky index and airmass. */
  | { readonly kind: 'jrc'; readonly moduleType: JrcModuleType }
  /** Caballero 2018, in airmass, water and the aerosol of the standard spectrum. */
  | { readonly kind: 'caballero'; readonly moduleType: CaballeroModuleType }

export type CellTemperature =
  | { readonly kind: 'ambient' }
  | { readonly kind: 'stc' }
  | { readonly kind: 'faiman'; readonly u0: number; readonly u1: number }
  | {
      readonly kind: 'noct'
      readonly noctC: number
      readonly efficiency: number
      /** Wind at the modules over wind at 10 m; 0.51 where absent. */
      readonly windRatio?: number
    }
  | {
      readonly kind: 'pvsyst'
      readonly uc: number
      readonly uv: number
      readonly absorption: number
      /** At 25 °C. */
      readonly efficiency: number
      /** Change of the efficiency with cell temperature, of the whole, 1/K; 0 where absent. */
      readonly efficiencyPerK?: number
    }
  | {
      readonly kind: 'sandia'
      readonly a: number
      readonly b: number
      readonly deltaTC: number
      readonly e0Wm2: number
    }

/** Recombination in the intrinsic layer of thin-film cells: I_rec = I_L·d²μτ / (V_bi - V_d). */
export interface Recombination {
  /** d²/(μτ) of all cells in series, V. */
  readonly d2MuTauV: number
  /** Built-in voltage of all cells in series, V. */
  readonly builtInV: number
}

/** How one module turns light into current and voltage. Parameters are per module at STC. */
export type ModuleElectrical =
  /** The five fields of a panel; light current and saturation current are solved from Isc and Voc. */
  | {
      readonly kind: 'datasheet'
      readonly iscA: number
      readonly vocV: number
      readonly seriesOhm: number
      readonly shuntOhm: number
      readonly ideality: number
      readonly cellsInSeries: number
      readonly alphaIscAPerK: number
      readonly betaVocVPerK: number
      /** `desoto`: band gap physics; `tcoefVoc`: the measured coefficient of Voc sets the saturation current. */
      readonly translation: 'desoto' | 'tcoefVoc'
      readonly bandGapEv: number
      readonly bandGapPerK: number
    }
  | {
      readonly kind: 'cec'
      readonly alphaScAPerK: number
      readonly aRefV: number
      readonly ilRefA: number
      readonly ioRefA: number
      readonly rshRefOhm: number
      readonly rsOhm: number
      readonly adjustPercent: number
    }
  | {
      readonly kind: 'pvsyst'
      readonly alphaScAPerK: number
      readonly gammaRef: number
      readonly muGammaPerK: number
      readonly ilRefA: number
      readonly ioRefA: number
      readonly rshRefOhm: number
      readonly rsh0Ohm: number
      readonly rshExp: number
      readonly rsOhm: number
      readonly cellsInSeries: number
      readonly bandGapEv: number
      /** Of thin-film cells. */
      readonly recombination?: Recombination | undefined
    }
  | {
      readonly kind: 'linear'
      readonly pmpW: number
      readonly vmpV: number
      readonly gammaPerK: number
    }

export interface Module {
  readonly electrical: ModuleElectrical
  readonly iam: Iam
  readonly spectral: ModuleSpectral
  readonly cellTemperature: CellTemperature
  /** Of the module, as it stores heat in short steps; absent: it stores none. */
  readonly massKgPerM2?: number
  /** Cells are taken as so many times as far from 25 °C as they are, which acts as so great a temperature coefficient; 1 where absent. */
  readonly temperatureResponse?: number
  /** Rear over front short-circuit current; 0 for a monofacial module. */
  readonly bifaciality: number
  readonly lengthM: number
  readonly widthM: number
  /** Light that the incidence-angle modifier acts on; all of it where absent. */
  readonly iamOn?: 'allLight' | 'beamAndCircumsolar' | 'beam'
  /**
   * Light that heats the cell: what falls on the plane behind shade, soiling and snow, and its share of the rear
   * (`plane`, also where absent), what reaches the cells (`effective`), or of that the front alone (`effectiveFront`).
   */
  readonly heatedBy?: 'plane' | 'effective' | 'effectiveFront'
  /** Stands for `iam` on the front where present. */
  readonly cover?: Cover
}
