import type { Database } from '../db/connection.ts'
import type { LogoPicture } from './logoPicture.ts'

export interface StoredLogo extends LogoPicture {
  readonly createdAt: Date
}

interface LogoRow {
  readonly media_type: string
  readonly bytes: Buffer
  readonly created_at: Date
}

const logoOf = ({ media_type, bytes, created_at }: LogoRow): StoredLogo => ({
  mediaType: media_type === 'image/png' ? 'image/png' : 'image/jpeg',
  bytes,
  createdAt: created_at,
})

export async function findLogo(
  db: Database,
  organizationId: string,
): Promise<StoredLogo | undefined> {
  const row = await db
    .selectFrom('organization_logo')
    .select(['media_type', 'bytes', 'created_at'])
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
  return row && logoOf(row)
}

/** That of the organisation that a project is of. */
export async function logoOfProject(
  db: Database,
  projectId: string,
): Promise<StoredLogo | undefined> {
  const { organization_id } = await db
    .selectFrom('project')
    .select('organization_id')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow()
  return findLogo(db, organization_id)
}

/** In the place of the one before. */
export async function putLogo(
  db: Database,
  organizationId: string,
  { mediaType, bytes }: LogoPicture,
): Promise<StoredLogo> {
  const values = { media_type: mediaType, bytes, created_at: new Date() }
  const row = await db
    .insertInto('organization_logo')
    .values({ organization_id: organizationId, ...values })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet(values))
    .returning(['media_type', 'bytes', 'created_at'])
    .executeTakeFirstOrThrow()
  return logoOf(row)
}

/** False where there was none. */
export async function deleteLogo(db: Database, organizationId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('organization_logo')
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
