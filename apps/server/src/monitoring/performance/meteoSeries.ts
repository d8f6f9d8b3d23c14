import type { KeyedNode } from '../deployments/versionQueries.ts'
import { conditionKeys } from '../store/conditionKeys.ts'

/** A series of the weather: a sensor, what the model has there, or the satellite. */
export interface MeteoSeries {
  readonly key: string
  readonly name: string
  /** ghi, poa_front, air or module: only series of the same are compared. */
  readonly measure: 'ghi' | 'poa_front' | 'air' | 'module'
  readonly source: 'sensor' | 'model' | 'satellite'
  /** Number of its readings, or of what was expected; null: of the satellite. */
  readonly nodeKey: number | null
}

/** Series of a plant, sensors first; the model beside sensors of light in the plane and of modules. */
export function meteoSeries(
  nodes: readonly KeyedNode[],
  hasSatellite: boolean,
): readonly MeteoSeries[] {
  const sensors = nodes.flatMap((node): MeteoSeries[] => {
    const measure = measureOf(node)
    if (measure === undefined || node.sensor_tag === null) return []
    const { id: key, name, node_key: nodeKey } = node
    return [{ key, name, measure, source: 'sensor', nodeKey }]
  })
  const models = nodes.flatMap((node) => modelOf(node, nodes))
  return [...sensors, ...models, ...(hasSatellite ? SATELLITE : [])]
}

const SATELLITE: readonly MeteoSeries[] = [
  { key: 'satellite.ghi', name: 'Satellite', measure: 'ghi', source: 'satellite', nodeKey: null },
  { key: 'satellite.air', name: 'Satellite', measure: 'air', source: 'satellite', nodeKey: null },
]

function measureOf({
  component,
  component_measure: measure,
}: KeyedNode): MeteoSeries['measure'] | undefined {
  if (measure === 'ghi' || measure === 'poa_front') return measure
  if (measure !== 'temp') return undefined
  if (component === 'met') return 'air'
  return component === 'block' ? 'module' : undefined
}

function modelOf(node: KeyedNode, nodes: readonly KeyedNode[]): readonly MeteoSeries[] {
  const measure = measureOf(node)
  const model = {
    name: `${node.name}, modelled`,
    key: `${node.id}.model`,
    source: 'model' as const,
  }
  if (measure === 'poa_front') return [{ ...model, measure, nodeKey: node.node_key }]
  if (measure !== 'module') return []
  const block = nodes.find(
    ({ component, duet_block_id, component_measure }) =>
      component === 'block' && component_measure === null && duet_block_id === node.duet_block_id,
  )
  return block ? [{ ...model, measure, nodeKey: conditionKeys(block.node_key).cell }] : []
}
