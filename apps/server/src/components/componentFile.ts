import { AppError } from '@duet/contract'
import type { OndFile, PanFile } from '@duet/formats'
import type { ComponentKind } from '@duet/plant'
import type { UserId } from '../access/organizationAccess.ts'
import { projectAccess } from '../access/projectAccess.ts'
import type { ComponentFile, MutationReadComponentFileArgs } from '../graphql/resolvers.gen.ts'
import { fileReaders } from '../jobs/fileReaders.ts'
import type { Server } from '../server.ts'

/** Such files have some 20 kB. */
const MAX_BYTES = 1024 * 1024
const BASE64 = /^[A-Za-z0-9+/\s]*={0,2}\s*$/

/** Parameters for a new component; nothing is stored. @throws AppError FILE_TOO_LARGE, FILE_FORMAT or INVALID_INPUT */
export async function readComponentFile(
  { db }: Server,
  userId: UserId,
  { project_id, filename, content }: MutationReadComponentFileArgs,
): Promise<ComponentFile> {
  await projectAccess(db, userId, project_id, 'editor')
  if (content.length > (MAX_BYTES * 4) / 3 + 4) {
    throw new AppError(
      'FILE_TOO_LARGE',
      'The file is larger than 1 MiB, which no PAN or OND file is.',
    )
  }
  if (!BASE64.test(content))
    throw new AppError('INVALID_INPUT', 'content: must be base64', { path: 'content' })
  const bytes = Buffer.from(content, 'base64')
  const file = { filename, bytes }
  return /\.ond$/i.test(filename)
    ? recordOf('inverter', await fileReaders.read('ond', file))
    : recordOf('panel', await fileReaders.read('pan', file))
}

function recordOf(
  kind: ComponentKind,
  { name, parameters, notes }: PanFile | OndFile,
): ComponentFile {
  return { kind, name, parameters, ...notes }
}
