import { dayLight } from '../kpi/dayLight.ts'
import type { EventType, IssueEvent } from '../model/event.ts'
import type { DayResult, DaySum } from '../model/plantDay.ts'
import type { Cause, DayWork } from '../rules/work.ts'
import { allocateLeaf, inOrder, type LeafBalance } from './allocate.ts'
import { nodeTimes } from './nodeTime.ts'

/** Allocates the energy of a day to its causes. */
export function dayResult(work: DayWork, causes: readonly Cause[]): DayResult {
  const { plant, day } = work
  const ordered = inOrder(causes)
  const kwh = day.stepS / 3.6e6
  const balances = work.leaves.map((leafWork) => allocateLeaf(leafWork, ordered))
  const sumOf = (members: readonly LeafBalance[]): DaySum => daySum(day.date, members, kwh)
  const nodes = new Map(work.leaves.map(({ leaf, index }) => [leaf.id, sumOf([balances[index]])]))
  for (const block of plant.blocks) {
    if (block.leaves.length > 0)
      nodes.set(block.id, sumOf(block.leaves.map((leaf) => balances[leaf])))
  }
  const events = ordered.map((cause) => eventRow(work, cause, balances, kwh))
  return {
    day: sumOf(balances),
    light: dayLight(day),
    events,
    nodes,
    times: nodeTimes(work, ordered),
  }
}

function daySum(date: string, members: readonly LeafBalance[], kwh: number): DaySum {
  const allocated: Partial<Record<EventType, number>> = {}
  let [model, sensor, residual, over] = [0, 0, 0, 0]
  for (const balance of members) {
    model += balance.model
    sensor += balance.sensor
    residual += balance.residual
    over += balance.over
    for (const [{ type }, taken] of balance.taken)
      allocated[type] = (allocated[type] ?? 0) + taken * kwh
  }
  return {
    date,
    model_kwh: model * kwh,
    sensor_kwh: sensor * kwh,
    allocated,
    residual_kwh: residual * kwh,
    over_kwh: over * kwh,
  }
}

function eventRow(
  work: DayWork,
  cause: Cause,
  balances: readonly LeafBalance[],
  kwh: number,
): IssueEvent {
  const { day } = work
  const { model, sensor } = meansOf(work, cause)
  const taken = balances.reduce((sum, balance) => sum + (balance.taken.get(cause) ?? 0), 0)
  return {
    timestamp: new Date(day.startUtcMs[cause.from]).toISOString(),
    duration_s: (cause.to - cause.from) * day.stepS,
    block_id: cause.blockId,
    hierarchy_id: cause.nodeId,
    component: cause.component,
    event_type: cause.type,
    sensor_value: sensor,
    model_value: model,
    delta: sensor === null || model === null ? null : model - sensor,
    allocated_delta: taken * kwh,
  }
}

/** Mean power of the leaves that a cause takes from, over its time, W; null for causes without energy. */
function meansOf(
  { leaves }: DayWork,
  { potentials, from, to }: Cause,
): { readonly model: number | null; readonly sensor: number | null } {
  if (potentials.size === 0) return { model: null, sensor: null }
  let [model, sensor] = [0, 0]
  for (const index of potentials.keys()) {
    for (let i = from; i < to; i++) {
      model += leaves[index].expectedW[i]
      sensor += leaves[index].filledW[i]
    }
  }
  return { model: model / (to - from), sensor: sensor / (to - from) }
}
