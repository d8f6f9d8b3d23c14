import { sum } from '@duet/units'
import type { MonitorOverviewQuery } from '../../../lib/gql/graphql.ts'
import { devicesOf, type MonitoredNode } from '../shell/deployment.ts'

export interface BlockRow {
  readonly id: string
  /** Of the plant document; null: the node says none. */
  readonly blockId: string | null
  readonly name: string
  readonly modelKwh: number
  readonly sensorKwh: number
  readonly epi: number | null
}

interface BlockEnergies {
  readonly nodes: readonly MonitoredNode[]
  readonly energies: MonitorOverviewQuery['sensorDataModelledHierarchy']
}

export const blockNodes = (nodes: readonly MonitoredNode[]): readonly MonitoredNode[] =>
  devicesOf(nodes).filter(({ component }) => component === 'block')

/** Energies of the nodes of blocks over the period. */
export function blockRows({ nodes, energies }: BlockEnergies): readonly BlockRow[] {
  const byId = new Map(energies.map((one) => [one.hierarchy_id, one]))
  return blockNodes(nodes).map(({ id, name, duet_block_id: blockId }) => {
    const modelKwh = sum(byId.get(id)?.model_kwh ?? [])
    const sensorKwh = sum(byId.get(id)?.sensor_kwh ?? [])
    const epi = modelKwh > 0 ? sensorKwh / modelKwh : null
    return { id, blockId, name, modelKwh, sensorKwh, epi }
  })
}
