import type { Component, HierarchyNode, Measure } from '../model/hierarchy.ts'
import type { SampleHierarchy } from './faultContext.ts'
import type { SamplePlant } from './samplePlant.ts'

interface Place {
  readonly parent: string | null
  readonly name: string
  readonly component: Component
  readonly blockId?: string
  readonly dcW?: number
}

/** The nodes of a made-up plant: devices as `sys`, `mtr`, `met`, `blk-1`, `inv-01`, `inv-01-c02`, further measures behind a dot. */
export function sampleNodes(
  { blocks, inverters }: SamplePlant,
  has: SampleHierarchy,
  combinersPerInverter: number,
  intervalMin: number,
): readonly HierarchyNode[] {
  const nodes: HierarchyNode[] = []
  const add = (id: string, place: Place, measure: Measure | null): void => {
    nodes.push({
      id,
      parent_id: place.parent,
      name: place.name,
      duet_block_id: place.blockId ?? null,
      sensor_tag: measure && id.toUpperCase().replaceAll(/[.-]/g, '_'),
      component: place.component,
      component_measure: measure,
      inverter_dc_capacity: place.dcW ?? null,
      sentinel_tag: 'default',
      sensor_time_interval: intervalMin,
      scale: 1,
      offset: 0,
      sign: 1,
    })
  }
  add('sys', { parent: null, name: 'Plant', component: 'system' }, null)
  if (has.setpoint) {
    add(
      'sys.setpoint',
      { parent: 'sys', name: 'Set-point', component: 'system' },
      'curtailment_setpoint',
    )
  }
  if (has.meter) {
    const meter = { parent: 'mtr', name: 'Grid meter', component: 'meter' } as const
    add('mtr', { ...meter, parent: 'sys' }, 'active_power')
    if (has.counters) add('mtr.energy', meter, 'energy')
    if (has.reactive) add('mtr.q', meter, 'reactive_power')
  }
  if (has.station) {
    add('met', { parent: 'sys', name: 'Station', component: 'met' }, null)
    add('met.ghi', { parent: 'met', name: 'GHI', component: 'met' }, 'ghi')
    add('met.temp', { parent: 'met', name: 'Air', component: 'met' }, 'temp')
  }
  blocks.forEach((block, index) => {
    const blockId = block.id
    const device = { parent: block.nodeId, name: block.name, component: 'block', blockId } as const
    add(block.nodeId, { ...device, parent: 'sys' }, null)
    if (has.poa) {
      add(
        `poa-${index + 1}`,
        { ...device, name: `POA, ${block.name}`, component: 'met' },
        'poa_front',
      )
    }
    if (has.angle && block.isTracker) {
      add(`${block.nodeId}.angle`, { ...device, name: `Angle, ${block.name}` }, 'tracker_angle')
    }
    if (has.moduleTemp) {
      add(`${block.nodeId}.temp`, { ...device, name: `Modules, ${block.name}` }, 'temp')
    }
    if (!has.inverters) return
    for (const { nodeId } of inverters.filter((one) => one.block === index)) {
      const place = {
        name: deviceName(nodeId),
        component: 'inverter',
        blockId,
        dcW: block.dcCapacityW,
      } as const
      add(nodeId, { ...place, parent: block.nodeId }, 'active_power')
      if (has.counters) add(`${nodeId}.energy`, { ...place, parent: nodeId }, 'energy')
      if (has.dcVoltage) add(`${nodeId}.vdc`, { ...place, parent: nodeId }, 'dc_voltage')
      for (let c = 1; has.combiners && c <= combinersPerInverter; c++) {
        const id = `${nodeId}-c${String(c).padStart(2, '0')}`
        const dcW = block.dcCapacityW / combinersPerInverter
        add(
          id,
          { parent: nodeId, name: deviceName(id), component: 'combiner', blockId, dcW },
          'dc_current',
        )
      }
    }
  })
  return nodes
}

/** 'inv-06' is inverter 6, 'inv-06-c01' its combiner 1. */
function deviceName(id: string): string {
  const [, inverter, combiner] = /^inv-(\d+)(?:-c(\d+))?$/.exec(id) ?? []
  if (inverter === undefined) return id
  const name = `Inverter ${Number(inverter)}`
  return combiner === undefined ? name : `${name}, combiner ${Number(combiner)}`
}
