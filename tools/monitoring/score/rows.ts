import type { HierarchyNode, IssueEvent } from '@duet/monitoring'
import { HOUR_MS } from '@duet/units'

/** A row of an answer, ms UTC. */
export interface AlarmRow {
  readonly startMs: number
  readonly endMs: number
  readonly node: string
  readonly type: string
  readonly kwh: number
}

/** Rows of one type at one node without a longer gap: one alarm. */
export interface Alarm {
  readonly type: string
  readonly node: string
  readonly startMs: number
  readonly endMs: number
}

/** Gap after which rows of one type at one node are two alarms. */
const EPISODE_GAP_MS = 36 * HOUR_MS

/** @throws RangeError for a row without time, length or type */
export function rowsOf(
  events: readonly IssueEvent[],
  nodes: readonly HierarchyNode[],
): readonly AlarmRow[] {
  const blockNode = new Map(
    nodes.flatMap(({ component, duet_block_id, id }): [string, string][] =>
      component === 'block' && duet_block_id !== null ? [[duet_block_id, id]] : [],
    ),
  )
  return events.map((event, index) => {
    const startMs = Date.parse(event.timestamp)
    const endMs = startMs + event.duration_s * 1000
    const node = event.hierarchy_id || (blockNode.get(event.block_id ?? '') ?? 'sys')
    if (!(endMs > startMs)) throw new RangeError(`event ${index} has no time or no length`)
    return { startMs, endMs, node, type: event.event_type, kwh: event.allocated_delta }
  })
}

/** Whether a node, the device that it is a measure of, or the inverter that it hangs on is accepted. */
export function isAt(
  node: string,
  accepted: readonly string[],
  parents: ReadonlyMap<string, string | null>,
): boolean {
  if (accepted.includes(node) || accepted.includes('*')) return true
  if (accepted.includes(node.split('.')[0] ?? node)) return true
  const parent = parents.get(node) ?? ''
  return node.startsWith('inv-') && parent.startsWith('inv-') && accepted.includes(parent)
}

/** Part of a span that rows cover. */
export function coverage(rows: readonly AlarmRow[], fromMs: number, toMs: number): number {
  let total = 0
  let last = fromMs
  for (const { startMs, endMs } of rows.toSorted((a, b) => a.startMs - b.startMs)) {
    const from = Math.max(startMs, last)
    const to = Math.min(endMs, toMs)
    if (to > from) total += to - from
    last = Math.max(last, to)
  }
  return toMs > fromMs ? total / (toMs - fromMs) : 0
}

export function shareInside({ startMs, endMs }: AlarmRow, fromMs: number, toMs: number): number {
  return Math.max(0, Math.min(endMs, toMs) - Math.max(startMs, fromMs)) / (endMs - startMs)
}

export function episodes(rows: readonly AlarmRow[]): readonly Alarm[] {
  const alarms: { type: string; node: string; startMs: number; endMs: number }[] = []
  for (const { type, node, startMs, endMs } of rows.toSorted((a, b) => a.startMs - b.startMs)) {
    const open = alarms.find(
      (one) => one.type === type && one.node === node && startMs - one.endMs <= EPISODE_GAP_MS,
    )
    if (open) open.endMs = Math.max(open.endMs, endMs)
    else alarms.push({ type, node, startMs, endMs })
  }
  return alarms
}
