import { type Cause, type DayWork, daylight, shareLost } from './work.ts'

/** What modules have lost over the years beyond the rate of the model, by block. */
export function degradation(work: DayWork): readonly Cause[] {
  const range = daylight(work.leaves)
  if (!range) return []
  return work.plant.blocks.flatMap((block, b): readonly Cause[] =>
    work.faded[b] === 0 || block.leaves.length === 0
      ? []
      : [
          {
            type: 'degradation',
            nodeId: block.id,
            component: 'block',
            blockId: block.model.blockId,
            ...range,
            potentials: new Map(
              block.leaves.map((leaf) => [
                leaf,
                shareLost(work.leaves[leaf], range, work.faded[b]),
              ]),
            ),
          },
        ],
  )
}
