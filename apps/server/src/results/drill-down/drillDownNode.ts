import { AppError } from '@duet/contract'
import { type ZoneSummary, zoneName } from '@duet/results'
import { counted } from '@duet/units'
import { z } from 'zod'
import type { DrillStep } from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import {
  factsOfBlocks,
  type RunBlockFacts,
  tablesOfBlock,
} from '../../simulations/tasks/runBlocks.ts'
import { blockOf, type FinishedRun } from '../run/finishedRun.ts'
import type { ZonedBlock } from './drillDownZoneQueries.ts'

type Optional<T> = T | null | undefined

export interface DrillArguments {
  readonly simulation_id: string
  readonly block_id?: Optional<string>
  readonly zone?: Optional<number>
  readonly inverter?: Optional<number>
  readonly table?: Optional<number>
  readonly time?: Optional<string>
}

/** A block of the run, with its place among them. */
export interface NodeBlock extends ZonedBlock, RunBlockFacts {
  readonly place: number
  readonly name: string
}

/** A part of the plant. */
export type PlantNode =
  | { readonly kind: 'system'; readonly blocks: readonly NodeBlock[] }
  | { readonly kind: 'block'; readonly block: NodeBlock }
  | { readonly kind: 'inverter'; readonly block: NodeBlock; readonly inverter: number }
  | { readonly kind: 'zone'; readonly block: NodeBlock; readonly zone: number }
  | {
      readonly kind: 'table'
      readonly block: NodeBlock
      readonly zone: number
      readonly table: number
    }

const place = z.number().int('must be whole').min(0, 'must be at least 0').nullish()
const placesSchema = z.object({ zone: place, inverter: place, table: place })

/** @throws AppError NOT_FOUND for a block that the run has not, INVALID_INPUT for places that it has not */
export async function plantNode(
  server: Server,
  run: FinishedRun,
  input: DrillArguments,
): Promise<PlantNode> {
  const { zone, inverter, table } = parseInput(placesSchema, input)
  const blockId = input.block_id ? blockOf(run, input.block_id).id : undefined
  const facts = await factsOfBlocks(server, run.id)
  if (blockId === undefined) {
    const wrong = zone ?? inverter ?? table
    if (wrong !== null && wrong !== undefined) throw invalid('block_id', 'Choose a block first')
    return { kind: 'system', blocks: run.facts.blocks.map(({ id }) => nodeBlock(run, facts, id)) }
  }
  const block = nodeBlock(run, facts, blockId)
  if (table !== null && table !== undefined) return tableNode(server, run, block, table)
  if (zone !== null && zone !== undefined) {
    if (zone >= block.zones.length) {
      throw invalid('zone', `The block has ${counted(block.zones.length, 'zone')}`)
    }
    return { kind: 'zone', block, zone }
  }
  if (inverter === null || inverter === undefined) return { kind: 'block', block }
  if (inverter >= block.inverterCount) {
    throw invalid('inverter', `The block has ${counted(block.inverterCount, 'inverter')}`)
  }
  return { kind: 'inverter', block, inverter }
}

async function tableNode(
  server: Server,
  run: FinishedRun,
  block: NodeBlock,
  table: number,
): Promise<PlantNode> {
  const tables = block.zones.length > 0 ? await tablesOfBlock(server, run.id, block.id) : undefined
  const zone = tables?.zone[table]
  if (zone === undefined) {
    throw invalid(
      'table',
      tables ? `The block has ${counted(tables.zone.length, 'table')}` : NOT_TRACED,
    )
  }
  return { kind: 'table', block, zone, table }
}

const NOT_TRACED = 'The light of this block is not traced: its tables cannot be distinguished'

const invalid = (path: string, message: string): AppError =>
  new AppError('INVALID_INPUT', message, { path })

function nodeBlock(
  run: FinishedRun,
  facts: ReadonlyMap<string, RunBlockFacts>,
  id: string,
): NodeBlock {
  const found = facts.get(id)
  const summary = run.summary.blocks.find(({ block_id }) => block_id === id)
  if (!found || !summary) throw new Error(`Run ${run.id} has no facts of block ${id}`)
  return {
    ...found,
    id,
    name: summary.name,
    place: run.facts.blocks.findIndex((block) => block.id === id),
    zones: summary.zones ?? [],
  }
}

/** Blocks that the node is of. */
export const blocksOf = (node: PlantNode): readonly NodeBlock[] =>
  node.kind === 'system' ? node.blocks : [node.block]

/** Share of what was computed that the node is: of the block, or of the zone of a table. */
export function shareOfNode(node: PlantNode): number {
  switch (node.kind) {
    case 'inverter':
      return 1 / node.block.inverterCount
    case 'table':
      return 1 / (node.block.zones[node.zone]?.table_count ?? 1)
    case 'system':
    case 'block':
    case 'zone':
      return 1
  }
}

export const zoneLabel = (zone: ZoneSummary | undefined, index: number): string =>
  zone ? zoneName(zone, index) : `Zone ${index + 1}`

/** From the system to the node. */
export function plantPath(node: PlantNode): DrillStep[] {
  const path: DrillStep[] = [{ kind: 'system', key: '', label: 'Whole system' }]
  if (node.kind === 'system') return path
  const { block } = node
  path.push({ kind: 'block', key: block.id, label: block.name })
  if (node.kind === 'zone' || node.kind === 'table') {
    const label = zoneLabel(block.zones[node.zone], node.zone)
    path.push({ kind: 'zone', key: String(node.zone), label })
  }
  if (node.kind === 'inverter') {
    const label = `Inverter ${node.inverter + 1}`
    path.push({ kind: 'inverter', key: String(node.inverter), label })
  }
  if (node.kind === 'table') {
    path.push({ kind: 'table', key: String(node.table), label: `Table ${node.table + 1}` })
  }
  return path
}

/** What of the node's figures is shared out. */
export function nodeNotes(node: PlantNode): string[] {
  switch (node.kind) {
    case 'system':
      return [
        'Blocks are counted at their outputs; what the plant loses behind them is in its own account.',
      ]
    case 'block':
      return node.block.zones.length > 0
        ? []
        : ['The light of this block is not traced: it has no zones, and its tables are alike.']
    case 'inverter':
      return [
        `Every figure is that of the block over its ${counted(node.block.inverterCount, 'inverter')}, however their strings are spread.`,
      ]
    case 'zone':
      return [ZONE_NOTE]
    case 'table':
      return [
        `The ${node.block.zones[node.zone]?.table_count ?? 1} tables of a zone are alike in the model: every figure is that of the zone over its tables.`,
        ZONE_NOTE,
      ]
  }
}

const ZONE_NOTE =
  'Light and DC power of a zone are its own; low light and temperature are shared by light, and all behind the inverters by DC power.'
