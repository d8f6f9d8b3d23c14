import type { Insertable } from 'kysely'
import type { Pool } from 'pg'
import type { DB } from '../../db/database.gen.ts'

/** Rows by table. Those of one table have the same columns; the others get their defaults. */
export type Rows = { readonly [T in keyof DB]?: readonly Insertable<DB[T]>[] }

export function joinRows(...parts: readonly Rows[]): Rows {
  const joined: Record<string, object[]> = {}
  for (const [table, rows] of parts.flatMap(entriesOf)) (joined[table] ??= []).push(...rows)
  return joined
}

/** All of them in one statement, at whose end references are checked: their order is free. */
export async function insertRows(pool: Pool, rows: Rows): Promise<void> {
  const tables = entriesOf(rows)
  const inserts = tables.map(([table, [first = {}]], index) => {
    const columns = Object.keys(first).join(', ')
    const source = `jsonb_populate_recordset(null::${table}, $${index + 1}::jsonb)`
    return `t${index} as (insert into ${table} (${columns}) select ${columns} from ${source})`
  })
  await pool.query(
    `with ${inserts.join(', ')} select 1`,
    tables.map(([, some]) => JSON.stringify(some)),
  )
}

const entriesOf = (rows: Rows): [string, readonly object[]][] => Object.entries(rows)
