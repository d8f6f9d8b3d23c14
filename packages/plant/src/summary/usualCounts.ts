import type { Block } from '../block/block.ts'
import type { LinkedComponents } from '../block/linkedComponents.ts'
import { tableGeometry } from '../components/table/tableGeometry.ts'
import { panelFault } from '../simulation/panelStc.ts'
import {
  maxModulesInSeries,
  minModulesInSeries,
  type StringLimitInput,
} from '../simulation/stringSizing.ts'
import { stringLimits } from './stringLimits.ts'

/** A usual DC/AC ratio to start from. */
export const USUAL_DC_AC_RATIO = 1.25
/** More than any voltage in use makes of any module: ends the search where the figures are absurd. */
const MOST_IN_SERIES = 2000

/** How many inverters of a rating bring modules to the usual DC/AC ratio, both in W; at least one. */
export function usualInverterCount(dcPowerW: number, ratedW: number): number {
  return Math.max(1, Math.round(dcPowerW / (USUAL_DC_AC_RATIO * ratedW)))
}

/**
 * Strings that part a table, or are of whole tables, and that an inverter bears from the heat to the cold: modules in series,
 * rising.
 *
 * @param mostV - system voltage that the modules bear, V; undefined: not known
 */
export function stringLengthsThatFit(
  limits: StringLimitInput,
  modulesPerTable: number,
  mostV: number | undefined,
): readonly number[] {
  const least = Math.max(1, minModulesInSeries(limits))
  const maxDcVoltageV = Math.min(limits.maxDcVoltageV, mostV ?? Number.POSITIVE_INFINITY)
  const most = Math.min(maxModulesInSeries({ ...limits, maxDcVoltageV }), MOST_IN_SERIES)
  const lengths: number[] = []
  for (let n = least; n <= most; n++) {
    if (modulesPerTable % n === 0 || n % modulesPerTable === 0) lengths.push(n)
  }
  return lengths
}

/** The longest string that parts a table of the block, as `stringLengthsThatFit`; undefined where there is none, or a part is missing. */
export function usualModulesPerString(
  block: Pick<Block, 'min_design_temperature' | 'max_design_temperature'>,
  { panel, table, inverter }: LinkedComponents,
): number | undefined {
  if (!panel || !table || !inverter || panelFault(panel) !== undefined) return undefined
  const { modulesPerTable } = tableGeometry(table, panel)
  return stringLengthsThatFit(
    stringLimits(block, panel, inverter),
    modulesPerTable,
    maxModuleVoltageV(panel),
  ).at(-1)
}

/** System voltage that a module bears by its PAN file; undefined where no file says it, V. */
export function maxModuleVoltageV(
  panel: Pick<NonNullable<LinkedComponents['panel']>, 'pan_file_import'>,
): number | undefined {
  const volts = Number(panel.pan_file_import?.raw['pvModule.VMaxIEC']?.replace(',', '.'))
  return volts > 0 ? volts : undefined
}
