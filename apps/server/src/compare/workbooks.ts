import { type ComparedDataset, comparedDatasetSchema, workbookDataSchema } from '@duet/comparison'
import { AppError, oneLine } from '@duet/contract'
import { z } from 'zod'
import { signedIn, type UserId } from '../access/organizationAccess.ts'
import { projectAccess } from '../access/projectAccess.ts'
import { touchProject } from '../access/projectParts.ts'
import { recordAccess } from '../access/recordAccess.ts'
import { isUuid } from '../db/uuid.ts'
import type { CompareWorkbook } from '../graphql/resolvers.gen.ts'
import { pageFields } from '../input/pageFields.ts'
import { parseInput } from '../input/parseInput.ts'
import type { Server } from '../server.ts'
import {
  changeWorkbook,
  deleteWorkbookRow,
  findWorkbook,
  insertWorkbook,
  listWorkbooks,
  type WorkbookContent,
  type WorkbookRow,
} from './workbookQueries.ts'

const WORKBOOKS_PER_PAGE = 250

const contentSchema = z.object({
  name: z
    .string()
    .overwrite(oneLine)
    .min(1, 'must not be empty')
    .max(200, 'at most 200 characters'),
  data: workbookDataSchema,
  dataset_a: comparedDatasetSchema.nullish(),
  dataset_b: comparedDatasetSchema.nullish(),
})

const WORKBOOK = {
  find: findWorkbook,
  notFound: (): AppError => new AppError('NOT_FOUND', 'Workbook not found'),
}

type Caller = Pick<Server, 'db'>
type Role = 'viewer' | 'operator' | 'editor' | 'owner'

export interface WorkbookPage {
  readonly project_id: string
  readonly id?: string | null | undefined
  readonly dataset_id?: string | null | undefined
  readonly skip?: number | null | undefined
  readonly take?: number | null | undefined
}

export async function workbooks(
  { db }: Caller,
  userId: UserId,
  input: WorkbookPage,
): Promise<CompareWorkbook[]> {
  const { project, role } = await projectAccess(db, userId, input.project_id, 'viewer')
  if (input.id) {
    const row = isUuid(input.id) ? await findWorkbook(db, input.id) : undefined
    return row?.project_id === project.id ? [answerOf(row, userId, role)] : []
  }
  const page = parseInput(z.object(pageFields(WORKBOOKS_PER_PAGE)), input)
  const datasetId = input.dataset_id ?? undefined
  const rows = await listWorkbooks(db, { projectId: project.id, datasetId, ...page })
  return rows.map((row) => answerOf(row, userId, role))
}

export async function createWorkbook(
  { db }: Caller,
  userId: UserId,
  projectId: string,
  input: unknown,
): Promise<CompareWorkbook> {
  const { project, role } = await projectAccess(db, userId, projectId, 'compare')
  const owner_id = signedIn(userId)
  const content = contentOf(input)
  const id = await db.transaction().execute(async (tx) => {
    await touchProject(tx, project.id)
    return insertWorkbook(tx, { ...content, project_id: project.id, owner_id })
  })
  return oneWorkbook(db, userId, id, role)
}

/** Nobody overwrites what they have not seen. @throws AppError CONFLICT where the workbook was changed since `revision` */
export async function updateWorkbook(
  { db }: Caller,
  userId: UserId,
  { id, revision }: { readonly id: string; readonly revision: number },
  input: unknown,
): Promise<CompareWorkbook> {
  const { access, name } = await recordAccess(db, userId, id, 'compare', WORKBOOK)
  const content = contentOf(input)
  if (!(await changeWorkbook(db, { id, revision }, content))) {
    throw new AppError(
      'CONFLICT',
      `'${name}' was changed by somebody else. Save yours as a new workbook, or open the workbook anew and change it there.`,
      { id },
    )
  }
  await touchProject(db, access.project.id)
  return oneWorkbook(db, userId, id, access.role)
}

/** @throws AppError FORBIDDEN for a workbook of somebody else, but for owners of the project */
export async function deleteWorkbook({ db }: Caller, userId: UserId, id: string): Promise<void> {
  const { access, owner_id } = await recordAccess(db, userId, id, 'editor', WORKBOOK)
  if (access.role !== 'owner' && owner_id !== userId) {
    throw new AppError(
      'FORBIDDEN',
      'Only who made a workbook and owners of the project may delete it.',
      { role: access.role, needed: 'owner' },
    )
  }
  await deleteWorkbookRow(db, id)
}

async function oneWorkbook(
  db: Server['db'],
  userId: UserId,
  id: string,
  role: Role,
): Promise<CompareWorkbook> {
  const row = await findWorkbook(db, id)
  if (!row) throw WORKBOOK.notFound()
  return answerOf(row, userId, role)
}

function contentOf(input: unknown): WorkbookContent {
  const { name, data, dataset_a, dataset_b } = parseInput(contentSchema, input)
  return {
    name,
    data: JSON.stringify(data),
    dataset_a: jsonOf(dataset_a),
    dataset_b: jsonOf(dataset_b),
  }
}

const jsonOf = (dataset: ComparedDataset | null | undefined): string | null =>
  dataset ? JSON.stringify(dataset) : null

function answerOf(row: WorkbookRow, userId: UserId, role: Role): CompareWorkbook {
  const isOwn = role === 'editor' && row.owner_id === userId
  const { owner_id, email, first_name, last_name, ...workbook } = row
  return {
    ...workbook,
    dataset_a: comparedDatasetSchema.nullable().parse(row.dataset_a),
    dataset_b: comparedDatasetSchema.nullable().parse(row.dataset_b),
    owner: { id: owner_id, email, first_name, last_name },
    may_delete: role === 'owner' || isOwn,
  }
}
