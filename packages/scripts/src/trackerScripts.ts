import { AppError } from '@duet/contract'
import {
  type Block,
  type PreparedWeather,
  type RunTrackerScript,
  scriptMount,
  withScriptAngles,
} from '@duet/engine'
import { runScript } from './runScript.ts'
import { loadSandbox, syntaxFault } from './sandbox.ts'

/**
 * What runs tracker scripts, once its sandbox is there.
 *
 * @throws from what it gives: AppError TRACKER_SCRIPT that says what is wrong, on which line and at which step
 */
export async function trackerScripts(): Promise<RunTrackerScript> {
  const sandbox = await loadSandbox()
  return (source, inputs) => runScript(sandbox, source, inputs)
}

/**
 * A block with the angles that its script asks in this weather; itself where it has no script.
 *
 * @throws AppError TRACKER_SCRIPT
 */
export async function withTrackerScript(block: Block, weather: PreparedWeather): Promise<Block> {
  if (scriptMount(block) === undefined) return block
  return withScriptAngles(block, weather, await trackerScripts())
}

/** What is wrong with the text of a script; undefined: it can be run. Nothing of it is executed. */
export async function trackerScriptFault(source: string): Promise<AppError | undefined> {
  const sandbox = await loadSandbox()
  try {
    return syntaxFault(sandbox, source)
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}
