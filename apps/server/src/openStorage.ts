import path from 'node:path'
import type { Config } from './config.ts'
import { createFolderStorage } from './files/folderStorage.ts'
import type { ObjectStorage } from './files/objectStorage.ts'
import { createS3Storage } from './files/s3Storage.ts'

/** The bucket that is set, or the folder of the data folder. */
export async function openStorage({
  s3,
  dataDir,
}: Pick<Config, 's3' | 'dataDir'>): Promise<ObjectStorage> {
  return s3
    ? createS3Storage(s3, path.join(dataDir, 's3'))
    : createFolderStorage(path.join(dataDir, 'files'))
}
