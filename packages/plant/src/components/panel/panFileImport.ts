/**
 * What a PVsyst PAN file said about a module, stored whole so that nothing is lost on import and the
 * simulation can use PVsyst's own one-diode rules. Values in SI and °C unless noted.
 */
export interface PanFileImport {
  readonly filename: string
  /** Every key of the file with its text, keys of nested objects joined by a dot: `pvModule.Isc`. */
  readonly raw: Readonly<Record<string, string>>
  /** PVsyst's technology key, such as `mtSiMono` or `mtCdTe`. */
  readonly technology: string
  readonly manufacturer: string | null
  readonly model: string | null
  readonly one_diode: PvsystOneDiode
}

/** The PVsyst one-diode model of a module: shunt grows exponentially in the dark, gamma is linear in temperature. */
export interface PvsystOneDiode {
  /** Reference irradiance (W/m²) and cell temperature (°C) of the figures below. */
  readonly g_ref: number
  readonly t_ref: number
  /** A, V. */
  readonly isc: number
  readonly voc: number
  readonly imp: number
  readonly vmp: number
  /** A/°C. */
  readonly mu_isc: number
  /** V/°C. */
  readonly mu_voc: number
  /** Relative change of the peak power per °C, such as -0.0034; null where the file has none. */
  readonly mu_pmp: number | null
  /** Ω at the reference. */
  readonly rsh: number
  /** Ω without light. */
  readonly rsh_0: number
  readonly rsh_exp: number
  /** Ω. */
  readonly rs: number
  readonly gamma: number
  /** 1/°C. */
  readonly mu_gamma: number
  readonly cells_in_series: number
  readonly cells_in_parallel: number
  /** Thin film: recombination loss of the module (V) and the built-in voltage of a cell (V); null where the file has none. */
  readonly d2_mu_tau: number | null
  readonly v_bi: number | null
}
