import type { Degradation } from '@duet/engine'
import type { Block } from '../block/block.ts'
import type { PanelParameters } from '../components/panel/panelParameters.ts'
import { civilDateUtcMs } from './soilingInput.ts'

/** How the modules of a block age: by the rates of its panel, from its start date on. */
export function degradationInput(block: Block, panel: PanelParameters): Degradation {
  const startUtcMs = civilDateUtcMs(block.pv_system_start_date)
  return {
    firstYearFraction: panel.first_year_degradation_rate,
    laterYearsFraction: panel.remaining_years_degradation_rate,
    ...(startUtcMs !== undefined && { startUtcMs }),
  }
}
