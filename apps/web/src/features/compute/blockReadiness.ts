import {
  type Block,
  concernsBlock,
  type DesignFinding,
  linkedComponents,
  type MeteoSummary,
  type PlantComponent,
  simulationPrerequisites,
} from '@duet/plant'

export type ReportedFinding = Pick<DesignFinding, 'severity' | 'block_id' | 'figures' | 'message'>

/**
 * Why a block cannot be simulated yet, whatever its weather; empty when it is ready.
 *
 * @param together - blocks that it would be run with: what it shares with others is no reason then; absent: all
 */
export function blockProblems(
  findings: readonly ReportedFinding[],
  { id }: Block,
  together?: readonly string[],
): readonly string[] {
  return findings
    .filter((finding) => finding.severity === 'error' && concernsBlock(finding, id))
    .filter(({ block_id, figures }) => {
      const other = block_id === id ? figures['other_block_id'] : block_id
      return typeof other !== 'string' || (together?.includes(other) ?? true)
    })
    .map(({ message }) => message)
}

/** What the weather lacks for the block's snow, its trackers and the models of its panel. */
export function weatherProblems(
  components: readonly PlantComponent[],
  block: Block,
  dataset: MeteoSummary | undefined,
): readonly string[] {
  return dataset === undefined
    ? []
    : simulationPrerequisites(block, linkedComponents({ components }, block), dataset)
}
