/**
 * What a run needs, in SI units and degrees. `plant/toSimulationInput.ts` is the one place that makes it
 * from a plant document. Angles: azimuth clockwise from north, tilt from horizontal, tracker rotation
 * right-handed about the axis azimuth (axis 180°: positive faces west).
 */

import type { Recombination } from '../electrical/diodeLosses.ts'
import type { Field } from '../field/field.ts'
import type { SandiaInverter } from '../inverter/sandia.ts'
import type { TrackerStrategy } from '../tracking/strategy.ts'

export interface Site {
  readonly latitudeDeg: number
  /** East positive. */
  readonly longitudeDeg: number
  readonly altitudeM: number
}

/** Weather and its time axis: n intervals of equal length, gaps and dropped days allowed between them. */
export interface Weather {
  /** Start of each interval, ms since 1970 UTC, [n], rising. */
  readonly intervalStartUtcMs: Float64Array
  readonly stepS: number
  /** Local standard time less UTC; decides months, days and soiling dates. */
  readonly utcOffsetH: number
  /** At least two of the three components; NaN marks a missing value. W/m², [n]. */
  readonly ghiWm2?: Float64Array
  readonly dniWm2?: Float64Array
  readonly dhiWm2?: Float64Array
  readonly airC: Float64Array
  readonly windMPerS?: Float64Array
  /** Ground reflectance of each step; `Block.albedoByMonth` where it is absent or NaN. */
  readonly albedo?: Float64Array
  readonly pressurePa?: Float64Array
  readonly relativeHumidityPercent?: Float64Array
  readonly precipitableWaterCm?: Float64Array
  /** Measured tracker rotation; overrides the controller where it is a number. */
  readonly trackerAngleDeg?: Float64Array
  /**
   * Instant at which the sun stands for an interval. Absent: the middle, and the middle of the sunlit part where
   * the sun rises or sets within it (D-22). `middle`: the middle always.
   */
  readonly sunAt?: 'sunlitMiddle' | 'middle'
}

export type SkyModel = 'perez' | 'haydavies' | 'isotropic'

/**
 * What a block may choose. `hdkr` brightens the horizon with the plane's own tilt, so that it is no sky by itself;
 * `perezHighSun` is Perez' sky down to a zenith angle of 87.5° and an even dome below, where Perez' fit ends.
 */
export type BlockSkyModel = SkyModel | 'hdkr' | 'perezHighSun'

export type Mount =
  | { readonly kind: 'fixed'; readonly tiltDeg: number; readonly azimuthDeg: number }
  | {
      readonly kind: 'singleAxis'
      readonly axisAzimuthDeg: number
      readonly minAngleDeg: number
      readonly maxAngleDeg: number
      readonly backtracking: boolean
      /** False: the controller believes that the ground is level (D-05). */
      readonly slopeAware: boolean
      readonly stowAngleDeg: number
      /** Wind at which the trackers turn to their stow angle; absent: they never do for wind. */
      readonly stowWindMPerS?: number
      /** Absent: `sun`. */
      readonly strategy?: TrackerStrategy
    }
  | {
      readonly kind: 'dualAxis'
      readonly minTiltDeg: number
      readonly maxTiltDeg: number
      readonly minAzimuthDeg: number
      readonly maxAzimuthDeg: number
      /** Wind at which the plane lies at its least tilt; absent: it never does for wind. */
      readonly stowWindMPerS?: number
    }

/** Neighbours: parallel rows without end. Absent in a block of one free-standing plane. */
export interface Rows {
  /** Centre to centre, horizontal, across the rows (D-03). */
  readonly pitchM: number
  /** Width of the module plane across the row, gaps between tiers included. */
  readonly collectorWidthM: number
  /** Height of the centre of the module plane above ground. */
  readonly centreHeightM: number
}

/** A field of equal rows whose neighbours dim the front by factors; see `sam/rowMask.ts` and `sam/stringShade.ts`. */
export interface RowMask {
  /**
   * What a neighbour's shadow does: `none` (rows that turn back), `linear` takes its share of the beam, `strings` leaves
   * the light and lowers the DC power as shaded strings do.
   */
  readonly beam: 'none' | 'linear' | 'strings'
  readonly rowCount: number
  /** Modules across a row and along it. */
  readonly modulesAcross: number
  readonly modulesAlong: number
  /** True with the long side of the modules along the row. */
  readonly isLandscape: boolean
  /** More than one string lies along a row, so that the row's lit end helps no string. */
  readonly hasStringsAlong: boolean
  /** Bypass diodes of a module. */
  readonly bypassDiodes: number
  /** Fill factor and maximum power voltage of a module at STC. */
  readonly fillFactor: number
  readonly vmpV: number
  /** True where the sky's factor of the front dims the rear too, beside what its own rows take of it. */
  readonly dimsRear?: boolean
}

/** Allowances that the 2-D optics cannot compute; the traced optics replace them. Fractions. */
export interface OpticalAllowances {
  /** Light on the rear that tube, posts and rails take away. */
  readonly rearStructureShadeFraction: number
  /** Open area between modules over the area of the plane. */
  readonly transmissionFraction: number
  /** Energy lost of the whole by uneven rear light (D-14 `mismatch_rear`), of the rear gain. */
  readonly rearMismatchFraction: number
  /** Electrical mismatch between modules (D-14 `mismatch_front`), of the whole. */
  readonly frontMismatchFraction: number
  /** Module quality and light-induced degradation (D-14 `quality_lid`), of the whole; 0 where absent. */
  readonly qualityFraction?: number
}

export type Soiling =
  /** Loss by calendar month, January first, fractions. */
  | { readonly kind: 'monthly'; readonly lossByMonth: readonly number[] }
  | {
      readonly kind: 'sawtooth'
      readonly lossPerDay: number
      readonly cleaningIntervalDays: number
      /** Local midnight of the last cleaning, as ms UTC of the civil date. */
      readonly lastCleaningUtcMs: number
    }

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

/** What a module may have; `pvspec` needs the clear sky of the site: a0·kc^a1·AM^a2 (Pelland 2020). */
export type ModuleSpectral =
  | Spectral
  | { readonly kind: 'pvspec'; readonly coefficients: readonly [number, number, number] }

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

export interface Degradation {
  readonly firstYearFraction: number
  readonly laterYearsFraction: number
  /** Civil date of commissioning as ms UTC; undefined: degradation off. */
  readonly startUtcMs?: number
}

export type InverterConversion =
  | ({ readonly kind: 'sandia' } & SandiaInverter)
  /** One to three curves, each [points], rising in DC power; linear in power between points, linear in voltage between curves. */
  | {
      readonly kind: 'curves'
      readonly curves: readonly {
        readonly inputVoltageV: number
        readonly points: readonly { readonly dcW: number; readonly acW: number }[]
      }[]
    }
  | { readonly kind: 'pvwatts'; readonly nominalEfficiency: number; readonly pdc0W: number }

export interface Inverter {
  readonly conversion: InverterConversion
  /** Limit of active power at the terminals of one inverter at 25 °C. */
  readonly maxAcPowerW: number
  /** Limit of apparent power; D-09. */
  readonly maxApparentPowerVa: number
  readonly minMpptVoltageV: number
  readonly maxMpptVoltageV: number
  readonly maxDcVoltageV: number
  readonly maxDcCurrentA: number
  /** No limit where absent. */
  readonly maxDcPowerW?: number
  /** Air temperatures at which it runs, ends included; at all where absent. */
  readonly operatingAirC?: { readonly least: number; readonly most: number }
  /** Power used while it runs, where the conversion does not hold it already. */
  readonly selfConsumptionW: number
  readonly nightTareW: number
  /** Highest AC power by air temperature, rising temperatures; empty: no derating. */
  readonly derating: readonly { readonly airC: number; readonly maxAcPowerW: number }[]
  readonly acVoltageV: number
}

export interface Transformer {
  readonly nominalPowerVa: number
  readonly ironLossW: number
  readonly nightDisconnect: boolean
  /** Loss at nominal power; grows with the square of the load. */
  readonly copperLossAtNominalW: number
}

/**
 * A three-phase line: loss = 3 · I² · R of one wire. In a block it is the one equivalent line that carries the
 * power of all its inverters.
 */
export interface AcLine {
  readonly resistancePerWireOhm: number
  readonly voltageV: number
  /** Share of the power that is lost beside the resistance, the same at any load; 0 where absent. */
  readonly lossFraction?: number
}

export interface Block {
  readonly id: string
  readonly site: Site
  readonly skyModel: BlockSkyModel
  /**
   * What neighbours and glass take circumsolar light for: light from the sun (`beam`, also where absent), or, with the band
   * at the horizon, light from everywhere (`diffuse`). No matter for a plane without either, nor with `openFront`.
   */
  readonly circumsolar?: 'beam' | 'diffuse'
  readonly albedoByMonth: readonly number[]
  readonly slope: { readonly tiltDeg: number; readonly azimuthDeg: number }
  readonly mount: Mount
  readonly rows?: Rows
  /**
   * How rows share the light. `infiniteRows`, also where absent: endless rows over ground that is darker in their shadows.
   * `infiniteSheds`: endless rows over ground of one brightness. `openPlane`: rows guide the backtracking alone.
   * `openFront`: the rear as `infiniteRows`, the front as if alone but for what `rowMask` takes.
   */
  readonly opticsModel?: 'infiniteRows' | 'infiniteSheds' | 'openPlane' | 'openFront'
  /** With `openFront`: neighbours dim the front by factors. */
  readonly rowMask?: RowMask
  /** Tables in space: their light is traced in three dimensions. Absent: that of `opticsModel`. */
  readonly field?: Field
  /** How traced light of the rear meets the cells: where it falls, also where absent, or each module's mean on all its cells. */
  readonly rearLight?: 'cells' | 'modules'
  readonly allowances: OpticalAllowances
  readonly soiling: Soiling
  readonly module: Module
  readonly degradation: Degradation
  readonly modulesPerString: number
  /** Strings over all inverters; need not be whole multiples of the inverter count. */
  readonly stringCount: number
  /** From the terminals of one string to the inverter, one string's share. */
  readonly stringWireOhm: number
  readonly inverter: Inverter
  readonly inverterCount: number
  readonly powerFactor: number
  readonly acLine: AcLine
  readonly mvTransformer: Transformer
}

/** Stages after the blocks meet (D-08). */
export interface PlantStages {
  readonly hvLine?: AcLine
  readonly hvTransformer?: Transformer
  readonly gridLimitW?: number
  /** Share of the energy lost while the plant is out of service (D-14 `availability`); 0 where absent. */
  readonly unavailabilityFraction?: number
}

/** Half-open range of steps of the weather: the unit of cutting a run. */
export interface StepRange {
  readonly from: number
  readonly to: number
}
