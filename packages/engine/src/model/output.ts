/**
 * What a run gives: one array per quantity and step. Every stage of the account is a series of its own,
 * stored while the run passes through it, so that any sum over time is a loss account (engine.md section 5).
 */

/** Series of one block, each [n] over the steps of the range. Powers are of the whole block. */
export interface BlockSeries {
  // sun and orientation
  readonly sunElevationDeg: Float64Array
  readonly sunAzimuthDeg: Float64Array
  readonly trackerAngleDeg: Float64Array
  readonly surfaceTiltDeg: Float64Array
  readonly surfaceAzimuthDeg: Float64Array

  // irradiance stages of the front, W/m²: what is left after each
  readonly ghiWm2: Float64Array
  readonly dniWm2: Float64Array
  readonly dhiWm2: Float64Array
  /** Unshaded plane of array, as a pyranometer in the plane would read it (GlobInc). */
  readonly poaNominalWm2: Float64Array
  readonly poaAfterHorizonWm2: Float64Array
  readonly poaAfterShadingWm2: Float64Array
  readonly poaAfterSoilingWm2: Float64Array
  readonly poaAfterSnowWm2: Float64Array
  readonly poaAfterIamWm2: Float64Array
  readonly poaAfterSpectralWm2: Float64Array
  /** Parts of `poaNominalWm2`. */
  readonly poaBeamWm2: Float64Array
  readonly poaSkyDiffuseWm2: Float64Array
  readonly poaGroundWm2: Float64Array
  /** The part of `poaSkyDiffuseWm2` that comes from around the sun. */
  readonly poaCircumsolarWm2: Float64Array

  // rear, W/m² on the rear plane (not yet times bifaciality)
  readonly rearGroundWm2: Float64Array
  readonly rearSkyWm2: Float64Array
  readonly rearBeamWm2: Float64Array
  /** After structure, before the glass. */
  readonly rearAfterStructureWm2: Float64Array
  /** After structure and IAM. */
  readonly rearWm2: Float64Array
  /** Front after spectral + bifaciality · rear. */
  readonly effectiveWm2: Float64Array

  readonly airC: Float64Array
  readonly cellC: Float64Array

  // energy account, W: what is left after each stage (D-14 order)
  readonly dcNominalW: Float64Array
  readonly dcAfterDegradationW: Float64Array
  readonly dcAfterIrradianceLevelW: Float64Array
  readonly dcAfterTemperatureW: Float64Array
  readonly dcAfterElecShadingW: Float64Array
  readonly dcAfterMismatchFrontW: Float64Array
  readonly dcAfterMismatchRearW: Float64Array
  readonly dcAfterQualityW: Float64Array
  readonly dcAfterWireW: Float64Array
  /** Within the inverter's limits, one after the other: of voltage, of current, of power. */
  readonly dcAfterWindowW: Float64Array
  readonly dcAfterCurrentLimitW: Float64Array
  readonly dcAfterPowerLimitW: Float64Array
  /** At the inverter input, 0 where the air is too hot or too cold for it to run: D-14 `dc_mpp`. */
  readonly dcMppW: Float64Array
  readonly acAfterEfficiencyW: Float64Array
  readonly acAfterClippingW: Float64Array
  readonly acAfterSubClippingW: Float64Array
  readonly acAfterDeratingW: Float64Array
  readonly acAfterSelfConsumptionW: Float64Array
  /** After night tare; may be negative. D-14 `ac_inv`. */
  readonly acInverterW: Float64Array
  readonly acAfterAuxiliariesW: Float64Array
  readonly acAfterWireW: Float64Array
  readonly acAfterMvIronW: Float64Array
  /** At the output of the block's medium-voltage transformer. */
  readonly acBlockW: Float64Array

  readonly dcVoltageV: Float64Array
  readonly dcCurrentA: Float64Array
  readonly reactiveVar: Float64Array
}

/** Where a row stands among the rows, seen along the axis from left to right. */
export type RowPosition = 'only' | 'first' | 'second' | 'interior' | 'secondLast' | 'last'
/** Where a table stands in its row, along the axis. */
export type SlotPosition = 'only' | 'start' | 'nextToStart' | 'interior' | 'nextToEnd' | 'end'

/** Tables that see the same surroundings (D-13). */
export interface Zone {
  readonly rowPosition: RowPosition
  readonly slotPosition: SlotPosition
  readonly tableCount: number
}

/** Series of the zones of a block, each [zones][n]; light is the mean of a zone, power that of all its tables. */
export interface ZoneSeries {
  readonly zones: readonly Zone[]
  /** Front after near shading, before soiling and glass; and its part that is neither beam nor circumsolar. */
  readonly frontWm2: readonly Float64Array[]
  readonly frontDiffuseWm2: readonly Float64Array[]
  /** Rear after structure and glass. */
  readonly rearWm2: readonly Float64Array[]
  /** Front after spectral + bifaciality · rear. */
  readonly effectiveWm2: readonly Float64Array[]
  readonly dcMppW: readonly Float64Array[]
}

/** Series after the blocks meet, W; `acBlocksW` is their sum. */
export interface SystemSeries {
  readonly acBlocksW: Float64Array
  readonly acAfterHvWireW: Float64Array
  readonly acAfterHvIronW: Float64Array
  readonly acAfterHvCopperW: Float64Array
  readonly acAfterGridLimitW: Float64Array
  readonly acAfterAvailabilityW: Float64Array
  /** Energy to grid. */
  readonly gridW: Float64Array
}

/** A doubt about a run: data, not a log line. */
export interface SimulationWarning {
  readonly code: string
  readonly message: string
  /** Steps that it is about, and the hours that these last. */
  readonly count?: number
  readonly hours?: number
  /** Energy that it costs at its stage of the account, kWh. */
  readonly lossKwh?: number
}

export interface BlockResult {
  readonly series: BlockSeries
  /** Of a block whose light is traced. */
  readonly zones?: ZoneSeries
  readonly warnings: readonly SimulationWarning[]
}

/** Facts of the block that the account needs beside the series. */
export interface BlockRatings {
  /** DC power at STC, front only, W. */
  readonly nominalDcW: number
  readonly nominalAcW: number
  readonly moduleCount: number
  readonly modulePmpW: number
  readonly moduleVmpV: number
  readonly moduleImpA: number
  readonly moduleVocV: number
  readonly bifaciality: number
  /** Change of the module's power with cell temperature at STC, of the whole, 1/K. */
  readonly pmpPerK: number
}
