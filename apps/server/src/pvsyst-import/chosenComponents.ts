import { AppError } from '@duet/contract'
import type { ChosenComponent } from '@duet/formats'
import { type PlantComponent, readComponentParameters } from '@duet/plant'
import type { GrantedAccess } from '../access/projectAccess.ts'
import { knownRecord } from '../access/recordAccess.ts'
import { findComponent } from '../components/componentQueries.ts'
import { findLibraryComponent } from '../components/libraryQueries.ts'
import type { Database } from '../db/connection.ts'
import type { ImportInput } from './importInput.ts'

type Choice = NonNullable<ImportInput['components']>[number]

const notFound = (): AppError => new AppError('NOT_FOUND', 'Component not found')

/**
 * The components that stand for files which are not there. The caller has settled access to the project.
 *
 * @throws AppError NOT_FOUND for one of another project or another organisation's library
 */
export async function chosenComponents(
  db: Database,
  access: GrantedAccess,
  choices: ImportInput['components'],
): Promise<ChosenComponent[]> {
  const chosen = await Promise.all((choices ?? []).map((choice) => chosenOne(db, access, choice)))
  return chosen.flatMap((one) => one ?? [])
}

async function chosenOne(
  db: Database,
  { project, isGuest }: GrantedAccess,
  { file, component_id, library_component_id }: Choice,
): Promise<ChosenComponent | undefined> {
  if (component_id != null) {
    const row = await knownRecord(db, component_id, { find: findComponent, notFound })
    if (row.project_id !== project.id) throw notFound()
    return { file, component: asComponent(row), isStored: true }
  }
  if (library_component_id == null) return undefined
  const row = await knownRecord(db, library_component_id, { find: findLibraryComponent, notFound })
  if (isGuest || row.organization_id !== project.organization_id) throw notFound()
  return { file, component: { ...asComponent(row), id: crypto.randomUUID() }, isStored: false }
}

function asComponent(row: {
  readonly id: string
  readonly kind: string
  readonly name: string
  readonly parameters: unknown
}): PlantComponent<'panel'> | PlantComponent<'inverter'> {
  const { id, name, kind } = row
  if (kind === 'panel')
    return { id, name, kind, parameters: readComponentParameters(kind, row.parameters) }
  if (kind === 'inverter')
    return { id, name, kind, parameters: readComponentParameters(kind, row.parameters) }
  throw new AppError('INVALID_INPUT', `'${name}' is neither a panel nor an inverter.`)
}
