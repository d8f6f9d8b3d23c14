import { escapeLiteral, type Pool } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { readBinaryFields } from '../store/binaryRows.ts'
import { NODE_KEY, type NodeMeasure, unpackValues } from './nodeDayValues.ts'

export interface NodeDaysRequest {
  readonly projectId: string
  /** First and last civil day, yyyy-MM-dd. */
  readonly from: string
  readonly to: string
  readonly measures: readonly NodeMeasure[]
}

export interface NodeDay {
  readonly date: string
  /** The same array as that of the day before where the nodes are the same. */
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
  const days = new DayGroups(take)
  const client = await pool.connect()
  try {
    const rows = client.query(copyTo(`copy (${queryOf(request)}) to stdout (format binary)`))
    await readBinaryFields(rows, ([date, measure, values]) => {
      if (date && measure && values) days.add(date.toString(), measure.toString(), values)
    })
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
  days.end()
}

/** COPY takes no parameters. */
function queryOf({ projectId, from, to, measures }: NodeDaysRequest): string {
  const names = [NODE_KEY, ...measures].map(escapeLiteral).join(',')
  return `select date::text, measure, by_node from node_day_values
    where project_id = ${escapeLiteral(projectId)} and measure in (${names})
      and date between ${escapeLiteral(from)} and ${escapeLiteral(to)}
    order by node_day_values.date`
}

/** Rows by day as they come. */
class DayGroups {
  readonly #take: (day: NodeDay) => void
  #date = ''
  #keyBytes: Buffer = Buffer.alloc(0)
  #nodeKeys: Float64Array = new Float64Array()
  #values = new Map<string, Float64Array>()

  constructor(take: (day: NodeDay) => void) {
    this.#take = take
  }

  add(date: string, measure: string, packed: Buffer): void {
    if (date !== this.#date) this.end()
    this.#date = date
    if (measure !== NODE_KEY) this.#values.set(measure, unpackValues(packed))
    else if (!packed.equals(this.#keyBytes)) {
      this.#keyBytes = Buffer.from(packed)
      this.#nodeKeys = unpackValues(packed)
    }
  }

  end(): void {
    if (this.#date !== '')
      this.#take({ date: this.#date, nodeKeys: this.#nodeKeys, values: this.#values })
    this.#values = new Map()
  }
}
