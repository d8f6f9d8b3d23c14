export type LineCalculationMethod = 'percentage_loss' | 'computed_resistance' | 'total_resistance'
export type LineMetal = 'Cu' | 'Al'

/** The wire from one string to its inverter. */
export interface DcWireParameters {
  readonly dc_line_calculation_method: LineCalculationMethod
  /** % of the power at STC. */
  readonly dc_line_loss_percentage: number
  /** Ω of both conductors. */
  readonly total_dc_resistance_override: number
  readonly dc_line_metal_type: LineMetal
  /** m, one way. */
  readonly dc_line_length: number
  /** Ω/km of one conductor at 20 °C; null: from metal and cross-section. */
  readonly dc_per_km_resistance: number | null
  /** mm². */
  readonly dc_line_cross_section: number
}

/** The wire from one inverter to its transformer, or the high-voltage line of the plant; three phases. */
export interface AcWireParameters {
  readonly ac_line_calculation_method: LineCalculationMethod
  /** % of the power at STC. */
  readonly ac_line_loss_percentage: number
  /** Ω of one wire. */
  readonly total_ac_resistance_override: number
  readonly ac_line_metal_type: LineMetal
  /** m. */
  readonly ac_line_length: number
  /** Ω/km of one wire at 20 °C; null: from metal and cross-section. */
  readonly ac_per_km_resistance: number | null
  /** mm². */
  readonly ac_line_cross_section: number
}
