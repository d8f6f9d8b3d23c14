import { AppError } from '@duet/contract'
import type { BlockRatings, GridLimitPeriod, PlantStages } from '@duet/engine'
import { percentToFraction, sum } from '@duet/units'
import { localTimeMs, type Period } from '../components/fields/periods.ts'
import type { TransformerParameters } from '../components/transformer/transformerParameters.ts'
import type { AcWireParameters } from '../components/wire/wireParameters.ts'
import {
  findComponent,
  type PlantDocument,
  type PlantSystemParameters,
} from '../document/plantDocument.ts'
import type { Assumption } from './assumption.ts'
import { acLine } from './lineInput.ts'
import { outagesInput } from './outagesInput.ts'
import { transformerInput } from './transformerInput.ts'

export interface PlantStagesInput {
  readonly stages: PlantStages
  readonly assumptions: readonly Assumption[]
}

/**
 * High-voltage stage, grid limit and unavailability (D-08).
 *
 * @param blocks - ratings of all blocks of the run, as `toSimulationInput` gives them
 * @throws AppError INVALID_INPUT when the HV stage is on and its transformer or wire is missing
 */
export function toPlantStages(
  document: PlantDocument,
  blocks: readonly Pick<BlockRatings, 'nominalDcW' | 'nominalAcW'>[],
): PlantStagesInput {
  const system = document.system_parameters
  const { unavailability_percentage: unavailability } = system
  const limitW = system.grid_injection_limit_enabled ? system.grid_injection_limit : null
  const { grid_limit_schedule: schedule, grid_limit_periods: periods } = system
  const outages = outagesInput(system)
  const grid: PlantStages = {
    ...(limitW !== null && { gridLimitW: limitW }),
    ...(limitW !== null && schedule && { gridLimitShares: schedule.map(percentToFraction) }),
    ...(limitW !== null && periods && { gridLimitPeriods: periods.map(gridLimitPeriod) }),
    ...(unavailability !== null && { unavailabilityFraction: percentToFraction(unavailability) }),
    ...(outages && { outages }),
  }
  if (!system.hv_stage_enabled) return { stages: grid, assumptions: [] }
  const { transformer, wire } = hvParts(document, system)
  const powerAtStcW = sum(
    blocks.map(({ nominalDcW, nominalAcW }) => Math.min(nominalDcW, nominalAcW)),
  )
  const ratedVa = sum(blocks.map(({ nominalAcW }) => nominalAcW))
  const voltageV = transformer.nominal_high_side_voltage
  const reason = 'The HV line is taken at the high side of the HV transformer.'
  return {
    stages: {
      ...grid,
      hvLine: acLine(wire, { voltageV, powerAtStcW, parallelLines: 1 }),
      hvTransformer: transformerInput(transformer, { powerAtStcW, ratedVa }),
    },
    assumptions: [{ field: 'hv_line_voltage', value: voltageV, unit: 'V', reason }],
  }
}

const gridLimitPeriod = ({ from, to, value }: Period): GridLimitPeriod => ({
  fromMs: localTimeMs(from),
  toMs: localTimeMs(to),
  limitW: value,
})

function hvParts(
  document: PlantDocument,
  system: PlantSystemParameters,
): { readonly transformer: TransformerParameters; readonly wire: AcWireParameters } {
  const transformer = findComponent(document, 'hvTransformer', system.pv_hv_transformer_id)
  if (!transformer) throw missing('HV transformer', 'pv_hv_transformer_id')
  const wire = findComponent(document, 'acWire', system.pv_hv_ac_wire_id)
  if (!wire) throw missing('HV AC wire', 'pv_hv_ac_wire_id')
  return { transformer, wire }
}

function missing(label: string, field: string): AppError {
  return new AppError(
    'INVALID_INPUT',
    `The HV stage is on and has no ${label}: choose one in the system parameters or turn the stage off.`,
    { field },
  )
}
