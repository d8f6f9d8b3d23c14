import type { HierarchyNode, Measure } from '@duet/monitoring'
import type { PlantDocument } from '@duet/plant'
import type { VersionSettings } from './deploymentInput.ts'
import { inverterDcCapacityW } from './inverterDcCapacity.ts'

const NOTHING = {
  duet_block_id: null,
  sensor_tag: null,
  component_measure: null,
  inverter_dc_capacity: null,
  sentinel_tag: 'default',
  scale: 1,
  offset: 0,
  sign: 1,
} as const

/** What the met station gives to each source of weather. */
const STATION: Readonly<Record<VersionSettings['weather'], readonly Measure[]>> = {
  station: ['ghi', 'poa_front', 'temp'],
  ghi: ['ghi', 'temp'],
  poa: ['poa_front', 'temp'],
  satellite: [],
}

/**
 * A hierarchy from the plant alone: the system, its meter and met station, each block with its inverters, which share
 * the DC capacity of their block alike. Nodes that measure are read by their own id as tag.
 */
export function hierarchyAsDesign(
  document: PlantDocument,
  { interval_minutes, weather }: Pick<VersionSettings, 'interval_minutes' | 'weather'>,
): HierarchyNode[] {
  const node = (
    id: string,
    fields: Pick<HierarchyNode, 'parent_id' | 'name' | 'component'> & Partial<HierarchyNode>,
  ): HierarchyNode => ({
    ...NOTHING,
    sensor_time_interval: interval_minutes,
    ...fields,
    id,
    sensor_tag: fields.component_measure ? id : null,
  })
  const meter = { component: 'meter', component_measure: 'active_power' } as const
  return [
    node('sys', { parent_id: null, name: document.project.name, component: 'system' }),
    node('mtr', { parent_id: 'sys', name: 'Grid meter', ...meter }),
    node('met', { parent_id: 'sys', name: 'Met station', component: 'met' }),
    ...STATION[weather].map((measure) =>
      node(`met.${measure}`, {
        parent_id: 'met',
        name: measure,
        component: 'met',
        component_measure: measure,
      }),
    ),
    ...document.blocks.flatMap((block, at) => {
      const id = `blk-${at + 1}`
      const { num_inverters } = block
      const inBlock = { duet_block_id: block.id }
      const inverter_dc_capacity = inverterDcCapacityW(document, block)
      const digits = String(num_inverters).length
      return [
        node(id, { parent_id: 'sys', name: block.name, component: 'block', ...inBlock }),
        ...Array.from({ length: num_inverters }, (_, index) => {
          const number = String(index + 1).padStart(digits, '0')
          return node(`inv-${at + 1}-${number}`, {
            parent_id: id,
            name: `${block.name}, inverter ${number}`,
            component: 'inverter',
            component_measure: 'active_power',
            inverter_dc_capacity,
            ...inBlock,
          })
        }),
      ]
    }),
  ]
}
