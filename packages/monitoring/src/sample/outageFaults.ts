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
import { type DrawFault, faultOf } from './makeFault.ts'
import type { FaultEffect, ReadingFault, SampleFault } from './sampleFault.ts'

const OUTAGE_TOLERANCE = [0.065, 0.12] as const
const LIMIT_TOLERANCE = [0.065, 0.3] as const

const OFF: FaultEffect = { kind: 'off' }

/** An inverter that stands still. @param chosen - absent: any */
export function outage(
  context: FaultContext,
  span: Span,
  note: string,
  chosen?: number,
): SampleFault | undefined {
  const { hierarchy, random } = context
  if (!hierarchy.inverters) return undefined
  const inverter = chosen ?? pick(random, allInverters(context))
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
  return span && limited(context, span, percent, isSignalled)
}

/** The plant is held at a share of its rating. */
export function limited(
  context: FaultContext,
  span: Span,
  percent: number,
  isSignalled: boolean,
): SampleFault {
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
