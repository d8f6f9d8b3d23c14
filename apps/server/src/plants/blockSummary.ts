import { createHash } from 'node:crypto'
import { AppError, type ProjectRight } from '@duet/contract'
import { type BlockPvSummary, blockPvSummary, findComponent, localFrame } from '@duet/plant'
import { sql } from 'kysely'
import type { UserId } from '../access/organizationAccess.ts'
import { recordAccess } from '../access/recordAccess.ts'
import { readComponents } from '../components/storedComponents.ts'
import type { Database } from '../db/connection.ts'
import { findBlock, listBlockLayers } from '../design/designQueries.ts'
import { blockOf, layerOf } from '../design/storedDesign.ts'
import { datasetFacts } from '../meteo/datasets/datasetFacts.ts'
import type { Server } from '../server.ts'

const BLOCK = {
  find: findBlock,
  notFound: (): AppError => new AppError('NOT_FOUND', 'Block not found'),
}

/** To be raised with every change of how a block is laid out or counted: what was kept before counts no more. */
const SUMMARY_VERSION = 1

interface SummaryBasis {
  readonly input: Omit<Parameters<typeof blockPvSummary>[0], 'frame'>
  readonly place: { readonly longitude: number; readonly latitude: number }
}

/** The stored block in numbers (D-04): those that are kept where nothing has changed since. @throws AppError NOT_FOUND */
export async function storedBlockSummary(
  { db }: Server,
  userId: UserId,
  blockId: string,
): Promise<BlockPvSummary> {
  const basis = await summaryBasis(db, userId, blockId, 'viewer')
  return (await keptSummary(db, basis)) ?? summaryOf(basis)
}

/** Lays the stored block out anew and keeps its numbers. @throws AppError NOT_FOUND, FORBIDDEN, PROJECT_LOCKED */
export async function upsertBlockSummary(
  { db }: Server,
  userId: UserId,
  blockId: string,
): Promise<BlockPvSummary> {
  const basis = await summaryBasis(db, userId, blockId, 'edit')
  const figures = summaryOf(basis)
  const summary = JSON.stringify({ basis: digestOf(basis), figures })
  await db
    .insertInto('block_pv_summary')
    .values({ block_id: figures.block_id, summary })
    .onConflict((row) => row.column('block_id').doUpdateSet({ summary, updated_at: new Date() }))
    .execute()
  return figures
}

const summaryOf = ({ input, place }: SummaryBasis): BlockPvSummary =>
  blockPvSummary({ ...input, frame: localFrame(place.longitude, place.latitude) })

const digestOf = (basis: SummaryBasis): string =>
  createHash('sha256')
    .update(JSON.stringify([SUMMARY_VERSION, basis]))
    .digest('hex')

async function keptSummary(db: Database, basis: SummaryBasis): Promise<BlockPvSummary | undefined> {
  const kept = await db
    .selectFrom('block_pv_summary')
    .select(sql<BlockPvSummary>`summary -> 'figures'`.as('figures'))
    .where('block_id', '=', basis.input.block.id)
    .where(sql<string>`summary ->> 'basis'`, '=', digestOf(basis))
    .executeTakeFirst()
  return kept?.figures
}

/** All that the numbers of a block follow from. */
async function summaryBasis(
  db: Database,
  userId: UserId,
  blockId: string,
  right: ProjectRight,
): Promise<SummaryBasis> {
  const { access, ...row } = await recordAccess(db, userId, blockId, right, BLOCK)
  const { id: projectId, latitude, longitude } = access.project
  const [components, layers] = await Promise.all([
    readComponents(db, projectId),
    listBlockLayers(db, projectId),
  ])
  const block = blockOf(row)
  const plant = { components }
  const datasetId = block.enviro_dataset_id
  const dataset = datasetId ? await datasetFacts(db, projectId, datasetId) : undefined
  const input = {
    block,
    layers: layers.map(layerOf),
    coldestAirC: dataset?.coldest_air_c,
    components: {
      panel: findComponent(plant, 'panel', block.pv_panel_id),
      table: findComponent(plant, 'table', block.pv_table_id),
      inverter: findComponent(plant, 'inverter', block.pv_inverter_id),
      transformer: findComponent(plant, 'transformer', block.pv_transformer_id),
      dcWire: findComponent(plant, 'dcWire', block.pv_dc_wire_id),
      acWire: findComponent(plant, 'acWire', block.pv_ac_wire_id),
    },
  }
  return { input, place: { longitude, latitude } }
}
