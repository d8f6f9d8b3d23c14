import {
  addSums,
  type BlockEnergySums,
  type BlockRatings,
  closureError,
  type KeyFigureSums,
  keyFigures,
  type SimulationWarning,
  type SystemEnergySums,
  type WaterfallRow,
  waterfall,
} from '@duet/engine'
import { wattsToKilowatts } from '@duet/units'
import { type Kpi, kpiTable } from './kpis.ts'
import { type LossRow, lossTable } from './lossTable.ts'
import { checkAccount } from './runChecks.ts'
import type { ZoneSummary } from './zones.ts'

export interface RunWarning {
  readonly code: string
  /** Ends with the hours and the energy, where these are known. */
  readonly message: string
  /** Steps that it is about, the hours that these last, and what it costs at its stage of the account, kWh. */
  readonly count?: number | undefined
  readonly hours?: number | undefined
  readonly loss_kwh?: number | undefined
}

export interface RunAssumption {
  readonly field: string
  readonly value: number | string
  readonly unit: string
  readonly reason: string
}

/** One block of a finished run: sums over its steps, from any cut of the time range. */
export interface BlockRun {
  readonly id: string
  readonly name: string
  readonly ratings: Pick<BlockRatings, 'nominalDcW' | 'nominalAcW' | 'moduleCount'>
  readonly energy: BlockEnergySums
  readonly keyFigureSums: KeyFigureSums
  readonly warnings: readonly SimulationWarning[]
  readonly assumptions: readonly RunAssumption[]
  /** Of a block whose light is traced. */
  readonly zones?: readonly ZoneSummary[] | undefined
}

export interface RatingSummary {
  readonly nominal_dc_w: number
  readonly nominal_ac_w: number
  readonly module_count: number
}

export interface PartSummary {
  readonly ratings: RatingSummary
  /** Of a block at the output of its transformer, of the plant to the grid. */
  readonly energy_kwh: number
  readonly kpis: readonly Kpi[]
  readonly losses: readonly LossRow[]
  readonly closure_error: number
}

export interface BlockSummary extends PartSummary {
  readonly block_id: string
  readonly name: string
  /** Of a block whose light is traced. */
  readonly zones?: readonly ZoneSummary[]
}

/** What is stored of a run beside its series. The same from the server and from the command line. */
export interface RunSummary {
  readonly system: PartSummary
  readonly blocks: readonly BlockSummary[]
  readonly warnings: readonly (RunWarning & { readonly block_id: string })[]
  /** `block_id` is empty for what concerns the whole plant. */
  readonly assumptions: readonly (RunAssumption & { readonly block_id: string })[]
}

/**
 * Key figures and loss accounts of a plant and of each block, from sums of energies.
 *
 * @param system - energies after the blocks meet
 * @param plantAssumptions - of the stages after the blocks meet
 * @throws AppError RESULT_UNSOUND for an account that cannot be
 */
export function summariseRun(
  blocks: readonly BlockRun[],
  system: SystemEnergySums,
  plantAssumptions: readonly RunAssumption[] = [],
): RunSummary {
  const plantRows = waterfall({ ...addSums(blocks.map(({ energy }) => energy)), ...system })
  checkAccount('The plant', plantRows)
  return {
    system: partSummary(
      addRatings(blocks),
      plantRows,
      addSums(blocks.map(({ keyFigureSums }) => keyFigureSums)),
    ),
    blocks: blocks.map(blockSummary),
    warnings: blocks.flatMap(({ id, warnings }) =>
      warnings.map((warning) => ({ block_id: id, ...runWarning(warning) })),
    ),
    assumptions: [
      ...plantAssumptions.map((assumption) => ({ block_id: '', ...assumption })),
      ...blocks.flatMap(({ id, assumptions }) =>
        assumptions.map((assumption) => ({ block_id: id, ...assumption })),
      ),
    ],
  }
}

function runWarning({ lossKwh, ...warning }: SimulationWarning): RunWarning {
  const amounts = [
    ...(warning.hours === undefined ? [] : [`${amount(warning.hours)} h`]),
    ...(lossKwh === undefined ? [] : [`${amount(lossKwh)} kWh`]),
  ]
  return {
    ...warning,
    message: [warning.message, ...(amounts.length > 0 ? [`${amounts.join(', ')}.`] : [])].join(' '),
    ...(lossKwh !== undefined && { loss_kwh: lossKwh }),
  }
}

const amount = (value: number): string =>
  value.toLocaleString('en-US', { maximumSignificantDigits: 4 })

function blockSummary(block: BlockRun): BlockSummary {
  const { id, name, zones } = block
  const rows = waterfall(block.energy)
  const zonesKwh = zones?.map(({ dc_kwh }) => dc_kwh)
  checkAccount(`Block "${name}"`, rows, zonesKwh)
  return {
    block_id: id,
    name,
    ...partSummary(addRatings([block]), rows, block.keyFigureSums),
    ...(zones && { zones }),
  }
}

function partSummary(
  ratings: RatingSummary,
  rows: readonly WaterfallRow[],
  sums: KeyFigureSums,
): PartSummary {
  const nominalDcKw = wattsToKilowatts(ratings.nominal_dc_w)
  const energyKwh = rows.at(-1)?.valueAfter ?? 0
  return {
    ratings,
    energy_kwh: energyKwh,
    kpis: kpiTable(keyFigures(sums, nominalDcKw, energyKwh), energyKwh),
    losses: lossTable(rows, nominalDcKw),
    closure_error: closureError(rows),
  }
}

function addRatings(blocks: readonly Pick<BlockRun, 'ratings'>[]): RatingSummary {
  return {
    nominal_dc_w: blocks.reduce((sum, { ratings }) => sum + ratings.nominalDcW, 0),
    nominal_ac_w: blocks.reduce((sum, { ratings }) => sum + ratings.nominalAcW, 0),
    module_count: blocks.reduce((sum, { ratings }) => sum + ratings.moduleCount, 0),
  }
}
