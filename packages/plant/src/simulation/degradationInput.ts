import type { Degradation } from '@duet/engine'
import { type Block, DEFAULT_LETID_YEARS } from '../block/block.ts'
import type { PanelParameters } from '../components/panel/panelParameters.ts'
import { civilDateUtcMs } from './soilingInput.ts'

/** How the modules of a block age: by the rates of its panel and the law of the block, from its start date on. */
export function degradationInput(block: Block, panel: PanelParameters): Degradation {
  const startUtcMs = civilDateUtcMs(block.pv_system_start_date)
  const letidPercentage = block.letid_percentage ?? 0
  return {
    firstYearFraction: panel.first_year_degradation_rate,
    laterYearsFraction: panel.remaining_years_degradation_rate,
    ...(block.degradation_law === 'compounding' && { law: block.degradation_law }),
    ...(letidPercentage > 0 && {
      letid: {
        fraction: letidPercentage / 100,
        years: block.letid_years ?? DEFAULT_LETID_YEARS,
      },
    }),
    ...(startUtcMs !== undefined && { startUtcMs }),
  }
}
