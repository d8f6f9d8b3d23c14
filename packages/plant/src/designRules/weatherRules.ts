import { simulationPrerequisites } from '../block/simulationPrerequisites.ts'
import type { BlockFacts } from './blockFacts.ts'
import { type DesignRule, rule } from './rule.ts'

/** Code of the rule that a run is stricter with than a design: weather may be chosen for the run. */
export const WEATHER_RULE = 'weather'

/** Of the weather of a block, its snow, its trackers and the models of its panel. */
export const weatherRules: readonly DesignRule<BlockFacts>[] = [
  rule({
    code: WEATHER_RULE,
    title: 'Weather',
    figures: ({ block, weather, parts }) => {
      if (weather === undefined) return []
      if (weather === null) return [{ lack: 'Choose a Meteo dataset' }]
      return simulationPrerequisites(block, parts, weather).map((lack) => ({ lack }))
    },
    severity: () => 'warning',
    message: (f) => f.lack,
    path: 'enviro_dataset_id',
  }),
]
