import { type LossRow, lossRowKind, stageLabel } from '@duet/results'
import type { CompareStage } from '../graphql/resolvers.gen.ts'

/** Variables of PVsyst by the stage of the account that leaves the same. */
const STAGE_OF_PVSYST: Readonly<Record<string, string>> = {
  GlobHor: 'ghi',
  GlobInc: 'transposition',
  GlobEff: 'spectral',
  EArrNom: 'dc_nominal',
  EArray: 'dc_mpp',
  EOutInv: 'ac_inv',
  E_Grid: 'e_grid',
}

/** What a run leaves after each stage of its account. */
export const stagesOfRun = (rows: readonly LossRow[]): CompareStage[] =>
  rows
    .filter((row) => lossRowKind(row) !== 'part')
    .map(({ key, label, value_after, unit }) => ({ key, label, value: value_after, unit }))

interface StoredStage {
  readonly key: string
  readonly value: number
  readonly unit: string
}

/** The stages of another program under the keys of the account; those that it has not keep their names. */
export const namedStages = (stages: readonly StoredStage[]): CompareStage[] =>
  stages.map(({ key, value, unit }) => {
    const own = STAGE_OF_PVSYST[key] ?? key
    return { key: own, label: stageLabel(own) ?? key, value, unit }
  })
