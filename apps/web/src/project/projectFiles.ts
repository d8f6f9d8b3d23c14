import { GetProjectFileStorageSignedUrlDocument } from '../lib/gql/graphql.ts'
import { request } from '../lib/graphqlClient.ts'
import { type UploadOptions, uploadFile } from './upload.ts'

export interface ProjectUpload extends UploadOptions {
  readonly projectId: string
  /** Folder of the project: '/meteo', '/raster-layers', '/terrain'. */
  readonly dir: string
  readonly filename: string
  readonly file: Blob
  /** A file of this name may be there already. */
  readonly allowOverwrite?: boolean
}

/**
 * Sends a file to a folder of the project; gives the key under which it is stored.
 * @throws ConnectionError, GraphqlError
 */
export async function uploadToProject(upload: ProjectUpload): Promise<string> {
  const { projectId, dir, filename, file, allowOverwrite = false, ...options } = upload
  const { getProjectFileStorageSignedUrl: target } = await request(
    GetProjectFileStorageSignedUrlDocument,
    { project_id: projectId, dir, filename, allowOverwrite },
    options.signal,
  )
  await uploadFile(target.url, file, options)
  return target.storage_key
}
