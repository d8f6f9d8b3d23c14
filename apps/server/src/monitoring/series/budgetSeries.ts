import { AppError } from '@duet/contract'
import type { Server } from '../../server.ts'
import type { KeyedNode, VersionRecord } from '../deployments/versionQueries.ts'
import { comparedScope, shareOfBlock } from '../performance/comparedScope.ts'
import { factsOfVersion, type VersionFacts } from '../performance/versionFacts.ts'
import { type BudgetSteps, budgetOnSteps, budgetYear } from './budgetYear.ts'

/** Power of the run that was sold, W, by the keys of those nodes that measure power; empty where there is no such run. */
export async function budgetSeries(
  server: Server,
  version: VersionRecord | undefined,
  nodes: readonly KeyedNode[],
  steps: BudgetSteps,
): Promise<ReadonlyMap<number, Float64Array>> {
  const id = version?.budget_simulation_id
  const ofPower = nodes.filter(({ component_measure }) => component_measure === 'active_power')
  if (!version || id == null || ofPower.length === 0) return new Map()
  const facts = await factsOfVersion(server, version)
  try {
    const found = await Promise.all(
      ofPower.map(
        async (node) => [node.node_key, await ofNode(server, id, { facts, node, steps })] as const,
      ),
    )
    return new Map(found.flatMap(([key, values]) => (values ? [[key, values]] : [])))
  } catch (error) {
    // The run, or a block in it, is gone: system performance says why there is no budget
    if (error instanceof AppError) return new Map()
    throw error
  }
}

interface Asked {
  readonly facts: VersionFacts
  readonly node: KeyedNode
  readonly steps: BudgetSteps
}

async function ofNode(
  server: Server,
  simulationId: string,
  { facts, node, steps }: Asked,
): Promise<Float64Array | undefined> {
  const isAtGrid = node.component === 'meter' || node.component === 'system'
  const scope = comparedScope(facts, node.id)
  const blockId = isAtGrid ? undefined : (scope.blocks[0]?.duet_block_id ?? undefined)
  if (!isAtGrid && blockId === undefined) return undefined
  const year = await budgetYear(server, simulationId, { blockId, isAtGrid })
  return budgetOnSteps(year, steps, shareOfBlock(facts, scope, node.id))
}
