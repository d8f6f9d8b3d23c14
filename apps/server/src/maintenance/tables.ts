import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

export interface TableColumns {
  readonly name: string
  readonly columns: readonly string[]
}

/**
 * The product's tables with the columns that are stored; the list of migrations is made by migrating. A table in partitions is one:
 * its rows go where the partitions of the other database have them.
 */
export async function listTables(client: ClientBase): Promise<readonly TableColumns[]> {
  const { rows } = await client.query<TableColumns>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname <> 'schema_migration'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
  )
  return rows
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

const place = ({ name, columns }: TableColumns): string =>
  `public.${quoted(name)} (${columns.map(quoted).join(', ')})`

export const readRows = (client: ClientBase, table: TableColumns): Readable =>
  client.query(
    copyTo(
      `copy (select ${table.columns.map(quoted).join(', ')} from public.${quoted(table.name)}) to stdout`,
    ),
  )

/** Migrations put rows into some tables. */
export async function removeRows(client: ClientBase, { name }: TableColumns): Promise<void> {
  await client.query(`delete from public.${quoted(name)}`)
}

/** Answers how many rows came. */
export async function writeRows(
  client: ClientBase,
  table: TableColumns,
  content: AsyncIterable<Buffer>,
): Promise<number> {
  const copying = client.query(copyFrom(`copy ${place(table)} from stdin`))
  await pipeline(Readable.from(content), copying)
  return copying.rowCount
}

interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/** Runs `load` while no foreign key is checked and no trigger acts; all keys are checked after it. Part of the caller's transaction. */
export async function withoutForeignKeys(
  client: ClientBase,
  load: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  const tables = await tablesWithTriggers(client)
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  await load()
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
  for (const { table, name, definition } of rows)
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
}

async function tablesWithTriggers(client: ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ readonly name: string }>(
    `select distinct c.oid::regclass::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`,
  )
  return rows.map(({ name }) => name)
}

/** New rows get numbers above those that were loaded. */
export async function setSequences(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ readonly table: string; readonly column: string }>(
    `select c.oid::regclass::text as table, a.attname as column
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and case when a.attnum > 0 and not a.attisdropped
         then pg_get_serial_sequence(c.oid::regclass::text, a.attname) end is not null`,
  )
  for (const { table, column } of rows)
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), (select coalesce(max(${quoted(column)}), 0) + 1 from ${table}), false)`,
      [table, column],
    )
}
