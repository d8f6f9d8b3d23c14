import type { MonitoredNode } from '../shell/deployment.ts'

export const MOST_TRACES = 8

const KINDS = { m: 'measured', e: 'expected', b: 'budget' } as const
export type TraceKind = (typeof KINDS)[keyof typeof KINDS]
const LETTERS: Readonly<Record<TraceKind, keyof typeof KINDS>> = {
  measured: 'm',
  expected: 'e',
  budget: 'b',
}

/** How lines are drawn. */
export const LINES = {
  measured: 'solid',
  expected: 'dashed',
  budget: 'dotted',
} as const satisfies Readonly<Record<TraceKind, string>>

/** What is drawn of a node, and on which axis: 0 at the left, 1 at the right. */
export interface Trace {
  readonly nodeId: string
  readonly kind: TraceKind
  readonly axis: 0 | 1
}

/** As it stands in an address: 'm0:inv-1'. */
export const traceText = ({ nodeId, kind, axis }: Trace): string =>
  `${LETTERS[kind]}${axis}:${nodeId}`

const TRACE = /^([meb])([01]):(.+)$/s

/** Traces of an address, each once; what is none is left out. */
export function tracesOf(texts: readonly string[]): readonly Trace[] {
  const traces = texts.flatMap((text): Trace[] => {
    const [, letter, axis, nodeId] = TRACE.exec(text) ?? []
    if (nodeId === undefined) return []
    const kind = letter === 'e' || letter === 'b' ? KINDS[letter] : KINDS.m
    return [{ nodeId, kind, axis: axis === '1' ? 1 : 0 }]
  })
  return traces.filter((one, at) => traces.findIndex((other) => isSame(one, other)) === at)
}

const isSame = (a: Trace, b: Trace): boolean => a.nodeId === b.nodeId && a.kind === b.kind

/** The axis of a new trace: that of the traces in its unit, else the one that is free. */
export function axisFor(
  unit: string,
  shown: readonly { readonly axis: 0 | 1; readonly unit: string }[],
): 0 | 1 {
  const same = shown.find((one) => one.unit === unit)
  if (same) return same.axis
  return shown.some(({ axis }) => axis === 0) ? 1 : 0
}

/** With the trace, or without it where it is shown already. */
export function toggled(traces: readonly Trace[], trace: Trace): readonly Trace[] {
  const rest = traces.filter((one) => !isSame(one, trace))
  if (rest.length < traces.length) return rest
  return traces.length < MOST_TRACES ? [...traces, trace] : traces
}

/** What the page shows by itself: the power of the meter, or of the first node that has some, measured and expected. */
export function firstTraces(nodes: readonly MonitoredNode[]): readonly Trace[] {
  const ofPower = nodes.filter(({ component_measure }) => component_measure === 'active_power')
  const node = ofPower.find(({ component }) => component === 'meter') ?? ofPower[0]
  if (!node) return []
  return [
    { nodeId: node.id, kind: 'measured', axis: 0 },
    { nodeId: node.id, kind: 'expected', axis: 0 },
  ]
}

/** Nodes of traces, each once, in their order: the place of a node is its colour. */
export const nodeIdsOf = (traces: readonly Trace[]): readonly string[] => [
  ...new Set(traces.map(({ nodeId }) => nodeId)),
]
