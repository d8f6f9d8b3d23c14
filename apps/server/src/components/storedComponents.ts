import { type PlantComponent, readComponentParameters } from '@duet/plant'
import type { Database } from '../db/connection.ts'
import { type ComponentRow, insertComponent, listComponents } from './componentQueries.ts'
import { kindOf, storedParameters } from './componentRecord.ts'

/** The components of a project as plant records. The caller has settled access. */
export async function readComponents(db: Database, projectId: string): Promise<PlantComponent[]> {
  const rows = await listComponents(db, projectId, undefined)
  return rows.map(componentOf)
}

/** Writes components into a new project of the same transaction; their ids must be new. */
export async function insertComponents(
  tx: Database,
  projectId: string,
  components: readonly PlantComponent[],
): Promise<void> {
  for (const { id, kind, name, parameters } of components) {
    await insertComponent(tx, {
      id,
      project_id: projectId,
      kind,
      name,
      ...storedParameters(kind, parameters),
    })
  }
}

function componentOf(row: ComponentRow): PlantComponent {
  const kind = kindOf(row)
  return {
    id: row.id,
    kind,
    name: row.name,
    parameters: readComponentParameters(kind, row.parameters),
  }
}
