import type { Component, Deployment, HierarchyNode, Measure } from './hierarchy.ts'
import type { ExpectedBlock } from './plantDay.ts'

/** What of a block's model does not change with time. */
export type BlockModel = Pick<
  ExpectedBlock,
  'blockId' | 'inverterCount' | 'ratedAcW' | 'dcCapacityW' | 'tracker'
>

/** A combiner or MPPT input with a current or a power of its own. */
export interface DcInput {
  readonly id: string
  readonly component: Component
  readonly measure: string
}

/** Where energy is balanced: an inverter; where inverters have no readings, their block or the meter. */
export interface Leaf {
  readonly id: string
  readonly component: Component
  readonly blockId: string | null
  /** What it expects of each block: place in the list of blocks, and share of its power. */
  readonly parts: readonly { readonly block: number; readonly share: number }[]
  readonly ratedAcW: number
  readonly dcCapacityW: number
  /** Nodes of its measures. */
  readonly power?: string
  readonly energy?: string
  readonly reactive?: string
  readonly dcVoltage?: string
  readonly dcInputs: readonly DcInput[]
}

export interface BlockNode {
  /** Its node; the plant document's id where the hierarchy has none. */
  readonly id: string
  readonly model: BlockModel
  /** Places in the list of leaves; a leaf of several blocks is with the first of them. */
  readonly leaves: readonly number[]
  readonly poa: readonly string[]
  readonly angle?: string
}

export interface Meter {
  readonly id: string
  readonly power?: string
  readonly energy?: string
  readonly reactive?: string
  readonly apparent?: string
}

/** A plant as the rules see it: the hierarchy by what each node is for. */
export interface MonitoredPlant {
  readonly deployment: Deployment
  readonly systemId: string
  readonly ratedAcW: number
  readonly leaves: readonly Leaf[]
  readonly blocks: readonly BlockNode[]
  readonly meter?: Meter
  readonly setpoint?: string
  readonly ghi?: string
  /** Air temperature of a station. */
  readonly air?: string
  /** Sensors of light in a plane that belong to no block. */
  readonly poaOfNoBlock: readonly string[]
  readonly nodes: ReadonlyMap<string, HierarchyNode>
}

/**
 * Sorts the nodes of a deployment by their use.
 *
 * @throws RangeError where nothing measures power or energy
 */
export function monitoredPlant(
  deployment: Deployment,
  models: readonly BlockModel[],
): MonitoredPlant {
  const tree = new DeviceTree(deployment.nodes)
  const leaves = leavesOf(tree, models)
  if (leaves.length === 0)
    throw new RangeError(
      'No node of the hierarchy measures active_power or energy of an inverter, a block or the meter.',
    )
  const blocks = models.map((model, index) => blockNode(tree, model, index, leaves))
  const meterDevice = tree.devices('meter').find((device) => hasEnergy(tree.measures(device)))
  const rated = models.reduce(
    (sum, { ratedAcW, inverterCount }) => sum + ratedAcW * inverterCount,
    0,
  )
  const setpoint = tree.firstOf('curtailment_setpoint')
  const ghi = tree.firstOf('ghi')
  const air = tree.firstOf('temp', 'met')
  return {
    deployment,
    systemId: tree.root.id,
    ratedAcW: deployment.settings.rated_ac_w ?? rated,
    leaves,
    blocks,
    ...(meterDevice && { meter: { id: meterDevice.id, ...named(tree.measures(meterDevice)) } }),
    ...(setpoint && { setpoint }),
    ...(ghi && { ghi }),
    ...(air && { air }),
    poaOfNoBlock: tree.inBlock('poa_front', null),
    nodes: tree.byId,
  }
}

type Measures = ReadonlyMap<Measure, string>

/** Nodes as devices: a device is a node whose parent is of another component. */
class DeviceTree {
  readonly byId: ReadonlyMap<string, HierarchyNode>
  readonly root: HierarchyNode
  readonly #nodes: readonly HierarchyNode[]

  constructor(nodes: readonly HierarchyNode[]) {
    this.#nodes = nodes
    this.byId = new Map(nodes.map((node) => [node.id, node]))
    const root = nodes.find(({ parent_id }) => parent_id === null) ?? nodes[0]
    if (root === undefined) throw new RangeError('A hierarchy has no nodes.')
    this.root = root
  }

  devices(component: Component): readonly HierarchyNode[] {
    return this.#nodes.filter(
      (node) => node.component === component && this.#parent(node)?.component !== component,
    )
  }

  /** Nodes with readings of a device: itself, and those of its component below it. */
  measures(device: HierarchyNode): Measures {
    const found = new Map<Measure, string>()
    for (const node of this.#nodes) {
      if (node.component_measure === null || node.sensor_tag === null) continue
      const isOwn =
        node === device || (node.component === device.component && this.isBelow(node, device))
      if (isOwn && !found.has(node.component_measure)) found.set(node.component_measure, node.id)
    }
    return found
  }

  isBelow(node: HierarchyNode, device: HierarchyNode): boolean {
    let above = this.#parent(node)
    for (let depth = 0; above && depth < 20; depth++) {
      if (above === device) return true
      above = this.#parent(above)
    }
    return false
  }

  firstOf(measure: Measure, component?: Component): string | undefined {
    return this.#nodes.find(
      (node) =>
        node.component_measure === measure &&
        node.sensor_tag !== null &&
        (component === undefined || node.component === component),
    )?.id
  }

  /** Nodes of a measure in a block, by their block or what stands above them; null: in none. */
  inBlock(measure: Measure, blockId: string | null): readonly string[] {
    return this.#nodes
      .filter(
        (node) =>
          node.component_measure === measure &&
          node.sensor_tag !== null &&
          this.blockOf(node) === blockId,
      )
      .map(({ id }) => id)
  }

  blockOf(node: HierarchyNode): string | null {
    let at: HierarchyNode | undefined = node
    for (let depth = 0; at && depth < 20; depth++) {
      if (at.duet_block_id !== null) return at.duet_block_id
      at = this.#parent(at)
    }
    return null
  }

  #parent(node: HierarchyNode): HierarchyNode | undefined {
    return node.parent_id === null ? undefined : this.byId.get(node.parent_id)
  }
}

const hasEnergy = (measures: Measures): boolean =>
  measures.has('active_power') || measures.has('energy')

function named(measures: Measures): Omit<Meter, 'id'> & { readonly dcVoltage?: string } {
  const entries = [
    ['power', measures.get('active_power')],
    ['energy', measures.get('energy')],
    ['reactive', measures.get('reactive_power')],
    ['apparent', measures.get('apparent_power')],
    ['dcVoltage', measures.get('dc_voltage')],
  ].filter(([, id]) => id !== undefined)
  return Object.fromEntries(entries)
}

function leavesOf(tree: DeviceTree, models: readonly BlockModel[]): readonly Leaf[] {
  const leaves = models.flatMap((model, block) => {
    const inverters = tree
      .devices('inverter')
      .filter(
        (device) => tree.blockOf(device) === model.blockId && hasEnergy(tree.measures(device)),
      )
    if (inverters.length > 0) return inverterLeaves(tree, model, block, inverters)
    const device = tree
      .devices('block')
      .find((node) => tree.blockOf(node) === model.blockId && hasEnergy(tree.measures(node)))
    return device ? [wholeLeaf(tree, device, [{ model, block }])] : []
  })
  if (leaves.length > 0) return leaves
  const meter = tree.devices('meter').find((device) => hasEnergy(tree.measures(device)))
  return meter
    ? [
        wholeLeaf(
          tree,
          meter,
          models.map((model, block) => ({ model, block })),
        ),
      ]
    : []
}

function inverterLeaves(
  tree: DeviceTree,
  model: BlockModel,
  block: number,
  devices: readonly HierarchyNode[],
): readonly Leaf[] {
  const equal = model.dcCapacityW / model.inverterCount
  const known = devices.reduce((sum, device) => sum + (device.inverter_dc_capacity ?? equal), 0)
  // inverters of the block that have no node take their part of it with them
  const whole = devices.length < model.inverterCount ? Math.max(known, model.dcCapacityW) : known
  return devices.map((device) => ({
    id: device.id,
    component: 'inverter',
    blockId: model.blockId,
    parts: [{ block, share: (device.inverter_dc_capacity ?? equal) / whole }],
    ratedAcW: model.ratedAcW,
    dcCapacityW: device.inverter_dc_capacity ?? equal,
    ...named(tree.measures(device)),
    dcInputs: dcInputsOf(tree, device),
  }))
}

function wholeLeaf(
  tree: DeviceTree,
  device: HierarchyNode,
  parts: readonly { readonly model: BlockModel; readonly block: number }[],
): Leaf {
  const total = (of: (model: BlockModel) => number): number =>
    parts.reduce((sum, { model }) => sum + of(model), 0)
  return {
    id: device.id,
    component: device.component,
    blockId: parts.length === 1 ? (parts[0]?.model.blockId ?? null) : null,
    parts: parts.map(({ block }) => ({ block, share: 1 })),
    ratedAcW: total(({ ratedAcW, inverterCount }) => ratedAcW * inverterCount),
    dcCapacityW: total(({ dcCapacityW }) => dcCapacityW),
    ...named(tree.measures(device)),
    dcInputs: [],
  }
}

function dcInputsOf(tree: DeviceTree, inverter: HierarchyNode): readonly DcInput[] {
  return (['combiner', 'mppt'] as const).flatMap((component) =>
    tree.devices(component).flatMap((device) => {
      if (!tree.isBelow(device, inverter)) return []
      const measures = tree.measures(device)
      const measure = measures.get('dc_current') ?? measures.get('dc_power')
      return measure === undefined ? [] : [{ id: device.id, component, measure }]
    }),
  )
}

function blockNode(
  tree: DeviceTree,
  model: BlockModel,
  index: number,
  leaves: readonly Leaf[],
): BlockNode {
  const device = tree.devices('block').find((node) => tree.blockOf(node) === model.blockId)
  const [angle] = tree.inBlock('tracker_angle', model.blockId)
  return {
    id: device?.id ?? model.blockId,
    model,
    leaves: leaves.flatMap((leaf, at) => (leaf.parts[0]?.block === index ? [at] : [])),
    poa: tree.inBlock('poa_front', model.blockId),
    ...(angle && { angle }),
  }
}
