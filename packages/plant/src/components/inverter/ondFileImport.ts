/** What a PVsyst OND file said about an inverter, stored whole so that nothing is lost on import. */
export interface OndFileImport {
  readonly filename: string
  /** Every key of the file with its text, keys of nested objects joined by a dot: `TConverter.VMppMin`. */
  readonly raw: Readonly<Record<string, string>>
  readonly manufacturer: string | null
  readonly model: string | null
  /** V; the window in which the inverter follows the maximum power point. */
  readonly minimum_mppt_voltage: number | null
  readonly maximum_mppt_voltage: number | null
  /** V; nominal operating voltage below which power is limited. */
  readonly minimum_full_power_voltage: number | null
  readonly mppt_count: number | null
  /** DC power at which it starts, W (`PSeuil`). */
  readonly start_power: number | null
  /** Highest apparent power, VA. */
  readonly maximum_apparent_power: number | null
}
