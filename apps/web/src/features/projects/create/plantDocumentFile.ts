import { isTooDeep, MAX_JSON_DEPTH } from '@duet/contract'
import { downloadBlob, fileNameOf } from '../../../lib/download.ts'
import { ProjectExportDocument } from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'

const MAX_BYTES = 50 * 1024 * 1024

/** Saves the design of a project as a file: blocks, layers, components; weather is named, not contained. */
export async function savePlantDocument(project: {
  readonly id: string
  readonly name: string
}): Promise<void> {
  const { projectExport } = await request(ProjectExportDocument, { id: project.id })
  const text = `${JSON.stringify(projectExport, undefined, 2)}\n`
  downloadBlob(
    new Blob([text], { type: 'application/json' }),
    `${fileNameOf(project.name)}.duet.json`,
  )
}

/**
 * The JSON of a plant document file; what it holds is for the server to check.
 * @throws Error in words for people where the file is too large, no JSON, or nested too deep to be sent
 */
export async function readPlantDocument(file: File): Promise<unknown> {
  if (file.size > MAX_BYTES) throw new Error(`${file.name} is larger than 50 MiB.`)
  const value = await jsonOf(file)
  if (!isTooDeep(value)) return value
  throw new Error(
    `${file.name} is not a plant document: its lists and objects lie more than ${MAX_JSON_DEPTH} deep in one another.`,
  )
}

async function jsonOf(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text())
  } catch (error) {
    throw new Error(`${file.name} is not a plant document: it is no JSON.`, { cause: error })
  }
}
