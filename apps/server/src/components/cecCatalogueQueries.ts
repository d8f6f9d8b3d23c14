import { sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import { countRows } from '../db/countRows.ts'
import { containsPattern } from '../db/likePattern.ts'

export interface CecInverterRow {
  readonly id: string
  readonly name: string
  readonly manufacturer: string
  readonly parameters: unknown
}

export interface CecSearch {
  /** Each must be in the name. */
  readonly words: readonly string[]
  readonly manufacturer: string | undefined
  readonly outputAcVoltage: number | undefined
}

const MAX_FILTER_VALUES = 1000

/** By name. Of a name that several uploads hold, the one of the newest. */
export function searchCecInverters(
  db: Database,
  search: CecSearch,
  { skip, take }: { readonly skip: number; readonly take: number },
): Promise<CecInverterRow[]> {
  return found(db, search)
    .selectAll()
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .offset(skip)
    .limit(take)
    .execute()
}

export const countCecInverters = (db: Database, search: CecSearch): Promise<number> =>
  countRows(found(db, search))

/** Also one whose name a newer upload holds: a component may name it. */
export function findCecInverter(db: Database, id: string): Promise<CecInverterRow | undefined> {
  return db
    .selectFrom('cec_inverter')
    .select(['id', 'name', 'manufacturer', 'parameters'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function cecManufacturers(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('cec_inverter')
    .select('manufacturer')
    .distinct()
    .orderBy('manufacturer')
    .limit(MAX_FILTER_VALUES)
    .execute()
  return rows.map(({ manufacturer }) => manufacturer)
}

export async function cecAcVoltages(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('cec_inverter')
    .select(sql<number>`(parameters->>'output_ac_voltage')::float8`.as('voltage'))
    .distinct()
    .orderBy('voltage')
    .limit(MAX_FILTER_VALUES)
    .execute()
  return rows.map(({ voltage }) => voltage)
}

function found(db: Database, { words, manufacturer, outputAcVoltage }: CecSearch) {
  let query = db.selectFrom(newestOfEachName(db).as('entry'))
  for (const word of words) query = query.where('name', 'ilike', containsPattern(word))
  if (manufacturer !== undefined) query = query.where('manufacturer', '=', manufacturer)
  return outputAcVoltage === undefined
    ? query
    : query.where(sql<boolean>`(parameters->>'output_ac_voltage')::float8 = ${outputAcVoltage}`)
}

function newestOfEachName(db: Database) {
  return db
    .selectFrom('cec_inverter')
    .innerJoin('cec_dataset', 'cec_dataset.id', 'cec_inverter.dataset_id')
    .distinctOn(sql`lower(cec_inverter.name)`)
    .select([
      'cec_inverter.id',
      'cec_inverter.name',
      'cec_inverter.manufacturer',
      'cec_inverter.parameters',
    ])
    .orderBy(sql`lower(cec_inverter.name)`)
    .orderBy('cec_dataset.created_at', 'desc')
}
