import type { Measure } from '../model/hierarchy.ts'
import type { HierarchyError } from './checkTree.ts'
import type { TagGuess } from './guessNode.ts'
import {
  type HierarchyRow,
  type PlantBlock,
  type ReadHierarchy,
  readHierarchy,
} from './readHierarchy.ts'

/** What people confirmed of a tag; a null component leaves it out. */
export type TagAssignment = Omit<
  TagGuess,
  'unit' | 'confidence' | 'reason' | 'component' | 'component_measure' | 'sign'
> & {
  readonly component: string | null
  readonly component_measure: string | null
  readonly sign: number
}

export interface TagPlant {
  readonly name: string
  readonly blocks: readonly PlantBlock[]
  readonly intervalMinutes: number
  /** W at STC of one inverter of a block; null where the design does not say. */
  readonly inverterDcCapacityW: (blockId: string) => number | null
}

/** What a device is known by first: the measure of its own node, the others hang below it. */
const MAIN: Readonly<Partial<Record<string, Measure>>> = {
  inverter: 'active_power',
  meter: 'active_power',
  mppt: 'dc_current',
  combiner: 'dc_current',
}

interface Device {
  readonly id: string
  readonly parent_id: string | null
  readonly name: string
  readonly component: string
  readonly duet_block_id: string | null
  readonly inverter_dc_capacity?: number | null
}

/**
 * A hierarchy from tags alone: the system, a node for each device that the tags name, and one below it for each
 * further measure. Rows of errors are places in the list of tags.
 */
export function hierarchyOfTags(
  assignments: readonly TagAssignment[],
  plant: TagPlant,
): ReadHierarchy {
  const errors: HierarchyError[] = []
  const devices = new Map<string, Device>([['sys', root(plant)]])
  const measures: { readonly row: number; readonly device: Device; readonly tag: TagAssignment }[] =
    []
  for (const [at, tag] of assignments.entries()) {
    if (tag.component === null) continue
    const block = blockOf(tag, plant.blocks)
    if (typeof block === 'string') {
      errors.push({ row: at + 1, field: 'block', message: block })
      continue
    }
    measures.push({ row: at + 1, device: deviceOf(tag, block, devices, plant), tag })
  }
  if (errors.length > 0) return { nodes: [], errors }
  const rows = rowsOf(devices, measures, plant.intervalMinutes)
  return readHierarchy(rows, plant.blocks)
}

const root = ({ name }: TagPlant): Device => ({
  id: 'sys',
  parent_id: null,
  name,
  component: 'system',
  duet_block_id: null,
})

/** A block with its place among all from 1, null for none, or what is wrong. */
type FoundBlock = (PlantBlock & { readonly place: number }) | null | string

function blockOf(
  { component, block: given }: TagAssignment,
  all: readonly PlantBlock[],
): FoundBlock {
  const placed = all.map((block, at) => ({ ...block, place: at + 1 }))
  const needsBlock = component !== 'system' && component !== 'meter' && component !== 'met'
  if (given === null) {
    if (!needsBlock) return null
    const [only, second] = placed
    if (only && !second) return only
    return 'Which block is it? Name its number, name or id'
  }
  const numbered = placed.filter(({ name }) => /\d+/.exec(name)?.[0]?.replace(/^0+/, '') === given)
  const found =
    placed.find(({ id, name }) => id === given || name === given) ??
    (numbered.length === 1 ? numbered[0] : placed[Number(given) - 1])
  return found ?? `The plant has no block '${given}'`
}

type PlacedBlock = Exclude<FoundBlock, string>

function deviceOf(
  tag: TagAssignment,
  block: PlacedBlock,
  devices: Map<string, Device>,
  plant: TagPlant,
): Device {
  const add = (device: Device): Device => {
    const known = devices.get(device.id) ?? device
    devices.set(device.id, known)
    return known
  }
  const under = add(block ? blockDevice(block) : root(plant))
  if (tag.component === 'system') return add(root(plant))
  if (tag.component === 'block') return under
  if (tag.component === 'meter' || tag.component === 'met') return add(siteDevice(tag, under))
  const inverter = add(inverterDevice(tag, block, under, plant))
  return tag.component === 'inverter' ? inverter : add(inputDevice(tag, inverter))
}

/** A meter or met station, of the plant or of a block. */
function siteDevice({ component, part }: TagAssignment, under: Device): Device {
  const [short, long] = component === 'meter' ? ['mtr', 'Meter'] : ['met', 'Met station']
  const ids = [short, part, under.component === 'block' ? under.id : null]
  return {
    id: ids.filter(Boolean).join('-'),
    parent_id: under.id,
    name: [long, part].filter(Boolean).join(' '),
    component: component ?? 'met',
    duet_block_id: under.duet_block_id,
  }
}

function inverterDevice(
  { inverter }: TagAssignment,
  block: PlacedBlock,
  under: Device,
  plant: TagPlant,
): Device {
  const number = inverter ?? '1'
  return {
    id: `inv-${block?.place ?? ''}-${number}`,
    parent_id: under.id,
    name: `Inverter ${number}`,
    component: 'inverter',
    duet_block_id: under.duet_block_id,
    inverter_dc_capacity: block ? plant.inverterDcCapacityW(block.id) : null,
  }
}

/** A combiner or an input with a tracker of its own. */
function inputDevice({ component, part }: TagAssignment, inverter: Device): Device {
  const number = part ?? '1'
  return {
    id: `${inverter.id}-${component === 'combiner' ? 'c' : 'm'}${number}`,
    parent_id: inverter.id,
    name: `${inverter.name}, ${component} ${number}`,
    component: component ?? 'combiner',
    duet_block_id: inverter.duet_block_id,
  }
}

const blockDevice = ({ id, name, place }: PlantBlock & { readonly place: number }): Device => ({
  id: `blk-${place}`,
  parent_id: 'sys',
  name,
  component: 'block',
  duet_block_id: id,
})

/** Devices first, then measures; the main measure stands in the row of its device. */
function rowsOf(
  devices: ReadonlyMap<string, Device>,
  measures: readonly {
    readonly row: number
    readonly device: Device
    readonly tag: TagAssignment
  }[],
  sensor_time_interval: number,
): HierarchyRow[] {
  const own = new Map<string, { readonly row: number; readonly fields: object }>()
  const below: HierarchyRow[] = []
  const used = new Set<string>()
  for (const { row, device, tag } of measures) {
    const { sensor_tag, component_measure, scale, offset, sign } = tag
    const fields = { sensor_tag, component_measure, scale, offset, sign }
    if (MAIN[device.component] === component_measure && !own.has(device.id)) {
      own.set(device.id, { row, fields })
      continue
    }
    const id = freeId(`${device.id}.${component_measure}`, used)
    const { component, duet_block_id } = device
    const name = `${device.name}, ${component_measure}`
    const node = { parent_id: device.id, name, component, duet_block_id }
    below.push({ row, values: { id, sensor_time_interval, ...node, ...fields } })
  }
  const above = [...devices.values()].map((device): HierarchyRow => {
    const main = own.get(device.id)
    return { row: main?.row ?? 0, values: { sensor_time_interval, ...device, ...main?.fields } }
  })
  return [...above, ...below]
}

function freeId(id: string, used: Set<string>): string {
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? id : `${id}-${number}`
    if (used.has(free)) continue
    used.add(free)
    return free
  }
}
