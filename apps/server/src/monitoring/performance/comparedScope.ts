import { AppError } from '@duet/contract'
import { type PowerScope, powerScope } from '@duet/monitoring'
import type { KeyedNode } from '../deployments/versionQueries.ts'
import type { VersionFacts } from './versionFacts.ts'

export interface ComparedScope extends PowerScope<KeyedNode> {
  /** Of what is compared, W; NaN where it is not known. */
  readonly ratedW: number
  readonly isPlant: boolean
}

/** @throws AppError NOT_FOUND for an id of no node of the version */
export function comparedScope(facts: VersionFacts, id: string | null): ComparedScope {
  const scope = powerScope(facts.nodes, id)
  if (!scope) throw new AppError('NOT_FOUND', 'Node not found')
  return { ...scope, ratedW: ratedW(facts, scope, id) ?? Number.NaN, isPlant: id === null }
}

function ratedW(
  { version, ratedAcW, nodes }: VersionFacts,
  { blocks }: PowerScope<KeyedNode>,
  id: string | null,
): number | undefined {
  if (id === null) return version.ac_capacity_w ?? undefined
  const rated = ratedAcW.get(blocks[0]?.duet_block_id ?? '')
  return nodes.find((node) => node.id === id)?.component === 'block' ? rated?.all : rated?.one
}

/** DC capacity of the measured inverters of a block, W; 0: not known. */
export const dcOfBlock = ({ nodes }: VersionFacts, blockId: string | null): number =>
  nodes
    .filter(
      ({ component, component_measure, duet_block_id }) =>
        component === 'inverter' &&
        component_measure === 'active_power' &&
        duet_block_id === blockId,
    )
    .reduce((sum, { inverter_dc_capacity }) => sum + (inverter_dc_capacity ?? 0), 0)

/** What an inverter is of its block by DC capacity; 1 of all else. */
export function shareOfBlock(
  facts: VersionFacts,
  { power }: ComparedScope,
  id: string | null,
): number {
  const [one] = power
  if (id === null || one?.id !== id || one.component !== 'inverter') return 1
  return (one.inverter_dc_capacity ?? 0) / dcOfBlock(facts, one.duet_block_id) || 1
}
