import type { SampleScenario } from '@duet/monitoring'
import type { PlantDocument } from '@duet/plant'

/** A period of the sample that is to be made. */
export interface PeriodInput {
  readonly document: PlantDocument
  readonly number: number
  readonly fromUtcMs: number
  readonly toUtcMs: number
  readonly countedWh: ReadonlyMap<string, number>
}

export type MadePeriod = Pick<SampleScenario, 'deployment' | 'startUtcMs' | 'readings'>

export type SampleMessages = {
  readonly period: readonly [PeriodInput, MadePeriod]
}
