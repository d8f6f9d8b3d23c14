import { organizationAccess, signedIn, type UserId } from '../access/organizationAccess.ts'
import { writeAudit } from '../db/auditLog.ts'
import type {
  MutationUpdateOrganizationLogoArgs,
  OrganizationLogo,
} from '../graphql/resolvers.gen.ts'
import { readLogo } from '../logos/logoPicture.ts'
import { deleteLogo, findLogo, putLogo, type StoredLogo } from '../logos/logoQueries.ts'
import type { Server } from '../server.ts'

const logoAnswer = ({ mediaType, bytes, createdAt }: StoredLogo): OrganizationLogo => ({
  media_type: mediaType,
  content: bytes.toString('base64'),
  created_at: createdAt.toISOString(),
})

/** Null where there is none. */
export async function organizationLogo(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  organizationId: string,
): Promise<OrganizationLogo | null> {
  const { organization } = await organizationAccess(db, userId, organizationId)
  const found = await findLogo(db, organization.id)
  return found ? logoAnswer(found) : null
}

/** Leaves a row in the audit log. @throws AppError FILE_TOO_LARGE, FILE_FORMAT or INVALID_INPUT */
export async function updateLogo(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  { organization_id, content }: MutationUpdateOrganizationLogoArgs,
): Promise<OrganizationLogo> {
  const { organization } = await organizationAccess(db, userId, organization_id, 'admin')
  const picture = await readLogo(content)
  return db.transaction().execute(async (tx) => {
    const stored = await putLogo(tx, organization.id, picture)
    await writeAudit(tx, {
      userId: signedIn(userId),
      organizationId: organization.id,
      action: 'organization_logo_changed',
      details: { media_type: picture.mediaType, size_bytes: picture.bytes.length },
    })
    return logoAnswer(stored)
  })
}

/** Leaves a row in the audit log where there was one. */
export async function removeLogo(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  organizationId: string,
): Promise<void> {
  const { organization } = await organizationAccess(db, userId, organizationId, 'admin')
  await db.transaction().execute(async (tx) => {
    if (!(await deleteLogo(tx, organization.id))) return
    await writeAudit(tx, {
      userId: signedIn(userId),
      organizationId: organization.id,
      action: 'organization_logo_removed',
    })
  })
}
