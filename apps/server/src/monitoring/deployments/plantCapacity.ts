import type { HierarchyNode } from '@duet/monitoring'
import { linkedComponents, type PlantDocument } from '@duet/plant'
import type { VersionSettings } from './deploymentInput.ts'

export interface PlantCapacity {
  /** Rated AC power of the inverters, at most what may be injected, W; null where neither is known. */
  readonly ac_capacity_w: number | null
  /** At STC, of what hangs on the inverters, W; null where none has a capacity. */
  readonly dc_capacity_w: number | null
}

export function plantCapacity(
  document: PlantDocument,
  settings: VersionSettings,
  nodes: readonly HierarchyNode[],
): PlantCapacity {
  const ratedW = settings.settings.rated_ac_w ?? ratedAcW(document)
  const { grid_injection_limit_enabled, grid_injection_limit } = document.system_parameters
  const limitW = grid_injection_limit_enabled ? grid_injection_limit : null
  const dcW = inverterDevices(nodes).reduce(
    (sum, { inverter_dc_capacity }) => sum + (inverter_dc_capacity ?? 0),
    0,
  )
  const acW = Math.min(ratedW, limitW ?? Infinity)
  return {
    ac_capacity_w: acW > 0 && Number.isFinite(acW) ? acW : null,
    dc_capacity_w: dcW > 0 ? dcW : null,
  }
}

/** A further measure of an inverter hangs below it and repeats its capacity. */
function inverterDevices(nodes: readonly HierarchyNode[]): readonly HierarchyNode[] {
  const inverters = nodes.filter(({ component }) => component === 'inverter')
  const ids = new Set(inverters.map(({ id }) => id))
  return inverters.filter(({ parent_id }) => parent_id === null || !ids.has(parent_id))
}

const ratedAcW = (document: PlantDocument): number =>
  document.blocks.reduce((sum, block) => {
    const { inverter } = linkedComponents(document, block)
    return sum + (inverter ? block.num_inverters * inverter.rated_output_ac_power : 0)
  }, 0)
