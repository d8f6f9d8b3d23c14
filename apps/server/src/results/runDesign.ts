import type { Block, PanelParameters } from '@duet/plant'
import { sql } from 'kysely'
import type { Database } from '../db/connection.ts'

export type DesignBlock = Pick<Block, 'id' | 'name' | 'pv_panel_id' | 'albedo_by_month'>

/** What result pages show of the design that a run was made of, as it was. */
export interface RunDesign {
  readonly blocks: readonly DesignBlock[]
  readonly panels: readonly {
    readonly id: string
    readonly name: string
    readonly parameters: PanelParameters
  }[]
  /** Weather of the run. */
  readonly datasets: readonly {
    readonly id: string
    readonly name: string
    readonly type: string
    readonly storage_key: string
  }[]
  readonly from: string | null
  readonly to: string | null
}

/** Parts of the manifest, cut out where it lies: the drawing in it may be long. */
export async function readRunDesign(db: Database, simulationId: string): Promise<RunDesign> {
  const row = await db
    .selectFrom('simulation')
    .select([
      sql<RunDesign['blocks']>`manifest #> '{document,blocks}'`.as('blocks'),
      sql<
        RunDesign['panels']
      >`jsonb_path_query_array(manifest, '$.document.components[*] ? (@.kind == "panel")')`.as(
        'panels',
      ),
      sql<RunDesign['datasets']>`manifest -> 'datasets'`.as('datasets'),
      sql<string | null>`manifest ->> 'from'`.as('from'),
      sql<string | null>`manifest ->> 'to'`.as('to'),
    ])
    .where('id', '=', simulationId)
    .executeTakeFirstOrThrow()
  return row
}
