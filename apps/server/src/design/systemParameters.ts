import { parseSystemParameters, validateSystemParameters } from '@duet/plant'
import type { UserId } from '../access/organizationAccess.ts'
import { projectAccess } from '../access/projectAccess.ts'
import { touchDesign } from '../access/projectParts.ts'
import { mergedWithStored } from '../db/mergedWithStored.ts'
import type { Server } from '../server.ts'
import {
  findSystemParameters,
  type SystemParametersRow,
  updateSystemParametersRow,
} from './designQueries.ts'
import { checkReferences, type Reference } from './designReferences.ts'
import { inputAt, refuseErrors } from './inputAt.ts'

export interface SystemParametersChange {
  readonly input: object
  /** What was edited; null: all is replaced. */
  readonly base?: object | null | undefined
}

export async function systemParameters(
  { db }: Server,
  userId: UserId,
  projectId: string,
): Promise<SystemParametersRow> {
  await projectAccess(db, userId, projectId, 'viewer')
  return findSystemParameters(db, projectId)
}

export async function updateSystemParameters(
  { db }: Server,
  userId: UserId,
  projectId: string,
  { input, base }: SystemParametersChange,
): Promise<SystemParametersRow> {
  await projectAccess(db, userId, projectId, 'edit')
  const parameters = inputAt('input', () =>
    parseSystemParameters({ ...input, project_id: projectId }),
  )
  refuseErrors(validateSystemParameters(parameters), 'Correct the field and save again.')
  const { project_id: _, ...change } = parameters
  const references = HV_REFERENCES.flatMap(([key, to]): Reference[] => {
    const id = change[key]
    return id ? [{ path: `input.${key}`, id, to }] : []
  })
  return db.transaction().execute(async (tx) => {
    await checkReferences(tx, projectId, references)
    // holds the project: nobody writes in between
    await touchDesign(tx, projectId, { layers: false })
    if (!base) return updateSystemParametersRow(tx, projectId, change)
    const stored = await findSystemParameters(tx, projectId)
    const { project_id: _id, ...theirs } = parseSystemParameters(stored)
    const { project_id: _project, ...edited } = parseSystemParameters({
      ...base,
      project_id: projectId,
    })
    const versions = { base: edited, mine: change, theirs }
    return updateSystemParametersRow(tx, projectId, mergedWithStored('the plant', versions))
  })
}

const HV_REFERENCES = [
  ['pv_hv_transformer_id', 'hvTransformer'],
  ['pv_hv_ac_wire_id', 'acWire'],
] as const
