import { AppError } from '@duet/contract'
import { powerScope } from '@duet/monitoring'
import type { PlantDocument } from '@duet/plant'
import { type KeyedNode, plantOfVersion } from '../../monitoring/deployments/versionQueries.ts'
import { dcOfBlock } from '../../monitoring/performance/comparedScope.ts'
import { requireFacts, type VersionFacts } from '../../monitoring/performance/versionFacts.ts'
import type { Server } from '../../server.ts'
import { evaluatedDates } from '../playbackQueries.ts'

/** Something whose power is measured, with what that is a share of. */
export interface PowerNode {
  readonly key: number
  readonly nominalW: number
}

/** A block of the design with what is measured of it. */
export interface MeasuredBlock {
  readonly id: string
  readonly name: string
  readonly nominalW: number
  /** Whose power together is that of the block. */
  readonly power: readonly PowerNode[]
  /** Number of its own node, by which expected conditions are stored; undefined: the hierarchy has none. */
  readonly nodeKey: number | undefined
}

export interface MeasuredInverter extends PowerNode {
  readonly id: string
  readonly name: string
  /** Place of its block. */
  readonly block: number
}

/** A monitored plant as the version of its newest evaluated day has it. */
export interface DeploymentPlant {
  readonly projectId: string
  readonly facts: VersionFacts
  readonly document: PlantDocument
  /** Evaluated days, oldest first. */
  readonly dates: readonly string[]
  readonly blocks: readonly MeasuredBlock[]
  readonly inverters: readonly MeasuredInverter[]
}

/** @throws AppError RESULT_NOT_READY where no day is evaluated, INVALID_INPUT without a version */
export async function deploymentPlant(server: Server, projectId: string): Promise<DeploymentPlant> {
  const dates = await evaluatedDates(server.db, projectId)
  const last = dates.at(-1)
  if (last === undefined)
    throw new AppError(
      'RESULT_NOT_READY',
      'No day of this plant is evaluated yet. It can be played when the first day with readings has been.',
    )
  const facts = await requireFacts(server, projectId, last)
  const document = await plantOfVersion(server.db, facts.version.id)
  const blocks = document.blocks.map(({ id, name }) => measuredBlock(facts, { id, name }))
  return { projectId, facts, document, dates, blocks, inverters: invertersOf(facts, blocks) }
}

function measuredBlock(
  facts: VersionFacts,
  { id, name }: { readonly id: string; readonly name: string },
): MeasuredBlock {
  const own = facts.nodes.find(
    ({ component, duet_block_id }) => component === 'block' && duet_block_id === id,
  )
  const scope = own && powerScope(facts.nodes, own.id)
  const nominalW = dcOfBlock(facts, id)
  const power = (scope?.power ?? []).map((node) => ({
    key: node.node_key,
    nominalW: node.component === 'block' ? nominalW : nominalOf(node),
  }))
  return { id, name, nominalW, power, nodeKey: own?.node_key }
}

const nominalOf = ({ inverter_dc_capacity }: KeyedNode): number =>
  inverter_dc_capacity ?? Number.NaN

function invertersOf(
  { nodes }: VersionFacts,
  blocks: readonly MeasuredBlock[],
): readonly MeasuredInverter[] {
  return nodes.flatMap((node) => {
    const block = blocks.findIndex(({ id }) => id === node.duet_block_id)
    const isOne =
      node.component === 'inverter' && node.component_measure === 'active_power' && block >= 0
    const { id, name, node_key: key } = node
    return isOne ? [{ id, name, key, block, nominalW: nominalOf(node) }] : []
  })
}
