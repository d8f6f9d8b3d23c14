import { prepareWeather, scriptMount, type Weather } from '@duet/engine'
import type { PlannedBlock } from '@duet/plant'
import { namedScriptError, withTrackerScript } from '@duet/scripts'

/**
 * A plan with the angles that the tracker scripts of its blocks ask in their weather.
 *
 * @throws AppError TRACKER_SCRIPT with the block, the line and the step where a script fails
 */
export async function scriptedPlan<Plan extends { readonly blocks: readonly PlannedBlock[] }>(
  plan: Plan,
  weatherOf: (block: PlannedBlock) => Weather,
): Promise<Plan> {
  const blocks = await Promise.all(
    plan.blocks.map((block) => scriptedBlock(block, () => weatherOf(block))),
  )
  return { ...plan, blocks }
}

async function scriptedBlock(block: PlannedBlock, weather: () => Weather): Promise<PlannedBlock> {
  const { name, input } = block
  if (scriptMount(input) === undefined) return block
  try {
    return {
      ...block,
      input: await withTrackerScript(input, prepareWeather(weather(), input.site)),
    }
  } catch (error) {
    throw namedScriptError(name, error)
  }
}
