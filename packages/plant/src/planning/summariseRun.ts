import {
  addSums,
  type BlockEnergySums,
  type BlockRatings,
  closureError,
  type KeyFigureSums,
  type KeyFigures,
  keyFigures,
  type SimulationWarning,
  type SystemEnergySums,
  type WaterfallRow,
  waterfall,
} from '@duet/engine'

/** What the steps of one block add up to. */
export interface BlockRunSums {
  readonly id: string
  readonly name: string
  readonly ratings: BlockRatings
  readonly energy: BlockEnergySums
  readonly keyFigures: KeyFigureSums
  readonly warnings: readonly SimulationWarning[]
}

/** One block, or the whole plant. */
export interface AccountOf {
  readonly nominalDcKw: number
  readonly nominalAcKw: number
  readonly moduleCount: number
  /** Of a block at the output of its transformer, of the plant to the grid, kWh. */
  readonly energyKwh: number
  readonly keyFigures: KeyFigures
  readonly waterfall: readonly WaterfallRow[]
  /** See `closureError` of the engine. */
  readonly closureError: number
}

export interface RunSummary {
  readonly system: AccountOf
  readonly blocks: readonly (AccountOf & { readonly id: string; readonly name: string })[]
  readonly warnings: readonly (SimulationWarning & { readonly block_id: string })[]
}

/** The account of a finished run: whole plant and block by block. Sums may come from any cut of the time range. */
export function summariseRun(
  blocks: readonly BlockRunSums[],
  system: SystemEnergySums,
): RunSummary {
  const plant = addSums(blocks.map(({ energy }) => energy))
  return {
    system: account(
      blocks.map(({ ratings }) => ratings),
      addSums(blocks.map((block) => block.keyFigures)),
      waterfall({ ...plant, ...system }),
    ),
    blocks: blocks.map((block) => ({
      id: block.id,
      name: block.name,
      ...account([block.ratings], block.keyFigures, waterfall(block.energy)),
    })),
    warnings: blocks.flatMap(({ id, warnings }) =>
      warnings.map((warning) => ({ ...warning, block_id: id })),
    ),
  }
}

function account(
  ratings: readonly BlockRatings[],
  sums: KeyFigureSums,
  rows: readonly WaterfallRow[],
): AccountOf {
  const total = (key: 'nominalDcW' | 'nominalAcW' | 'moduleCount'): number =>
    ratings.reduce((sum, rating) => sum + rating[key], 0)
  const nominalDcKw = total('nominalDcW') / 1000
  const energyKwh = rows.at(-1)?.valueAfter ?? 0
  return {
    nominalDcKw,
    nominalAcKw: total('nominalAcW') / 1000,
    moduleCount: total('moduleCount'),
    energyKwh,
    keyFigures: keyFigures(sums, nominalDcKw, energyKwh),
    waterfall: rows,
    closureError: closureError(rows),
  }
}
