/** Datasheet: measured losses or resistances. Generic: a percentage. */
export type LossDataSource = 'Datasheet' | 'Generic'

/** A medium- or high-voltage transformer. Percentages are of the power at STC, 0 to 100. */
export interface TransformerParameters {
  /** Switched off at night: no iron loss then. */
  readonly night_disconnect: boolean
  /** V between phases. */
  readonly nominal_low_side_voltage: number
  /** V between phases. */
  readonly nominal_high_side_voltage: number
  readonly iron_power_loss_data_source: LossDataSource
  /** W, constant while connected. */
  readonly iron_power_loss: number
  readonly iron_power_loss_percentage: number
  readonly copper_power_loss_data_source: LossDataSource
  readonly copper_power_loss_percentage: number
  /** Ω of one phase. */
  readonly low_voltage_winding_resistance: number
  /** Ω of one phase. */
  readonly high_voltage_winding_resistance: number
  /** VA; absent: the AC power of what feeds it (D-08 S_nom). */
  readonly nominal_power?: number | null
}
