import {
  type PlantComponent,
  readComponentParameters,
  type UsualMounting,
  usualComponents,
} from '@duet/plant'
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

/** Writes a set of usual components into a project, which are those of its latitude. */
export async function insertUsualComponents(
  tx: Database,
  { id, latitude }: { readonly id: string; readonly latitude: number },
  mounting: UsualMounting,
): Promise<ComponentRow[]> {
  const rows: ComponentRow[] = []
  for (const { kind, name, parameters } of usualComponents(mounting, latitude)) {
    const stored = storedParameters(kind, parameters)
    rows.push(await insertComponent(tx, { project_id: id, kind, name, ...stored }))
  }
  return rows
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
