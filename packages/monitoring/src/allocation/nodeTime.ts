import type { EventType } from '../model/event.ts'
import type { NodeTime } from '../model/plantDay.ts'
import type { Cause, DayWork, LeafWork } from '../rules/work.ts'

const DOWN: ReadonlySet<EventType> = new Set(['system_outage', 'inverter_outage'])

/** Times of each leaf in a day, by node id. */
export function nodeTimes(work: DayWork, causes: readonly Cause[]): ReadonlyMap<string, NodeTime> {
  return new Map(work.leaves.map((leafWork) => [leafWork.leaf.id, timeOf(work, leafWork, causes)]))
}

function timeOf(
  { day, n, thresholds }: DayWork,
  leafWork: LeafWork,
  causes: readonly Cause[],
): NodeTime {
  const { leaf, index, powerW } = leafWork
  const light = day.expected[leaf.parts[0]?.block ?? 0]?.poaFrontWm2
  const isUseful = (i: number): boolean => (light?.[i] ?? 0) > thresholds.useful_light_wm2
  const seen = new Uint8Array(n)
  const down: Partial<Record<EventType, number>> = {}
  let [useful, data] = [0, 0]
  for (let i = 0; i < n; i++) {
    if (isUseful(i)) useful += day.stepS
    if (!Number.isNaN(powerW[i])) data += day.stepS
  }
  for (const { type, from, to, potentials } of causes) {
    if (!DOWN.has(type) || !potentials.has(index)) continue
    for (let i = from; i < to; i++) {
      if (seen[i] || !isUseful(i)) continue
      seen[i] = 1
      down[type] = (down[type] ?? 0) + day.stepS
    }
  }
  return { useful_s: useful, down_s: down, data_s: data, total_s: n * day.stepS }
}
