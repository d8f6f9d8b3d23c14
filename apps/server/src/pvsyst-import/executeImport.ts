import { AppError } from '@duet/contract'
import type { ImportPlan } from '@duet/formats'
import { signedIn, type UserId } from '../access/organizationAccess.ts'
import { type GrantedAccess, projectAccess } from '../access/projectAccess.ts'
import { touchDesign } from '../access/projectParts.ts'
import { updateProjectRow } from '../access/projectQueries.ts'
import { countComponents, MAX_COMPONENTS } from '../components/componentQueries.ts'
import { insertComponents } from '../components/storedComponents.ts'
import type { CustomDatasetRow } from '../custom-datasets/customDatasetQueries.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import { countRecords } from '../design/designQueries.ts'
import { addDesign } from '../design/storedDesign.ts'
import type { PvSystImport, PvSystImportInput } from '../graphql/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import type { Server } from '../server.ts'
import { type ImportResult, importAnswer } from './importAnswer.ts'
import { importInputSchema } from './importInput.ts'
import { insertImport } from './importQueries.ts'
import { importResults } from './importResults.ts'
import { importWeather } from './importWeather.ts'
import { importWorkbook } from './importWorkbook.ts'
import { planned } from './pvsystImports.ts'
import { withLease } from './withLease.ts'

/** Makes what the preview said, all or nothing. @throws AppError */
export async function executeImport(
  server: Server,
  userId: UserId,
  projectId: string,
  given: PvSystImportInput,
): Promise<PvSystImport> {
  const access = await projectAccess(server.db, userId, projectId, 'edit')
  const input = parseInput(importInputSchema, given)
  return withLease(server, projectId, async () => {
    const { plan, weather, results } = await planned(server, access, input)
    const user = signedIn(userId)
    const dataset = await importWeather(server, access.project, {
      userId: user,
      file: weather,
      place: plan.place,
      chosenId: input.enviro_dataset_id ?? undefined,
    })
    const kept = await undoing(dataset.undo, () =>
      importResults(server, access.project, { userId: user, plan, results }),
    )
    const undoAll = async (): Promise<void> => {
      await kept.undo()
      await dataset.undo()
    }
    return undoing(undoAll, () =>
      store(server, access, { userId: user, plan, datasetId: dataset.id, results: kept.dataset }),
    )
  })
}

/** What was made before goes again where the next step fails. */
async function undoing<T>(undo: () => Promise<void>, step: () => Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (error) {
    await undo()
    throw error
  }
}

interface Storing {
  readonly userId: string
  readonly plan: ImportPlan
  readonly datasetId: string | null
  readonly results: CustomDatasetRow | null
}

async function store(
  { db }: Server,
  { project }: GrantedAccess,
  { userId, plan, datasetId, results }: Storing,
): Promise<PvSystImport> {
  const blocks = plan.blocks.map((block) => ({ ...block, enviro_dataset_id: datasetId }))
  return db.transaction().execute(async (tx) => {
    await insertComponents(tx, project.id, plan.components)
    if ((await countComponents(tx, project.id)) > MAX_COMPONENTS) {
      throw new AppError(
        'CONFLICT',
        `A project holds at most ${MAX_COMPONENTS} components. Delete those not in use.`,
      )
    }
    if ((await countRecords(tx, project.id, 'block_layer')) === 0) {
      await updateProjectRow(tx, project.id, plan.place)
    }
    await addDesign(tx, project.id, { blocks, block_layers: plan.layers }, userId)
    await touchDesign(tx, project.id, { layers: true })
    const variant_name = plan.variantName
    const ids = {
      enviro_dataset_id: datasetId,
      custom_dataset_id: results?.id ?? null,
      workbook_id: results && (await importWorkbook(tx, userId, variant_name, results)),
    }
    const row = await insertImport(tx, {
      project_id: project.id,
      created_by: userId,
      variant_name,
      result: { ...resultOf(plan), ...ids },
    })
    await auditImport(tx, project, { userId, variantName: variant_name })
    return importAnswer(row)
  })
}

type Made = Pick<ImportResult, 'block_ids' | 'component_ids' | 'layer_ids' | 'rows'>

const resultOf = (plan: ImportPlan): Made => ({
  block_ids: plan.blocks.map(({ id }) => id),
  component_ids: plan.components.map(({ id }) => id),
  layer_ids: plan.layers.map(({ id }) => id),
  rows: [...plan.rows],
})

function auditImport(
  tx: Database,
  { id, organization_id }: GrantedAccess['project'],
  { userId, variantName }: { readonly userId: string; readonly variantName: string },
): Promise<void> {
  return writeAudit(tx, {
    userId,
    organizationId: organization_id,
    projectId: id,
    action: 'pvsyst_imported',
    details: { variant: variantName },
  })
}
