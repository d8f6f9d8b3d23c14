/** What a single-axis tracker turns by while the sun is up and the wind lets it. */
export type TrackerStrategy =
  /** Faces the sun, and turns back where its rows would shade each other. */
  | { readonly kind: 'sun' }
  /** The same, but where most light is diffuse it takes the rotation that receives most. */
  | {
      readonly kind: 'diffuseOptimised'
      /** Share of diffuse light from which on it leaves the sun; `LEAST_DIFFUSE_FRACTION` where absent. */
      readonly leastDiffuseFraction?: number
    }
  /** The angle that a script of the plant's designer gives for each step; what runs it is no part of the engine. */
  | {
      readonly kind: 'script'
      /** Body of a function, JavaScript. */
      readonly source: string
      /** What it asks over the whole weather, [n], deg, NaN where it is not asked: `withScriptAngles`. */
      readonly angleDeg?: Float64Array
    }

/** Wind in which trackers leave the sun. */
export interface WindStow {
  readonly speedMPerS: number
  /** How long they stay after the last such wind; absent: until its step ends. */
  readonly holdH?: number
}

/** Which side tables turn to in the wind: that of their angle, or the one whose front the wind meets, or whose back. */
export type WindStowSide = 'fixed' | 'facing' | 'away'

/** A time in which trackers stand still, by day and night: hail that is warned of, work on the tables. */
export interface StowPeriod {
  /** Of the local standard time, as ms UTC of the civil date; `toMs` not included. */
  readonly fromMs: number
  readonly toMs: number
  readonly angleDeg: number
  /** It comes again each year; its times are then those that begin in `YEARLY_PERIOD_YEAR`. */
  readonly isYearly?: boolean
}

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
      /** Of those that know the slope: each table backtracks by the tables around it as they stand. Absent: all by the slope of the block. */
      readonly byRow?: boolean
      readonly stowAngleDeg: number
      /** Absent: they never leave the sun for wind; its angle absent: the stow angle. */
      readonly windStow?: WindStow & {
        readonly angleDeg?: number
        /** Absent: `fixed`. */
        readonly side?: WindStowSide
      }
      /** Snow on the ground from which on the trackers stand steep; absent: they never leave the sun for snow. */
      readonly snowStow?: { readonly depthCm: number; readonly angleDeg: number }
      /** Absent: the controller has no dates. */
      readonly stowPeriods?: readonly StowPeriod[]
      /** What the trackers stand off the angle of their controller, within their bounds; absent: 0. */
      readonly offsetDeg?: number
      /** Where the trackers stand by day and night, whatever their controller asks; absent: they turn. */
      readonly stuckAngleDeg?: number
      /** The controller alone turns the trackers; absent: a measured angle of the weather goes before it. */
      readonly ignoresMeasured?: boolean
      /** Absent: `sun`. */
      readonly strategy?: TrackerStrategy
    }
  | {
      readonly kind: 'dualAxis'
      readonly minTiltDeg: number
      readonly maxTiltDeg: number
      readonly minAzimuthDeg: number
      readonly maxAzimuthDeg: number
      /** Wind in which the plane lies at its least tilt; absent: it never does for wind. */
      readonly windStow?: WindStow
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
