import { devicesOf, type MonitoredNode } from './deployment.ts'

/** Blocks, and inverters whose power is measured. */
export function comparedNodes(nodes: readonly MonitoredNode[]): {
  readonly blocks: readonly MonitoredNode[]
  readonly inverters: readonly MonitoredNode[]
} {
  const devices = devicesOf(nodes)
  return {
    blocks: devices.filter(({ component }) => component === 'block'),
    inverters: devices.filter(({ component }) => component === 'inverter'),
  }
}
