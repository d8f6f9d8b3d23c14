import type { PreparedWeather } from '@duet/engine'
import { answerCalls } from '../../lib/workers/answerCalls.ts'
import type { EstimateMessages, EstimateWeather } from './estimateMessages.ts'
import { estimateOfBlock, preparedHours } from './estimateOfBlock.ts'

/** By the id of the dataset. */
const known = new Map<
  string,
  { readonly weather: PreparedWeather; readonly site: EstimateWeather['site'] }
>()

answerCalls<EstimateMessages>(({ name, input }) => {
  if (name === 'weather') {
    known.set(input.id, { weather: preparedHours(input), site: input.site })
    return undefined
  }
  const found = known.get(input.weatherId)
  if (found === undefined) throw new Error('The weather of the block is not there yet.')
  return estimateOfBlock(input, found.weather, found.site)
})
