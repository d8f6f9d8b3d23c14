import { wattsToKilowatts } from '@duet/units'
import { type FigureSet, type Kpi, kpiTable } from './kpis.ts'
import { type AccountRow, type LossRow, lossTable } from './lossTable.ts'

/** The engine's account, given by the caller: this package knows no physics. */
export interface Account<
  Energy extends object,
  SystemEnergy extends object,
  Sums extends object,
  Row extends AccountRow,
> {
  readonly addEnergy: (sums: readonly Energy[]) => Energy
  readonly addKeyFigureSums: (sums: readonly Sums[]) => Sums
  readonly waterfall: (sums: Energy & Partial<SystemEnergy>) => readonly Row[]
  readonly closureError: (rows: readonly Row[]) => number
  readonly keyFigures: (sums: Sums, nominalDcKw: number, acKwh: number) => FigureSet
}

export interface RunWarning {
  readonly code: string
  readonly message: string
  readonly count?: number | undefined
}

export interface RunAssumption {
  readonly field: string
  readonly value: number | string
  readonly unit: string
  readonly reason: string
}

/** One block of a finished run. */
export interface BlockRun<Energy extends object, Sums extends object> {
  readonly id: string
  readonly name: string
  readonly ratings: {
    readonly nominalDcW: number
    readonly nominalAcW: number
    readonly moduleCount: number
  }
  readonly energy: Energy
  readonly keyFigureSums: Sums
  /** At the output of the block's transformer, kWh. */
  readonly acKwh: number
  readonly warnings: readonly RunWarning[]
  readonly assumptions: readonly RunAssumption[]
}

export interface RatingSummary {
  readonly nominal_dc_w: number
  readonly nominal_ac_w: number
  readonly module_count: number
}

export interface PartSummary {
  readonly ratings: RatingSummary
  readonly energy_kwh: number
  readonly kpis: readonly Kpi[]
  readonly losses: readonly LossRow[]
  readonly closure_error: number
}

/** What is kept of a run beside its series. The same from the server and from the command line. */
export interface RunSummary {
  readonly system: PartSummary
  readonly blocks: readonly (PartSummary & { readonly block_id: string; readonly name: string })[]
  readonly warnings: readonly (RunWarning & { readonly block_id: string })[]
  readonly assumptions: readonly (RunAssumption & { readonly block_id: string })[]
}

/**
 * Key figures and loss accounts of a plant and of each block, from sums of energies.
 *
 * @param system - energies after the blocks meet, kWh
 * @param gridKwh - energy to the grid
 */
export function summariseRun<
  Energy extends object,
  SystemEnergy extends object,
  Sums extends object,
  Row extends AccountRow,
>(
  account: Account<Energy, SystemEnergy, Sums, Row>,
  blocks: readonly BlockRun<Energy, Sums>[],
  system: SystemEnergy,
  gridKwh: number,
): RunSummary {
  const part = (
    ratings: RatingSummary,
    rows: readonly Row[],
    sums: Sums,
    energyKwh: number,
  ): PartSummary => {
    const nominalDcKw = wattsToKilowatts(ratings.nominal_dc_w)
    return {
      ratings,
      energy_kwh: energyKwh,
      kpis: kpiTable(account.keyFigures(sums, nominalDcKw, energyKwh), energyKwh),
      losses: lossTable(rows, nominalDcKw),
      closure_error: account.closureError(rows),
    }
  }
  const allEnergy = { ...account.addEnergy(blocks.map(({ energy }) => energy)), ...system }
  const allSums = account.addKeyFigureSums(blocks.map(({ keyFigureSums }) => keyFigureSums))
  return {
    system: part(addRatings(blocks), account.waterfall(allEnergy), allSums, gridKwh),
    blocks: blocks.map((block) => ({
      block_id: block.id,
      name: block.name,
      ...part(
        addRatings([block]),
        account.waterfall(block.energy),
        block.keyFigureSums,
        block.acKwh,
      ),
    })),
    warnings: blocks.flatMap(({ id, warnings }) =>
      warnings.map((warning) => ({ block_id: id, ...warning })),
    ),
    assumptions: blocks.flatMap(({ id, assumptions }) =>
      assumptions.map((assumption) => ({ block_id: id, ...assumption })),
    ),
  }
}

function addRatings(blocks: readonly Pick<BlockRun<object, object>, 'ratings'>[]): RatingSummary {
  return {
    nominal_dc_w: blocks.reduce((sum, { ratings }) => sum + ratings.nominalDcW, 0),
    nominal_ac_w: blocks.reduce((sum, { ratings }) => sum + ratings.nominalAcW, 0),
    module_count: blocks.reduce((sum, { ratings }) => sum + ratings.moduleCount, 0),
  }
}
