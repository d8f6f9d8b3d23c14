import { escapeLiteral, type Pool, type PoolClient } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { readBinaryFields } from '../store/binaryRows.ts'
import { inTransaction } from '../store/onConnection.ts'
import { NODE_KEY, type NodeMeasure, unpackValues } from './nodeDayValues.ts'

export interface NodeDaysRequest {
  readonly projectId: string
  /** First and last civil day, yyyy-MM-dd. */
  readonly from: string
  readonly to: string
  readonly measures: readonly NodeMeasure[]
  /** Of no others anything is told; days without any of them are left out. */
  readonly nodeKeys: readonly number[]
}

export interface NodeDay {
  readonly date: string
  /** With others that lie between them; the same array as that of other days where the nodes are the same. */
  readonly nodeKeys: Float64Array
  /** By node; a measure that is 0 of all nodes may be absent. */
  readonly values: ReadonlyMap<string, Float64Array>
}

/** Gives the days of a period that have sums, the oldest first. The caller has checked the period. */
export async function readNodeDays(
  pool: Pool,
  request: NodeDaysRequest,
  take: (day: NodeDay) => void,
): Promise<void> {
  await inTransaction(
    pool,
    // As of one moment: the nodes of a day and its values belong together
    async (client) => {
      const slices = await slicesOfDays(client, request)
      if (slices.size === 0) return
      const days = new DayGroups(slices, take)
      const query = `copy (${queryOf(request, slices)}) to stdout (format binary)`
      await readBinaryFields(client.query(copyTo(query)), ([date, measure, values]) => {
        if (date && measure && values) days.add(date.toString(), measure.toString(), values)
      })
      days.end()
    },
    'repeatable read',
  )
}

/** The part of the nodes of a day that those which are asked for lie in. */
interface Slice {
  /** Place of the first, from 0. */
  readonly first: number
  readonly nodeKeys: Float64Array
}

/** By date. Nodes are the same on most days: each list of them is read once. */
async function slicesOfDays(
  client: PoolClient,
  { projectId, from, to, nodeKeys }: NodeDaysRequest,
): Promise<ReadonlyMap<string, Slice>> {
  const { rows: days } = await client.query<{ date: string; digest: string }>(
    `select date::text, md5(by_node) as digest from node_day_values
     where project_id = $1 and measure = $2 and date between $3 and $4`,
    [projectId, NODE_KEY, from, to],
  )
  const dateOf = new Map(days.map(({ date, digest }) => [digest, date]))
  const { rows: lists } = await client.query<{ date: string; by_node: Buffer }>(
    `select date::text, by_node from node_day_values
     where project_id = $1 and measure = $2 and date = any($3::date[])`,
    [projectId, NODE_KEY, [...dateOf.values()]],
  )
  const wanted = new Set(nodeKeys)
  const sliceAt = new Map(
    lists.map(({ date, by_node }) => [date, sliceOf(unpackValues(by_node), wanted)]),
  )
  return new Map(
    days.flatMap(({ date, digest }) => {
      const slice = sliceAt.get(dateOf.get(digest) ?? '')
      return slice ? [[date, slice]] : []
    }),
  )
}

function sliceOf(keys: Float64Array, wanted: ReadonlySet<number>): Slice | undefined {
  const first = keys.findIndex((key) => wanted.has(key))
  if (first < 0) return undefined
  const last = keys.findLastIndex((key) => wanted.has(key))
  return { first, nodeKeys: keys.subarray(first, last + 1) }
}

const BYTES = 8

/** An array as a literal of SQL. */
const list = (values: readonly (string | number)[]): string => escapeLiteral(`{${values.join()}}`)

/** COPY takes no parameters. */
function queryOf(
  { projectId, measures }: NodeDaysRequest,
  slices: ReadonlyMap<string, Slice>,
): string {
  const [dates, all] = [[...slices.keys()], [...slices.values()]]
  return `select day.date::text, measure, substring(by_node from first for length)
    from unnest(${list(dates)}::date[], ${list(all.map(({ first }) => first * BYTES + 1))}::int[],
      ${list(all.map(({ nodeKeys }) => nodeKeys.length * BYTES))}::int[]) day(date, first, length)
    join node_day_values stored on stored.project_id = ${escapeLiteral(projectId)} and stored.date = day.date
      and measure in (${measures.map(escapeLiteral).join()})
    order by day.date`
}

/** Rows by day as they come. */
class DayGroups {
  readonly #slices: ReadonlyMap<string, Slice>
  readonly #take: (day: NodeDay) => void
  #date = ''
  #values = new Map<string, Float64Array>()

  constructor(slices: ReadonlyMap<string, Slice>, take: (day: NodeDay) => void) {
    this.#slices = slices
    this.#take = take
  }

  add(date: string, measure: string, packed: Buffer): void {
    if (date !== this.#date) this.end()
    this.#date = date
    this.#values.set(measure, unpackValues(packed))
  }

  end(): void {
    const slice = this.#slices.get(this.#date)
    if (slice) this.#take({ date: this.#date, nodeKeys: slice.nodeKeys, values: this.#values })
    this.#values = new Map()
  }
}
