/**
 * What a run needs, in SI units and degrees. `plant/toSimulationInput.ts` is the one place that makes it
 * from a plant document. Angles: azimuth clockwise from north, tilt from horizontal, tracker rotation
 * right-handed about the axis azimuth (axis 180°: positive faces west).
 */

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
    }
  | {
      readonly kind: 'dualAxis'
      readonly minTiltDeg: number
      readonly maxTiltDeg: number
      readonly minAzimuthDeg: number
      readonly maxAzimuthDeg: number
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
  | { readonly kind: 'firstSolar1'; readonly coefficients: readonly number[] }

export type CellTemperature =
  | { readonly kind: 'ambient' }
  | { readonly kind: 'stc' }
  | { readonly kind: 'faiman'; readonly u0: number; readonly u1: number }
  | { readonly kind: 'noct'; readonly noctC: number; readonly efficiency: number }
  | {
      readonly kind: 'pvsyst'
      readonly uc: number
      readonly uv: number
      readonly absorption: number
      readonly efficiency: number
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
  readonly spectral: Spectral
  readonly cellTemperature: CellTemperature
  /** Rear over front short-circuit current; 0 for a monofacial module. */
  readonly bifaciality: number
  readonly lengthM: number
  readonly widthM: number
  /** Light that the incidence-angle modifier acts on; all of it where absent. */
  readonly iamOn?: 'allLight' | 'beamAndCircumsolar' | 'beam'
  /**
   * Light that heats the cell: what falls on the plane behind shade, soiling and snow, and its share of the rear
   * (`plane`, also where absent), or what reaches the cells (`effective`).
   */
  readonly heatedBy?: 'plane' | 'effective'
}

export interface Degradation {
  readonly firstYearFraction: number
  readonly laterYearsFraction: number
  /** Civil date of commissioning as ms UTC; undefined: degradation off. */
  readonly startUtcMs?: number
}

export type InverterConversion =
  | {
      readonly kind: 'sandia'
      readonly pacoW: number
      readonly pdcoW: number
      readonly vdcoV: number
      readonly psoW: number
      readonly c0: number
      readonly c1: number
      readonly c2: number
      readonly c3: number
    }
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
}

export interface Block {
  readonly id: string
  readonly site: Site
  readonly skyModel: SkyModel
  readonly albedoByMonth: readonly number[]
  readonly slope: { readonly tiltDeg: number; readonly azimuthDeg: number }
  readonly mount: Mount
  readonly rows?: Rows
  /**
   * How rows share the light. `infiniteRows`, also where absent: endless rows over ground that is darker in their shadows.
   * `infiniteSheds`: endless rows over ground of one brightness. `openPlane`: rows guide the backtracking alone.
   */
  readonly opticsModel?: 'infiniteRows' | 'infiniteSheds' | 'openPlane'
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
