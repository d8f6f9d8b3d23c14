import { HOUR_S } from '@duet/units'
import type { BlockDcOperation } from '../../graphql/resolvers.gen.ts'
import { groupSteps, requestedBlocks } from '../run/blockQueries.ts'
import type { FinishedRun } from '../run/finishedRun.ts'

const WORKING = 'filter (where "dc_mpp" > 0)'

/** Voltage and current at the inverters' inputs of each block, over the steps in which it works. */
export async function dcOperation(run: FinishedRun): Promise<BlockDcOperation[]> {
  const groups = await groupSteps(run, requestedBlocks(run, undefined), {
    columns: ['dc_mpp', 'dc_voltage', 'dc_current'],
    groups: [],
    values: [
      `count(*) ${WORKING}`,
      `sum("dc_voltage" * "dc_mpp") ${WORKING} / sum("dc_mpp") ${WORKING}`,
      `min("dc_voltage") ${WORKING}`,
      `max("dc_voltage") ${WORKING}`,
      `sum("dc_current" * "dc_mpp") ${WORKING} / sum("dc_mpp") ${WORKING}`,
      `max("dc_current") ${WORKING}`,
      `max("dc_mpp")`,
    ],
  })
  return run.facts.blocks.map(({ id, name }) => {
    const [steps = 0, ...values] = groups.find(({ blockId }) => blockId === id)?.values ?? []
    const at = (index: number): number | null => {
      const value = values[index]
      return value === undefined || Number.isNaN(value) ? null : value
    }
    return {
      block_id: id,
      name,
      working_hours: (steps * run.stepS) / HOUR_S,
      voltage_mean_v: at(0),
      voltage_min_v: at(1),
      voltage_max_v: at(2),
      current_mean_a: at(3),
      current_max_a: at(4),
      power_max_w: at(5),
    }
  })
}
