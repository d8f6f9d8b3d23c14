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
