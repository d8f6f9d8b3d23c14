import { powerNodes } from '@duet/monitoring/power'
import type { MonitoredNode } from '../shell/deployment.ts'
import type { Span } from '../shell/plantTime.ts'

/** Where the readings of an issue are: at its node, else the power of what hangs on it. */
export function readingNodes(
  nodes: readonly MonitoredNode[],
  nodeId: string,
): readonly MonitoredNode[] {
  const own = nodes.find(({ id }) => id === nodeId)
  if (own === undefined) return []
  if (own.component_measure !== null && own.component_measure !== 'energy') return [own]
  const below = belowNode(nodes, nodeId)
  const power = powerNodes(below.length > 0 ? below : nodes)
  return power.length > 0 ? power : powerNodes(nodes)
}

/** Of a tree whose parents need not come first. */
function belowNode(nodes: readonly MonitoredNode[], id: string): readonly MonitoredNode[] {
  const children = Map.groupBy(nodes, ({ parent_id }) => parent_id)
  const found: MonitoredNode[] = []
  const open = [id]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const child of children.get(next) ?? []) {
      found.push(child)
      open.push(child.id)
    }
  }
  return found
}

interface EventSpan {
  readonly timestamp: string
  readonly duration_s: number
}

/** Spans of events within what is shown, on the clock of the plant. */
export function shadedSpans(
  events: readonly EventSpan[],
  { fromMs, toMs }: Span,
  clock: (utcMs: number) => number,
): readonly Span[] {
  return events
    .map(({ timestamp, duration_s }) => {
      const startMs = Date.parse(timestamp)
      return { fromMs: startMs, toMs: startMs + duration_s * 1000 }
    })
    .filter((span) => span.toMs > fromMs && span.fromMs < toMs)
    .map((span) => ({
      fromMs: clock(Math.max(span.fromMs, fromMs)),
      toMs: clock(Math.min(span.toMs, toMs)),
    }))
}
