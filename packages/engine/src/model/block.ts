/**
 * What a run needs, in SI units and degrees. `plant/toSimulationInput.ts` is the one place that makes it
 * from a plant document. Angles: azimuth clockwise from north, tilt from horizontal, tracker rotation
 * right-handed about the axis azimuth (axis 180°: positive faces west).
 */

import type { Field, HorizonProfile } from './field.ts'
import type { Inverter } from './inverter.ts'
import type { Module } from './module.ts'
import type { Mount, RowMask, Rows } from './mount.ts'
import type { Site } from './weather.ts'

export type SkyModel = 'perez' | 'haydavies' | 'isotropic'

/**
 * What a block may choose. `hdkr` brightens the horizon with the plane's own tilt, so that it is no sky by itself;
 * `perezHighSun` is Perez' sky down to a zenith angle of 87.5° and an even dome below, where Perez' fit ends.
 */
export type BlockSkyModel = SkyModel | 'hdkr' | 'perezHighSun'

/** Shares of light and power that no optics computes, and those that the 2-D optics cannot and the traced ones do. */
export interface OpticalAllowances {
  /** Light on the rear that tube, posts and rails take away. */
  readonly rearStructureShadeFraction: number
  /** Light on the rear that dirt takes away, all year; 0 where absent. */
  readonly rearSoilingFraction?: number
  /** Open area between modules over the area of the plane. */
  readonly transmissionFraction: number
  /** Energy lost of the whole by uneven rear light (D-14 `mismatch_rear`), of the rear gain. */
  readonly rearMismatchFraction: number
  /** Electrical mismatch between modules (D-14 `mismatch_front`), of the whole. */
  readonly frontMismatchFraction: number
  /** Module quality and light-induced degradation (D-14 `quality_lid`), of the whole; 0 where absent. */
  readonly qualityFraction?: number
}

/** Cleanings at local midnight of a civil date, as ms UTC, and at each interval before and after it. */
export interface Cleaning {
  /** Need not be whole: a cleaning is then on the first whole day after. */
  readonly intervalDays: number
  readonly onUtcMs: number
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
  /** Grows by the day until rain, or a wash, takes it. */
  | {
      readonly kind: 'kimber'
      readonly lossPerDay: number
      readonly cleaningRainMm: number
      /** Days after rain on which the ground is too damp for dust. */
      readonly graceDays: number
      readonly maxLossFraction: number
      /** By hand; absent: never. */
      readonly wash?: Cleaning
    }
  /** Dust that falls out of the air until rain, or a wash, takes it. */
  | {
      readonly kind: 'hsu'
      readonly fineMPerS: number
      readonly coarseMPerS: number
      readonly tiltDeg: number
      readonly cleaningRainMm: number
      /** By hand; absent: never. */
      readonly wash?: Cleaning
    }

/** What snow takes of the front; the rear goes on. */
export type Snow =
  /** Loss by calendar month, January first, fractions. */
  | { readonly kind: 'monthly'; readonly lossByMonth: readonly number[] }
  /** It falls as the depth on the ground rises, and slides; a string of the slant height that it covers in part gives nothing. */
  | { readonly kind: 'slide'; readonly stringsAcross: number }
  | TownsendSnow

/** Loss by month of what falls on fixed tables and piles up before them. */
export interface TownsendSnow {
  readonly kind: 'townsend'
  readonly slantHeightM: number
  readonly lowerEdgeM: number
  /** 1 for one string of modules in the slant direction, 0.75 for more. */
  readonly stringFactor: number
  /** Of piled snow. */
  readonly reposeDeg: number
}

export interface Degradation {
  readonly firstYearFraction: number
  readonly laterYearsFraction: number
  /** Whether later years take their rate of the new power or of what is left; absent: `linear`. */
  readonly law?: DegradationLaw
  /** Absent: none. */
  readonly letid?: Letid
  /** Absent: all modules age alike. */
  readonly spread?: AgeingSpread
  /** Civil date of commissioning as ms UTC; undefined: degradation off. */
  readonly startUtcMs?: number
}

export type DegradationLaw = 'linear' | 'compounding'

/** Degradation by light at elevated temperature: it grows evenly and is whole after some years, above 0. */
export interface Letid {
  readonly fraction: number
  readonly years: number
}

/** What modules lose together by ageing unlike, shares at rising ages above 0, each [n]. */
export interface AgeingSpread {
  readonly years: readonly number[]
  readonly lost: readonly number[]
}

export interface Transformer {
  readonly nominalPowerVa: number
  readonly ironLossW: number
  readonly nightDisconnect: boolean
  /** Loss at nominal power; grows with the square of the load. */
  readonly copperLossAtNominalW: number
}

/** What a block draws beside its inverters and transformer, W of the whole block. */
export interface Auxiliaries {
  /** While the inverters give power. */
  readonly dayW: number
  /** While they give none. */
  readonly nightW: number
  /** Of all motors while the tables turn. */
  readonly motorW: number
  /** Fans: share of the power of the inverters, from `fanThresholdW` of it on. */
  readonly fanFraction: number
  readonly fanThresholdW: number
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

/** Power factor at an active power over the highest that an inverter may give. */
export interface PowerFactorPoint {
  readonly load: number
  readonly powerFactor: number
}

/** Inverters of a block that have as many strings each. */
export interface InverterGroupCounts {
  readonly inverterCount: number
  readonly stringsPerInverter: number
}

/** From where to where wind is carried, and the exponent by which it grows. */
export interface WindHeights {
  readonly fromM: number
  readonly toM: number
  readonly exponent: number
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
  /** Of the ground while snow lies on it, where the weather has its depth and no albedo. Absent: `albedoByMonth`. */
  readonly snowAlbedo?: number
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
  /** What hides the low sun and sky from all tables; absent: nothing. */
  readonly horizon?: HorizonProfile
  /** How traced light of the rear meets the cells: where it falls, also where absent, or each module's mean on all its cells. */
  readonly rearLight?: 'cells' | 'modules'
  readonly allowances: OpticalAllowances
  readonly soiling: Soiling
  /** Absent: none is known. */
  readonly snow?: Snow
  readonly module: Module
  /** From the wind of the weather to that which the model of cell temperature means; absent: the same. */
  readonly windHeights?: WindHeights
  readonly degradation: Degradation
  readonly modulesPerString: number
  /** Strings over all inverters; need not be whole multiples of the inverter count. */
  readonly stringCount: number
  /** From the terminals of one string to the inverter, one string's share. */
  readonly stringWireOhm: number
  readonly inverter: Inverter
  readonly inverterCount: number
  /** How many strings the inverters have; all inverters and all strings. Absent: each has as many, also in fractions. */
  readonly inverterGroups?: readonly InverterGroupCounts[]
  /** Of traced light: whether the strings of all tables work at one voltage, also where absent, or those of alike light at their own. */
  readonly mppTrackers?: 'common' | 'separate'
  readonly powerFactor: number
  /** The power factor of each hour of each month, local standard time, January first, [288]; `powerFactor`, its greatest, is then that of ratings. Absent: always `powerFactor`. */
  readonly powerFactorByHour?: readonly number[]
  /** Or the power factor by the load of the inverters, rising; `powerFactor` is then that at the limit of their active power (`powerFactorAtLimit`). */
  readonly powerFactorByLoad?: readonly PowerFactorPoint[]
  /** How the light of an hour of hourly weather reaches the inverters: as its mean, also where absent, or as passing clouds make it swing. */
  readonly lightWithinHour?: 'steady' | 'clouds'
  /** Absent: none. */
  readonly auxiliaries?: Auxiliaries
  readonly acLine: AcLine
  readonly mvTransformer: Transformer
}

/** Outages of the plant, drawn at random and the same for the same seed. */
export interface Outages {
  /** In the mean. */
  readonly perYear: number
  /** Mean duration of one. */
  readonly meanHours: number
  /** Share of the plant that is out during one. */
  readonly share: number
  /** How likely one begins in each month, January first: in proportion to these. */
  readonly weightByMonth: readonly number[]
  /** A whole number. */
  readonly seed: number
}

/** A time in which the grid takes no more than a power. */
export interface GridLimitPeriod {
  /** Local standard time as ms, read as if it were UTC; the end is not included. */
  readonly fromMs: number
  readonly toMs: number
  readonly limitW: number
}

/** Stages after the blocks meet (D-08). */
export interface PlantStages {
  readonly hvLine?: AcLine
  readonly hvTransformer?: Transformer
  readonly gridLimitW?: number
  /** Share of `gridLimitW` that may be fed in by month and hour of local standard time, `monthHours`, [288]; 1 where absent. */
  readonly gridLimitShares?: readonly number[]
  /** In the place of both for the steps that begin in one; of a typical year by month, day and time. Absent: none. */
  readonly gridLimitPeriods?: readonly GridLimitPeriod[]
  /** Share of the energy lost while the plant is out of service (D-14 `availability`); 0 where absent. */
  readonly unavailabilityFraction?: number
  /** Beside it: times at which a part of the plant gives nothing; absent: none. */
  readonly outages?: Outages
}
