import { WATERFALL_STAGES } from './stageTable.ts'

type Row = (typeof WATERFALL_STAGES)[number]

export type WaterfallKey = Row['key']
export type SystemStage = Extract<Row, { readonly systemSeries: string }>
export type SystemStageKey = SystemStage['key']
/** Stages of a block that a series holds; parts of the rear light are made of several. */
export type BlockStage = Extract<Row, { readonly series: string }>
/** Keys that one block fills; the rest come from the plant's stages. */
export type BlockStageKey = Exclude<WaterfallKey, SystemStageKey>

export const SYSTEM_STAGES: readonly SystemStage[] = WATERFALL_STAGES.filter(
  (row) => 'systemSeries' in row,
)
export const BLOCK_STAGES: readonly BlockStage[] = WATERFALL_STAGES.filter((row) => 'series' in row)

/** One value for each of some stages, by its key. */
export function mapStages<Stage extends { readonly key: string }, T>(
  stages: readonly Stage[],
  value: (stage: Stage) => T,
): Record<Stage['key'], T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- has a value for every stage
  return Object.fromEntries(stages.map((stage) => [stage.key, value(stage)])) as Record<
    Stage['key'],
    T
  >
}
