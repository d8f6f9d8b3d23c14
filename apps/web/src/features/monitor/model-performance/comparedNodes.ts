import type { MonitoredNode } from '../shell/deployment.ts'

/** Blocks, and inverters whose power is measured; further measures of one are not others. */
export function comparedNodes(nodes: readonly MonitoredNode[]): {
  readonly blocks: readonly MonitoredNode[]
  readonly inverters: readonly MonitoredNode[]
} {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const isDevice = ({ component, parent_id }: MonitoredNode): boolean =>
    byId.get(parent_id ?? '')?.component !== component
  const devices = nodes.filter(isDevice)
  return {
    blocks: devices.filter(({ component }) => component === 'block'),
    inverters: devices.filter(({ component }) => component === 'inverter'),
  }
}
