import { DAY_S } from '@duet/units'
import {
  allInverters,
  between,
  brightSpan,
  everyNode,
  type FaultContext,
  invertersOf,
  nodeOf,
  parentOf,
  pick,
  type Span,
  stepsOf,
  whole,
} from './faultContext.ts'
import { type DrawFault, faultOf } from './outageFaults.ts'
import type { SampleFault } from './sampleFault.ts'
import { turnedPotentialW } from './samplePlant.ts'

const DAY_MIN = 1440

/** From a bright step of a day for so many days, within the period. */
function daysFrom(context: FaultContext, day: number, days: number): Span | undefined {
  const first = brightSpan(context, day, 60)
  const last = context.days[day + days]
  return first && last && { from: first.from, to: last.to }
}

function turned(
  context: FaultContext,
  day: number,
  days: number,
  given: Pick<SampleFault, 'type' | 'startToleranceMin' | 'energyTolerance' | 'note'>,
  angleOf: (ideal: Float64Array, step: number) => number,
): SampleFault | undefined {
  const { plant, random, hierarchy } = context
  const trackers = plant.blocks.flatMap(({ isTracker }, index) => (isTracker ? [index] : []))
  const span = daysFrom(context, day, days)
  if (trackers.length === 0 || !span || !hierarchy.inverters) return undefined
  const index = pick(random, trackers)
  const block = plant.blocks[index]
  if (!block) return undefined
  const ideal = block.trackerAngleDeg
  const angles = Float64Array.from({ length: span.to - span.from }, (_, i) =>
    angleOf(ideal, span.from + i),
  )
  const { potentialW, poaWm2 } = turnedPotentialW(block, span, angles)
  const factor = potentialW.map((watt, i) => {
    const usual = block.potentialW[span.from + i]
    return usual > 0 ? Math.max(0, watt) / usual : 1
  })
  const inverters = invertersOf(context, index)
  return faultOf(context, span, {
    ...given,
    inverters,
    effect: { kind: 'dc', factors: inverters.map(() => factor) },
    readings: [
      ...(hierarchy.angle
        ? [{ node: `${block.nodeId}.angle`, kind: 'set' as const, values: angles }]
        : []),
      ...(hierarchy.poa
        ? [{ node: `poa-${index + 1}`, kind: 'set' as const, values: poaWm2 }]
        : []),
    ],
    nodeIds: [block.nodeId],
    acceptNodes: [block.nodeId, 'sys', ...inverters.map((inverter) => nodeOf(context, inverter))],
    acceptTypes: ['tracker_stall', 'tracker_misaligned'],
  })
}

export const trackerStall: DrawFault = (context, day) => {
  const angle = pick(context.random, [0, 0, -35, 35, 50])
  return turned(
    context,
    day,
    whole(context.random, 1, 4),
    {
      type: 'tracker_stall',
      startToleranceMin: 180,
      energyTolerance: [0.1, 0.6],
      note: `stuck at ${angle}°`,
    },
    () => angle,
  )
}

export const trackerOffset: DrawFault = (context, day) => {
  const offset = pick(context.random, [-12, -9, 9, 12])
  return turned(
    context,
    day,
    whole(context.random, 8, 14),
    {
      type: 'tracker_misaligned',
      startToleranceMin: 4 * DAY_MIN,
      energyTolerance: [0.6, 0.6],
      note: `${offset}° off`,
    },
    (ideal, i) => Math.max(-60, Math.min(60, ideal[i] + offset)),
  )
}

export const trackerClock: DrawFault = (context, day) => {
  const late = stepsOf(context, 30)
  return turned(
    context,
    day,
    whole(context.random, 8, 14),
    {
      type: 'tracker_misaligned',
      startToleranceMin: 4 * DAY_MIN,
      energyTolerance: [0.6, 0.6],
      note: 'clock of the controller 30 min late',
    },
    (ideal, i) => ideal[Math.max(0, i - late)],
  )
}

export const openStrings: DrawFault = (context, day) => {
  const {
    hierarchy,
    random,
    combinersPerInverter: combiners,
    stringsPerCombiner: strings,
  } = context
  const span = daysFrom(context, day, whole(random, 7, 18))
  if (!span || !hierarchy.combiners) return undefined
  const inverter = pick(random, allInverters(context))
  const open = pick(random, [1, 1, 2, Math.ceil(strings / 3), strings])
  const node = nodeOf(context, inverter)
  const combiner = whole(random, 1, combiners)
  const left = 1 - open / (strings * combiners)
  const name = (number: number): string => `${node}-c${String(number).padStart(2, '0')}`
  return faultOf(context, span, {
    type: 'string_outage',
    inverters: [inverter],
    effect: { kind: 'dc', factors: [new Float64Array(span.to - span.from).fill(left)] },
    // the current of the inverter is shared evenly by its combiners, but for this one
    readings: Array.from({ length: combiners }, (_, i) => ({
      node: name(i + 1),
      kind: 'gain' as const,
      value: (i + 1 === combiner ? 1 - open / strings : 1) / left,
    })),
    nodeIds: [name(combiner)],
    acceptNodes: [name(combiner), node, parentOf(context, inverter)],
    startToleranceMin: 4 * DAY_MIN,
    energyTolerance: [0.4, 0.4],
    note: `${open} of ${strings} strings`,
  })
}

export const soilingRamp: DrawFault = (context, day) => {
  const { plant, random } = context
  const days = whole(random, 18, 30)
  const [from, last] = [context.days[day]?.from, context.days[day + days]]
  if (from === undefined || !last) return undefined
  const rate = between(random, 0.12, 0.3)
  const to = last.to
  const factor = Float64Array.from(
    { length: to - from },
    (_, i) => 1 - (rate / 100) * ((i * plant.stepS) / DAY_S),
  )
  const inverters = allInverters(context)
  return faultOf(
    context,
    { from, to },
    {
      type: 'soiling',
      inverters,
      effect: { kind: 'dc', factors: inverters.map(() => factor) },
      nodeIds: ['sys'],
      acceptNodes: ['sys', ...plant.blocks.map(({ nodeId }) => nodeId)],
      startToleranceMin: 8 * DAY_MIN,
      energyTolerance: [0.4, 0.4],
      ratePercentPerDay: rate,
      note: `dirt grows by ${rate.toFixed(2)} % a day, then rain`,
    },
  )
}

/** Front covered; what passes is the rear of a bifacial plant. */
const UNDER_SNOW = 0.03

export const snow: DrawFault = (context, day) => {
  const { airC, days, random, plant } = context
  const length = whole(random, 2, 4)
  const [first, last] = [days[day], days[day + length]]
  if (!first || !last) return undefined
  const air = airC.subarray(first.from, last.to)
  if (air.some((celsius) => celsius > 2)) return undefined
  const melting = last.to - last.from
  const factor = Float64Array.from({ length: last.to - first.from }, (_, i) => {
    const left = last.to - first.from - i
    return left > melting ? UNDER_SNOW : UNDER_SNOW + 0.6 * (1 - left / melting)
  })
  const inverters = allInverters(context)
  return faultOf(
    context,
    { from: first.from, to: last.to },
    {
      type: 'snow',
      inverters,
      effect: { kind: 'dc', factors: inverters.map(() => factor) },
      nodeIds: plant.blocks.map(({ nodeId }) => nodeId),
      acceptNodes: everyNode(context),
      startToleranceMin: DAY_MIN,
      energyTolerance: [0.08, 0.12],
      note: 'snow, that melts on the last day',
    },
  )
}

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
  const gain = pick(random, [0.9, 0.94, 1.08])
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
