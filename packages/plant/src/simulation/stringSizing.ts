/** What limits the number of modules in series. Voltages in V, temperatures in °C. */
export interface StringLimitInput {
  readonly vocV: number
  readonly vmpV: number
  /** Both negative, V/K. */
  readonly betaVocVPerK: number
  readonly betaVmpVPerK: number
  readonly maxDcVoltageV: number
  readonly minMpptVoltageV: number
  readonly maxMpptVoltageV: number
  /** Coldest cell at which the string may be open, hottest cell at work. */
  readonly coldestC: number
  readonly hottestC: number
}

const STC_CELL_C = 25
/** A limit that is reached exactly is met, whatever doubles make of it. */
const ROUNDING = 1e-9

/**
 * Most modules in series whose open-circuit voltage in the cold stays within a voltage (D-04):
 * N_max = floor(V_max / (V_oc + beta·(T_min - 25))).
 */
export function maxModulesInSeries(
  input: Pick<StringLimitInput, 'vocV' | 'betaVocVPerK' | 'maxDcVoltageV' | 'coldestC'>,
): number {
  return Math.floor(input.maxDcVoltageV / coldVocV(input) + ROUNDING)
}

/**
 * Fewest modules in series whose maximum-power voltage in the heat reaches the MPPT window (D-04):
 * N_min = ceil(V_mppt,min / (V_mp + beta·(T_max - 25))).
 */
export function minModulesInSeries(
  input: Pick<StringLimitInput, 'vmpV' | 'betaVmpVPerK' | 'minMpptVoltageV' | 'hottestC'>,
): number {
  return Math.ceil(input.minMpptVoltageV / hotVmpV(input) - ROUNDING)
}

/** Of one module open in the cold, V. */
export function coldVocV(
  input: Pick<StringLimitInput, 'vocV' | 'betaVocVPerK' | 'coldestC'>,
): number {
  return input.vocV + input.betaVocVPerK * (input.coldestC - STC_CELL_C)
}

type VmpInput = Pick<StringLimitInput, 'vmpV' | 'betaVmpVPerK'>

/** Of one module at its maximum power in the heat, V. */
export function hotVmpV(input: VmpInput & Pick<StringLimitInput, 'hottestC'>): number {
  return input.vmpV + input.betaVmpVPerK * (input.hottestC - STC_CELL_C)
}

/** Of one module at its maximum power in the cold, V. */
export function coldVmpV(input: VmpInput & Pick<StringLimitInput, 'coldestC'>): number {
  return input.vmpV + input.betaVmpVPerK * (input.coldestC - STC_CELL_C)
}

/** '−10 °C', '4.3 °C' */
export function celsiusText(temperatureC: number): string {
  const rounded = Math.round(temperatureC * 10) / 10
  return `${rounded < 0 ? '−' : ''}${Math.abs(rounded)} °C`
}
