import { type Selectable, sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import { countRows } from '../db/countRows.ts'
import type { CecModule } from '../db/database.gen.ts'
import { containsPattern } from '../db/likePattern.ts'

export type CecModuleRow = Omit<Selectable<CecModule>, 'dataset_id'>

export interface CecModuleSearch {
  /** Each must be in the name. */
  readonly words: readonly string[]
  readonly manufacturer: string | undefined
  readonly technology: string | undefined
  readonly is_bifacial: boolean | undefined
  readonly min_stc_w: number | undefined
  readonly max_stc_w: number | undefined
}

const MAX_FILTER_VALUES = 2000

/** By name. Of a name that several files hold, the one of the newest. */
export function searchCecModules(
  db: Database,
  search: CecModuleSearch,
  { skip, take }: { readonly skip: number; readonly take: number },
): Promise<CecModuleRow[]> {
  return found(db, search)
    .selectAll()
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .offset(skip)
    .limit(take)
    .execute()
}

export const countCecModules = (db: Database, search: CecModuleSearch): Promise<number> =>
  countRows(found(db, search))

export async function cecModuleFilters(
  db: Database,
): Promise<{ readonly manufacturers: string[]; readonly technologies: string[] }> {
  const [manufacturers, technologies] = await Promise.all([
    valuesOf(db, 'manufacturer'),
    valuesOf(db, 'technology'),
  ])
  return { manufacturers, technologies }
}

async function valuesOf(db: Database, column: 'manufacturer' | 'technology'): Promise<string[]> {
  const rows = await db
    .selectFrom('cec_module')
    .select(`${column} as value`)
    .distinct()
    .orderBy('value')
    .limit(MAX_FILTER_VALUES)
    .execute()
  return rows.map(({ value }) => value)
}

function found(db: Database, search: CecModuleSearch) {
  let query = db.selectFrom(newestOfEachName(db).as('entry'))
  for (const word of search.words) query = query.where('name', 'ilike', containsPattern(word))
  for (const column of ['manufacturer', 'technology', 'is_bifacial'] as const) {
    const value = search[column]
    if (value !== undefined) query = query.where(column, '=', value)
  }
  if (search.min_stc_w !== undefined) query = query.where('stc_w', '>=', search.min_stc_w)
  if (search.max_stc_w !== undefined) query = query.where('stc_w', '<=', search.max_stc_w)
  return query
}

function newestOfEachName(db: Database) {
  return db
    .selectFrom('cec_module')
    .innerJoin('cec_dataset', 'cec_dataset.id', 'cec_module.dataset_id')
    .distinctOn(sql`lower(cec_module.name)`)
    .select([
      'cec_module.id',
      'cec_module.name',
      'cec_module.manufacturer',
      'cec_module.technology',
      'cec_module.is_bifacial',
      'cec_module.stc_w',
      'cec_module.entry',
    ])
    .orderBy(sql`lower(cec_module.name)`)
    .orderBy('cec_dataset.created_at', 'desc')
}
