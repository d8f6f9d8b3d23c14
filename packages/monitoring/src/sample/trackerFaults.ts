import { DAY_MIN } from '@duet/units'
import {
  daysFrom,
  type FaultContext,
  invertersOf,
  nodeOf,
  pick,
  stepsOf,
  whole,
} from './faultContext.ts'
import { type DrawFault, faultOf } from './makeFault.ts'
import type { SampleFault } from './sampleFault.ts'
import { turnedPotentialW } from './samplePlant.ts'

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
  return stalled(context, day, whole(context.random, 1, 4), angle)
}

/** Trackers of a block that stand at an angle, from a bright moment of a day for so many days. */
export const stalled = (
  context: FaultContext,
  day: number,
  days: number,
  angle: number,
): SampleFault | undefined =>
  turned(
    context,
    day,
    days,
    {
      type: 'tracker_stall',
      startToleranceMin: 180,
      energyTolerance: [0.1, 0.6],
      note: `stuck at ${angle}°`,
    },
    () => angle,
  )

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
