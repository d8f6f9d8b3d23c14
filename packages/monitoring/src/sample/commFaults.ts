import type { EventType } from '../model/event.ts'
import {
  allInverters,
  brightSpan,
  everyNode,
  type FaultContext,
  nodeOf,
  parentOf,
  pick,
  type Span,
} from './faultContext.ts'
import { type DrawFault, faultOf } from './makeFault.ts'
import { outage } from './outageFaults.ts'
import type { SampleFault } from './sampleFault.ts'

/** All columns of a device that the hierarchy has. */
function columns(
  { hierarchy, combinersPerInverter }: FaultContext,
  device: string,
): readonly string[] {
  const isMeter = device === 'mtr'
  const combiners = Array.from(
    { length: hierarchy.combiners && !isMeter ? combinersPerInverter : 0 },
    (_, c) => `${device}-c${String(c + 1).padStart(2, '0')}`,
  )
  return [
    device,
    ...(hierarchy.counters ? [`${device}.energy`] : []),
    ...(hierarchy.reactive && isMeter ? [`${device}.q`] : []),
    ...(hierarchy.dcVoltage && !isMeter ? [`${device}.vdc`] : []),
    ...combiners,
  ]
}

function commLoss(
  context: FaultContext,
  span: Span,
  given: Pick<SampleFault, 'nodeIds' | 'acceptNodes' | 'readings' | 'note'>,
): SampleFault {
  const isFrozen = given.readings.some(({ kind }) => kind === 'frozen')
  const acceptTypes: readonly EventType[] = isFrozen ? ['comm_loss', 'sensor_fault'] : ['comm_loss']
  return faultOf(context, span, { type: 'comm_loss', inverters: [], acceptTypes, ...given })
}

/** Readings that a frozen value repeats at least: fewer may be the weather. */
const FROZEN_READINGS = 8

function gapSpan(
  context: FaultContext,
  day: number,
  kind: 'missing' | 'frozen' = 'missing',
): Span | undefined {
  const readings = kind === 'frozen' ? FROZEN_READINGS : 4
  const first = brightSpan(context, day, Math.max(120, readings * context.intervalMin), 0.1)
  if (!first || context.random.uniform() < 0.6) return first
  const last = brightSpan(context, day + 1, 60)
  return last ? { from: first.from, to: last.to } : first
}

export const inverterGap: DrawFault = (context, day) => {
  const { random, hierarchy } = context
  const kind = random.uniform() < 0.6 ? 'missing' : 'frozen'
  const span = gapSpan(context, day, kind)
  if (!span || !hierarchy.inverters) return undefined
  return silent(context, span, pick(random, allInverters(context)), kind)
}

/** An inverter of which nothing is heard, while it works on. */
export function silent(
  context: FaultContext,
  span: Span,
  inverter: number,
  kind: 'missing' | 'frozen',
): SampleFault {
  const node = nodeOf(context, inverter)
  return commLoss(context, span, {
    nodeIds: [node],
    acceptNodes: [node, parentOf(context, inverter), 'sys'],
    readings: columns(context, node).map((column) => ({ node: column, kind })),
    note: `${kind}; it works on`,
  })
}

/** No data, and it stood still: the counter says so. */
export const silentOutage: DrawFault = (context, day) => {
  const span = brightSpan(context, day, Math.max(180, 4 * context.intervalMin))
  const fault =
    span && context.hierarchy.counters
      ? outage(context, span, 'no data and the counter stands')
      : undefined
  if (!fault) return undefined
  const nodes = fault.nodeIds
  return {
    ...fault,
    readings: nodes.flatMap((node) =>
      columns(context, node).map((column) => ({ node: column, kind: 'missing' as const })),
    ),
    may: [{ type: 'comm_loss', nodeIds: nodes }],
  }
}

export const busGap: DrawFault = (context, day) => {
  const span = gapSpan(context, day)
  if (!span || !context.hierarchy.inverters || !context.hierarchy.meter) return undefined
  const nodes = context.plant.inverters.map(({ nodeId }) => nodeId)
  return commLoss(context, span, {
    nodeIds: ['sys'],
    acceptNodes: everyNode(context),
    readings: nodes.flatMap((node) =>
      columns(context, node).map((column) => ({ node: column, kind: 'missing' as const })),
    ),
    note: 'bus of the inverters',
  })
}

export const meterGap: DrawFault = (context, day) => {
  const span = gapSpan(context, day)
  if (!span || !context.hierarchy.meter) return undefined
  return commLoss(context, span, {
    nodeIds: ['mtr'],
    acceptNodes: ['mtr', 'met', 'sys'],
    readings: columns(context, 'mtr').map((node) => ({ node, kind: 'missing' as const })),
    note: 'the meter alone',
  })
}

export const stationGap: DrawFault = (context, day) => {
  const { random, hierarchy } = context
  const kind = random.uniform() < 0.5 ? 'missing' : 'frozen'
  const span = gapSpan(context, day, kind)
  if (!span || !hierarchy.station) return undefined
  return commLoss(context, span, {
    nodeIds: ['met.ghi'],
    acceptNodes: ['met.ghi', 'met', 'sys'],
    readings: [{ node: 'met.ghi', kind }],
    note: `GHI ${kind}`,
  })
}
