import { blockLoss, type Cause, type DayWork } from './work.ts'

/** What modules have lost over the years beyond the rate of the model, by block. */
export const degradation = (work: DayWork): readonly Cause[] =>
  work.plant.blocks.flatMap((block, b) => blockLoss(work, block, 'degradation', work.faded[b]))
