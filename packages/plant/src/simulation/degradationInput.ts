import { type AgeingSpread, ageingSpread, type Degradation } from '@duet/engine'
import { percentToFraction } from '@duet/units'
import { type Block, DEFAULT_LETID_YEARS } from '../block/block.ts'
import type { PanelParameters } from '../components/panel/panelParameters.ts'
import { moduleElectrical } from './moduleInput.ts'
import { civilDateUtcMs } from './soilingInput.ts'

/** How the modules of a block age: by the rates of its panel and the law of the block, from its start date on. */
export function degradationInput(block: Block, panel: PanelParameters): Degradation {
  const startUtcMs = civilDateUtcMs(block.pv_system_start_date)
  const letidPercentage = block.letid_percentage ?? 0
  const spreadPercentage = block.ageing_spread_percentage ?? 0
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
    ...(spreadPercentage > 0 && {
      spread: spreadOf(panel, spreadPercentage, block.modules_per_string ?? USUAL_STRING),
    }),
    ...(startUtcMs !== undefined && { startUtcMs }),
  }
}

/** Strings as ageing has them where the block does not say how long they are: of all but short ones the loss is nearly the same. */
const USUAL_STRING = 24
const STRINGS = 10

/** Blocks of one panel mostly age alike: what was solved for it stays with it. */
const solved = new WeakMap<PanelParameters, Map<string, AgeingSpread>>()

function spreadOf(panel: PanelParameters, percentage: number, inSeries: number): AgeingSpread {
  const known = solved.get(panel) ?? new Map<string, AgeingSpread>()
  solved.set(panel, known)
  const key = `${percentage} ${inSeries}`
  const found =
    known.get(key) ??
    ageingSpread(moduleElectrical(panel), percentToFraction(percentage), {
      inSeries,
      inParallel: STRINGS,
    })
  known.set(key, found)
  return found
}
