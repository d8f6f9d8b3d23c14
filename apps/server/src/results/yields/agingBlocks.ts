import type { Degradation } from '@duet/engine'
import { degradationInput, findComponent } from '@duet/plant'
import { type AgingBlock, yearFactor } from '@duet/results'
import { requestedBlocks } from '../run/blockQueries.ts'
import type { FinishedRun } from '../run/finishedRun.ts'
import { partOf } from '../run/partOf.ts'

/** A block of a run with the law of its panel, and the date from which it ages in the run. */
export interface RunAgingBlock extends AgingBlock {
  readonly degradation: Degradation
}

/** The blocks of a run that are asked for, as far as their age bears on energy. */
export function agingBlocks(
  run: FinishedRun,
  blockId: string | null | undefined,
): readonly RunAgingBlock[] {
  return requestedBlocks(run, blockId).flatMap((id) => {
    const block = run.design.blocks.find((one) => one.id === id)
    const panel = block && findComponent(run.design, 'panel', block.pv_panel_id)
    if (!block || !panel) return []
    const { energy_kwh: energyKwh, losses } = partOf(run, id)
    const aged = losses.find(({ key }) => key === 'degradation')
    return [
      {
        energyKwh,
        degradation: degradationInput(block, panel),
        runFactor: 1 - (aged?.loss_fraction_of_previous ?? 0),
      },
    ]
  })
}

/** What age leaves of the power of blocks over the year from a time of the site; 1 where they do not age. */
export function factorOfYear(blocks: readonly RunAgingBlock[], startMs: number): number {
  const weight = blocks.reduce((sum, { energyKwh }) => sum + energyKwh, 0)
  const left = blocks.reduce(
    (sum, { energyKwh, degradation }) => sum + energyKwh * yearFactor(degradation, startMs),
    0,
  )
  return weight > 0 && left > 0 ? left / weight : 1
}
