import type { FaultContext, Span } from './faultContext.ts'
import type { SampleFault } from './sampleFault.ts'

/** Draws one fault around a day; undefined where the plant or the day does not admit it. */
export type DrawFault = (context: FaultContext, day: number) => SampleFault | undefined

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
