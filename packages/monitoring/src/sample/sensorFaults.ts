import { DAY_MIN } from '@duet/units'
import {
  allInverters,
  brightSpan,
  daysFrom,
  type FaultContext,
  nodeOf,
  parentOf,
  pick,
  type Span,
  stepsOf,
  whole,
} from './faultContext.ts'
import { type DrawFault, faultOf } from './makeFault.ts'
import type { SampleFault } from './sampleFault.ts'

function sensorFault(
  context: FaultContext,
  span: Span,
  given: Pick<SampleFault, 'nodeIds' | 'acceptNodes' | 'readings' | 'note'> & Partial<SampleFault>,
): SampleFault {
  return faultOf(context, span, {
    type: 'sensor_fault',
    inverters: [],
    startToleranceMin: 6 * DAY_MIN,
    ...given,
  })
}

export const poaGain: DrawFault = (context, day) => {
  const { hierarchy, plant, random } = context
  const span = daysFrom(context, day, whole(random, 10, 20))
  if (!span || !hierarchy.poa || !hierarchy.station) return undefined
  const number = whole(random, 1, plant.blocks.length)
  return planeGain(context, span, number, pick(random, [0.9, 0.94, 1.08]))
}

/** The sensor in the plane of a block, counted from 1, that reads a share of the light. */
export function planeGain(
  context: FaultContext,
  span: Span,
  number: number,
  gain: number,
): SampleFault {
  const { plant } = context
  return sensorFault(context, span, {
    nodeIds: [`poa-${number}`],
    acceptNodes: [`poa-${number}`, 'met', 'sys', ...plant.blocks.map(({ nodeId }) => nodeId)],
    readings: [{ node: `poa-${number}`, kind: 'gain', value: gain }],
    note: `POA reads ${gain} times the light`,
  })
}

export const ghiOffset: DrawFault = (context, day) => {
  const { hierarchy, plant, random } = context
  const span = daysFrom(context, day, whole(random, 8, 20))
  if (!span || !hierarchy.station || !hierarchy.beam) return undefined
  const offset = pick(random, [9, 12, 15])
  return sensorFault(context, span, {
    nodeIds: ['met.ghi'],
    acceptNodes: ['met.ghi', 'met', 'sys', ...plant.blocks.map(({ nodeId }) => nodeId)],
    readings: [{ node: 'met.ghi', kind: 'offset', value: offset }],
    startToleranceMin: 3 * DAY_MIN,
    note: `pyranometer ${offset} W/m² high, day and night`,
  })
}

/** A device that writes kW from a day on. */
export const unitChange: DrawFault = (context, day) => {
  const { hierarchy, random } = context
  const span = daysFrom(context, day, whole(random, 4, 10))
  if (!span || !hierarchy.inverters || context.plant.inverters.length < 2) return undefined
  const inverter = pick(random, allInverters(context))
  const node = nodeOf(context, inverter)
  return sensorFault(context, span, {
    nodeIds: [node],
    acceptNodes: [node, parentOf(context, inverter), 'sys'],
    acceptTypes: ['sensor_fault', 'comm_loss'],
    readings: [{ node, kind: 'gain', value: 0.001 }],
    startToleranceMin: 2 * DAY_MIN,
    note: 'kW where W were',
  })
}

/** A logger whose clock is an hour late, all columns. */
export const loggerClock: DrawFault = (context, day) => {
  const { hierarchy, plant, random } = context
  const span = daysFrom(context, day, whole(random, 4, 8))
  if (!span || !hierarchy.inverters || !hierarchy.meter) return undefined
  const value = stepsOf(context, 60)
  return sensorFault(context, span, {
    nodeIds: ['sys'],
    acceptNodes: ['*'],
    readings: ['mtr', ...plant.inverters.map(({ nodeId }) => nodeId)].map((node) => ({
      node,
      kind: 'late' as const,
      value,
    })),
    startToleranceMin: 3 * DAY_MIN,
    note: 'clock of the logger an hour off',
  })
}

export const capacitorBank: DrawFault = (context, day) => {
  const span = brightSpan(context, day, Math.max(150, 5 * context.intervalMin), 0.3)
  const { hierarchy, random } = context
  if (!span || !hierarchy.reactive) return undefined
  const sign = random.uniform() < 0.5 ? 1 : -1
  return faultOf(context, span, {
    type: 'power_factor',
    inverters: [],
    readings: [{ node: 'mtr.q', kind: 'offset', value: sign * 0.5 * context.plant.ratedAcW }],
    nodeIds: ['mtr'],
    acceptNodes: ['mtr', 'sys'],
    startToleranceMin: 45,
    note: sign > 0 ? 'capacitor bank steps in' : 'reactor is left in',
  })
}
