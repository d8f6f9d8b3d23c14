/** Coefficients of the Sandia performance model of a grid-connected inverter [1]. */
export interface SandiaInverter {
  /** AC power at reference conditions, W. */
  readonly pacoW: number
  /** DC power at which `pacoW` is reached at `vdcoV`, W. */
  readonly pdcoW: number
  readonly vdcoV: number
  /** DC power at which conversion starts, W. */
  readonly psoW: number
  /** Curvature of AC over DC power at `vdcoV`, 1/W. */
  readonly c0: number
  /** Change of Pdco, Pso and C0 with voltage, 1/V. */
  readonly c1: number
  readonly c2: number
  readonly c3: number
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
