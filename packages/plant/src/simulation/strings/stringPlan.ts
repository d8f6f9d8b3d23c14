import { AppError } from '@duet/contract'
import type { Assumption } from '../assumption.ts'
import { maxModulesInSeries } from '../stringSizing.ts'

/** How the modules of a block are wired. */
export interface StringPlan {
  readonly modulesPerString: number
  readonly stringCount: number
  /** Modules left over, in no string. */
  readonly unconnectedModules: number
  readonly assumptions: readonly Assumption[]
}

export interface StringPlanInput {
  readonly moduleCount: number
  /** Chosen by the user; undefined: the longest string that the cold allows (engine.md section 4). */
  readonly modulesPerString: number | undefined
  readonly vocV: number
  readonly betaVocVPerK: number
  readonly maxDcVoltageV: number
  readonly coldestC: number
}

/**
 * Wires the modules of a block in equal strings.
 *
 * @throws AppError INVALID_INPUT when not one module fits under the inverter's DC voltage, or there are no modules
 */
export function planStrings(input: StringPlanInput): StringPlan {
  if (!(input.moduleCount > 0)) {
    throw new AppError(
      'INVALID_INPUT',
      'The block has no modules: draw a perimeter that holds at least one table.',
    )
  }
  const modulesPerString = input.modulesPerString ?? longestString(input)
  const stringCount = Math.floor(input.moduleCount / modulesPerString)
  if (stringCount === 0) {
    throw new AppError(
      'INVALID_INPUT',
      `A string of ${modulesPerString} modules needs more than the ${input.moduleCount} modules of the block.`,
      { field: 'modules_per_string' },
    )
  }
  const unconnectedModules = input.moduleCount - stringCount * modulesPerString
  return {
    modulesPerString,
    stringCount,
    unconnectedModules,
    assumptions: [
      ...(input.modulesPerString === undefined ? [chosenString(modulesPerString, input)] : []),
      ...(unconnectedModules > 0 ? [leftOver(unconnectedModules, modulesPerString)] : []),
    ],
  }
}

function longestString(input: StringPlanInput): number {
  const most = maxModulesInSeries(input)
  if (most < 1) {
    throw new AppError(
      'INVALID_INPUT',
      `One module alone is above the inverter's maximum DC voltage of ${input.maxDcVoltageV} V at ${input.coldestC} °C: choose another inverter or panel.`,
      { field: 'maximum_dc_voltage' },
    )
  }
  return Math.min(most, input.moduleCount)
}

function chosenString(modulesPerString: number, input: StringPlanInput): Assumption {
  const coldV = input.vocV + input.betaVocVPerK * (input.coldestC - 25)
  return {
    field: 'modules_per_string',
    value: modulesPerString,
    unit: 'modules',
    reason: `Longest string whose open-circuit voltage at ${input.coldestC.toFixed(1)} °C, ${(modulesPerString * coldV).toFixed(0)} V, stays within ${input.maxDcVoltageV} V.`,
  }
}

function leftOver(count: number, modulesPerString: number): Assumption {
  return {
    field: 'unconnected_modules',
    value: count,
    unit: 'modules',
    reason: `Left over after whole strings of ${modulesPerString}; they give no energy.`,
  }
}
