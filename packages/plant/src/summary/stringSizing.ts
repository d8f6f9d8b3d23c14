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

/**
 * Most modules in series whose open-circuit voltage in the cold stays within a voltage (D-04):
 * N_max = floor(V_max / (V_oc + beta·(T_min - 25))).
 */
export function maxModulesInSeries(
  input: Pick<StringLimitInput, 'vocV' | 'betaVocVPerK' | 'maxDcVoltageV' | 'coldestC'>,
): number {
  return Math.floor(input.maxDcVoltageV / coldVocV(input))
}

/**
 * Fewest modules in series whose maximum-power voltage in the heat reaches the MPPT window (D-04):
 * N_min = ceil(V_mppt,min / (V_mp + beta·(T_max - 25))).
 */
export function minModulesInSeries(
  input: Pick<StringLimitInput, 'vmpV' | 'betaVmpVPerK' | 'minMpptVoltageV' | 'hottestC'>,
): number {
  const hotVmpV = input.vmpV + input.betaVmpVPerK * (input.hottestC - STC_CELL_C)
  return Math.ceil(input.minMpptVoltageV / hotVmpV)
}

/** A doubt about a string of so many modules. */
export interface StringIssue {
  readonly code: 'ABOVE_ABSOLUTE_MAX' | 'ABOVE_MPPT_RANGE' | 'BELOW_MPPT_RANGE'
  readonly message: string
}

/** The absolute limit and the MPPT range are told apart: the one breaks the inverter, the other costs energy. */
export function stringIssues(modulesPerString: number, input: StringLimitInput): StringIssue[] {
  const issues: StringIssue[] = []
  const openV = modulesPerString * coldVocV(input)
  const coldMppV = modulesPerString * (input.vmpV + input.betaVmpVPerK * (input.coldestC - 25))
  const hotMppV = modulesPerString * (input.vmpV + input.betaVmpVPerK * (input.hottestC - 25))
  if (openV > input.maxDcVoltageV) {
    issues.push({
      code: 'ABOVE_ABSOLUTE_MAX',
      message: `${modulesPerString} modules in series reach ${openV.toFixed(0)} V open circuit at ${celsiusText(input.coldestC)}: exceeds absolute max of the inverter, ${input.maxDcVoltageV} V. At most ${maxModulesInSeries(input)} are allowed.`,
    })
  }
  if (coldMppV > input.maxMpptVoltageV) {
    issues.push({
      code: 'ABOVE_MPPT_RANGE',
      message: `${modulesPerString} modules in series work at ${coldMppV.toFixed(0)} V at ${celsiusText(input.coldestC)}: exceeds MPPT range, which ends at ${input.maxMpptVoltageV} V. The inverter then works off the maximum power point.`,
    })
  }
  if (hotMppV < input.minMpptVoltageV) {
    issues.push({
      code: 'BELOW_MPPT_RANGE',
      message: `${modulesPerString} modules in series work at ${hotMppV.toFixed(0)} V at ${input.hottestC} °C: below the MPPT range, which begins at ${input.minMpptVoltageV} V. At least ${minModulesInSeries(input)} are needed.`,
    })
  }
  return issues
}

function coldVocV(input: Pick<StringLimitInput, 'vocV' | 'betaVocVPerK' | 'coldestC'>): number {
  return input.vocV + input.betaVocVPerK * (input.coldestC - STC_CELL_C)
}

/** '−10 °C', '4.3 °C' */
export function celsiusText(temperatureC: number): string {
  const rounded = Math.round(temperatureC * 10) / 10
  return `${rounded < 0 ? '−' : ''}${Math.abs(rounded)} °C`
}
