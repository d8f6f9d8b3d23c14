import type { KeyedNode } from '../deployments/versionQueries.ts'
import { type ComparedScope, comparedScope, dcOfBlock } from '../performance/comparedScope.ts'
import type { VersionFacts } from '../performance/versionFacts.ts'

/** Sensors in one plane, and what the plane weighs: the DC capacity of its block. */
export interface PlaneNodes {
  readonly weight: number
  readonly front: readonly KeyedNode[]
  readonly rear: readonly KeyedNode[]
}

/** What a capacity test reads of a plant, a block or an inverter. */
export interface CapacityNodes {
  readonly scope: ComparedScope
  readonly planes: readonly PlaneNodes[]
  readonly air: readonly KeyedNode[]
  readonly wind: readonly KeyedNode[]
}

/** @throws AppError NOT_FOUND for an id of no node of the version */
export function capacityNodes(facts: VersionFacts, id: string | null): CapacityNodes {
  const scope = comparedScope(facts, id)
  const station = (measure: string): readonly KeyedNode[] =>
    facts.nodes.filter(
      ({ component, component_measure, sensor_tag }) =>
        component === 'met' && component_measure === measure && sensor_tag !== null,
    )
  const [front, rear] = [station('poa_front'), station('poa_rear')]
  const planeOf = (blockId: string | null, weight: number): readonly PlaneNodes[] => {
    const ofPlane = ({ duet_block_id }: KeyedNode): boolean => duet_block_id === blockId
    const plane = { weight, front: front.filter(ofPlane), rear: rear.filter(ofPlane) }
    return plane.front.length > 0 ? [plane] : []
  }
  const ofBlocks = scope.blocks.flatMap(({ duet_block_id, ...block }) =>
    planeOf(duet_block_id, dcOfBlock(facts, duet_block_id) || block.inverter_dc_capacity || 1),
  )
  return {
    scope,
    // a sensor of no block stands for all where no block has its own
    planes: ofBlocks.length > 0 ? ofBlocks : planeOf(null, 1),
    air: station('temp'),
    wind: station('wind_speed'),
  }
}
