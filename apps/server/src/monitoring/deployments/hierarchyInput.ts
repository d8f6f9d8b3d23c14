import { AppError } from '@duet/contract'
import {
  type HierarchyNode,
  hierarchyOfTags,
  type PlantBlock,
  type ReadHierarchy,
  readHierarchy,
} from '@duet/monitoring'
import type { PlantDocument } from '@duet/plant'
import type { SentinelHierarchyInput, SentinelTagInput } from '../../graphql/resolvers.gen.ts'
import { readHierarchyCsv } from '../hierarchy/readHierarchyCsv.ts'
import { hierarchyAsDesign } from './asDesign.ts'
import type { VersionSettings } from './deploymentInput.ts'
import { inverterDcCapacityW } from './inverterDcCapacity.ts'

/** What a hierarchy is made for. */
export interface HierarchyPlace {
  readonly document: PlantDocument
  readonly settings: Pick<VersionSettings, 'interval_minutes' | 'weather'>
}

const WAYS = ['as_design', 'nodes', 'csv', 'tags'] as const

/** The hierarchy that the input describes, or all that is wrong with it. @throws AppError INVALID_INPUT for none or two ways */
export function readHierarchyInput(
  input: SentinelHierarchyInput,
  { document, settings }: HierarchyPlace,
): ReadHierarchy {
  const given = WAYS.filter((way) => input[way] != null && input[way] !== false)
  if (given.length !== 1) {
    const message = `hierarchy: give one of ${WAYS.join(', ')}`
    throw new AppError('INVALID_INPUT', message, {
      field_errors: [{ path: 'hierarchy', message: `give one of ${WAYS.join(', ')}` }],
    })
  }
  const blocks: readonly PlantBlock[] = document.blocks
  if (input.nodes != null) return readHierarchy(listed(input.nodes), blocks)
  if (input.csv != null) return readHierarchyCsv(input.csv, blocks)
  if (input.tags != null) return ofTags(input.tags, { document, settings })
  return readHierarchy(listed(hierarchyAsDesign(document, settings)), blocks)
}

function ofTags(
  tags: readonly SentinelTagInput[],
  { document, settings }: HierarchyPlace,
): ReadHierarchy {
  const byId = new Map(document.blocks.map((block) => [block.id, block]))
  const capacities = new Map<string, number | null>()
  const assignments = tags.map(({ sensor_tag, sign, scale, offset, ...named }) => ({
    sensor_tag,
    component: named.component || null,
    component_measure: named.component_measure || null,
    block: named.block || null,
    inverter: named.inverter || null,
    part: named.part || null,
    scale: scale ?? 1,
    offset: offset ?? 0,
    sign: sign ?? 1,
  }))
  return hierarchyOfTags(assignments, {
    name: document.project.name,
    blocks: document.blocks,
    intervalMinutes: settings.interval_minutes,
    inverterDcCapacityW: (id) => {
      const block = byId.get(id)
      const known = capacities.get(id)
      if (known !== undefined || !block) return known ?? null
      const capacityW = inverterDcCapacityW(document, block)
      capacities.set(id, capacityW)
      return capacityW
    },
  })
}

function listed(given: unknown) {
  const nodes = Array.isArray(given) ? given : nodesOf(given)
  if (nodes) return nodes.map((values: unknown, at) => ({ row: at + 1, values }))
  const message = 'must be a list of nodes, or an object with such a list as nodes'
  throw new AppError('INVALID_INPUT', `hierarchy.nodes: ${message}`, {
    field_errors: [{ path: 'hierarchy.nodes', message }],
  })
}

const nodesOf = (given: unknown): readonly unknown[] | undefined =>
  typeof given === 'object' && given !== null && 'nodes' in given && Array.isArray(given.nodes)
    ? given.nodes
    : undefined

const MOST_ERRORS = 200

/** @throws AppError INVALID_HIERARCHY with every error (the first 200) in `details.errors` */
export function validHierarchy({ nodes, errors }: ReadHierarchy): readonly HierarchyNode[] {
  const [first] = errors
  if (!first) return nodes
  const where = first.row === null ? first.field : `row ${first.row}, ${first.field}`
  const others = errors.length > 1 ? ` (and ${errors.length - 1} more)` : ''
  throw new AppError('INVALID_HIERARCHY', `${where}: ${first.message}${others}`, {
    count: errors.length,
    errors: errors.slice(0, MOST_ERRORS),
  })
}
