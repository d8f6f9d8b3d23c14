import { DAY_MIN, DAY_S } from '@duet/units'
import {
  allInverters,
  between,
  daysFrom,
  everyNode,
  type FaultContext,
  nodeOf,
  parentOf,
  pick,
  type Span,
  whole,
} from './faultContext.ts'
import { type DrawFault, faultOf } from './makeFault.ts'
import type { SampleFault } from './sampleFault.ts'

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
  const combiner = whole(random, 1, combiners)
  return opened(context, span, { inverter, combiner, open })
}

/** Strings of one combiner that give nothing. @param open - how many; `combiner` counts from 1 */
export function opened(
  context: FaultContext,
  span: Span,
  {
    inverter,
    combiner,
    open,
  }: { readonly inverter: number; readonly combiner: number; readonly open: number },
): SampleFault {
  const { combinersPerInverter: combiners, stringsPerCombiner: strings } = context
  const node = nodeOf(context, inverter)
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
