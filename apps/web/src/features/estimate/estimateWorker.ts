import type { PreparedWeather } from '@duet/engine'
import type { EstimateAnswer, EstimateCall, EstimateWeather } from './estimateMessages.ts'
import { estimateOfBlock, preparedHours } from './estimateOfBlock.ts'

/** By the id of the dataset. */
const known = new Map<
  string,
  { readonly weather: PreparedWeather; readonly site: EstimateWeather['site'] }
>()

globalThis.addEventListener('message', ({ data }: MessageEvent<EstimateCall>) => {
  if (data.kind === 'weather') {
    const { id, site } = data.weather
    known.set(id, { weather: preparedHours(data.weather), site })
    return
  }
  globalThis.postMessage(answer(data), { transfer: [] })
})

function answer({ id, input }: Extract<EstimateCall, { kind: 'estimate' }>): EstimateAnswer {
  const found = known.get(input.weatherId)
  if (found === undefined) return { id, error: 'The weather of the block is not there yet.' }
  try {
    return { id, output: estimateOfBlock(input, found.weather, found.site) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}
