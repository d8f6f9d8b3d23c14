import type { EventType } from '../model/event.ts'
import {
  allInverters,
  between,
  brightHours,
  brightSpan,
  everyNode,
  type FaultContext,
  nodeOf,
  onInterval,
  parentOf,
  pick,
  type Span,
  stepsOf,
  whole,
} from './faultContext.ts'
import type { FaultEffect, ReadingFault, SampleFault } from './sampleFault.ts'

/** Draws one fault around a day; undefined where the plant or the day does not admit it. */
export type DrawFault = (context: FaultContext, day: number) => SampleFault | undefined

const OUTAGE_TOLERANCE = [0.065, 0.12] as const
const LIMIT_TOLERANCE = [0.065, 0.3] as const

type Given = Pick<SampleFault, 'type' | 'inverters' | 'nodeIds' | 'acceptNodes' | 'note'> &
  Partial<SampleFault>

/** With what most faults have in common. */
export function faultOf(context: FaultContext, span: Span, given: Given): SampleFault {
  const slack = 3 * context.intervalMin
  return {
    ...span,
    effect: { kind: 'none' },
    readings: [],
    acceptTypes: [given.type],
    energyTolerance: null,
    ...given,
    startToleranceMin: Math.max(given.startToleranceMin ?? 30, slack),
  }
}

const OFF: FaultEffect = { kind: 'off' }

function outage(context: FaultContext, span: Span, note: string): SampleFault | undefined {
  const { hierarchy, random } = context
  if (!hierarchy.inverters) return undefined
  const inverter = pick(random, allInverters(context))
  return faultOf(context, span, {
    type: 'inverter_outage',
    inverters: [inverter],
    effect: OFF,
    nodeIds: [nodeOf(context, inverter)],
    acceptNodes: [nodeOf(context, inverter), parentOf(context, inverter)],
    startToleranceMin: 20,
    energyTolerance: OUTAGE_TOLERANCE,
    // an inverter alone in its plant, or two that fail at once, are the plant
    ...(context.plant.inverters.length === 1 && {
      acceptNodes: everyNode(context),
      acceptTypes: ['inverter_outage', 'system_outage'] as const,
    }),
    note,
  })
}

export const shortOutage: DrawFault = (context, day) => {
  const least = Math.max(30, 3 * context.intervalMin)
  const span = brightSpan(context, day, least + between(context.random, 0, 240))
  return span && outage(context, span, 'some hours of a day')
}

export const longOutage: DrawFault = (context, day) => {
  const first = brightSpan(context, day, 60)
  const last = brightSpan(context, day + whole(context.random, 1, 3), 60)
  return first && last && outage(context, { from: first.from, to: last.to }, 'over nights')
}

export const morningOutage: DrawFault = (context, day) => {
  const all = context.days[day]
  const bright = all && brightHours(context, all, 0.1, stepsOf(context, 300))
  if (!all || !bright) return undefined
  const to = onInterval(context, bright.from + stepsOf(context, between(context.random, 90, 240)))
  return outage(context, { from: all.from, to }, 'does not start in the morning')
}

export const plantOutage: DrawFault = (context, day) => {
  const least = Math.max(60, 4 * context.intervalMin)
  const span = brightSpan(context, day, least + between(context.random, 0, 180))
  if (!span) return undefined
  const others = everyNode(context).filter((node) => node !== 'sys' && node !== 'mtr')
  return faultOf(context, span, {
    type: 'system_outage',
    inverters: allInverters(context),
    effect: OFF,
    nodeIds: ['sys'],
    acceptNodes: ['sys', 'mtr'],
    energyTolerance: OUTAGE_TOLERANCE,
    may: [{ type: 'inverter_outage', nodeIds: others }],
    note: 'grid outage',
  })
}

export const derate: DrawFault = (context, day) => {
  const { random, hierarchy } = context
  if (!hierarchy.inverters || context.plant.inverters.length < 2) return undefined
  const share = between(random, 0.35, 0.6)
  const least = Math.max(120, 5 * context.intervalMin)
  const span = brightSpan(context, day, least + between(random, 0, 150), share + 0.15)
  if (!span) return undefined
  const inverter = pick(random, allInverters(context))
  return faultOf(context, span, {
    type: 'inverter_derate',
    inverters: [inverter],
    effect: { kind: 'limit', share },
    nodeIds: [nodeOf(context, inverter)],
    acceptNodes: [nodeOf(context, inverter), parentOf(context, inverter)],
    startToleranceMin: 45,
    energyTolerance: LIMIT_TOLERANCE,
    note: `held at ${Math.round(100 * share)} % of its rating`,
  })
}

function curtailment(context: FaultContext, day: number, isSignalled: boolean) {
  const { random } = context
  if (isSignalled !== context.hierarchy.setpoint) return undefined
  const percent = pick(random, isSignalled ? [0, 20, 30, 40, 50, 60] : [30, 40, 50, 60])
  const least = Math.max(120, 5 * context.intervalMin)
  const minutes = least + between(random, 0, 150)
  const span = brightSpan(context, day, minutes, Math.max(0.2, percent / 100 + 0.1))
  if (!span) return undefined
  const readings: readonly ReadingFault[] = isSignalled
    ? [{ node: 'sys.setpoint', kind: 'set', value: percent }]
    : []
  return faultOf(context, span, {
    type: 'curtailment',
    inverters: allInverters(context),
    effect: { kind: 'limit', share: percent / 100 },
    readings,
    nodeIds: ['sys'],
    acceptNodes: everyNode(context),
    energyTolerance: LIMIT_TOLERANCE,
    note: `${percent} %, ${isSignalled ? 'with' : 'without'} a signal`,
  })
}

export const signalledCurtailment: DrawFault = (context, day) => curtailment(context, day, true)
export const silentCurtailment: DrawFault = (context, day) => curtailment(context, day, false)

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
  const inverter = pick(random, allInverters(context))
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
