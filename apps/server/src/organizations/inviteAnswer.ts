import type { PersonRow } from '../access/users.ts'
import type { Invite } from '../graphql/resolvers.gen.ts'
import type { InviteRow } from './inviteQueries.ts'

export type InviteStatus = 'pending' | 'accepted' | 'declined' | 'expired' | 'revoked'

export function inviteStatus(invite: InviteRow): InviteStatus {
  if (invite.accepted_at) return 'accepted'
  if (invite.declined_at) return 'declined'
  if (invite.revoked_at) return 'revoked'
  return invite.expires_at.getTime() > Date.now() ? 'pending' : 'expired'
}

/** An invite as the API shows it to the person who was invited. */
export function inviteAnswer(row: InviteRow): Invite {
  const { organization_id: id, organization_name: name, organization_slug: slug } = row
  return {
    id: row.id,
    email: row.email,
    role_id: row.role_id,
    status: inviteStatus(row),
    organization: id ? { id, name: name ?? '', slug: slug ?? '', user_request: null } : null,
    invited_by: inviterOf(row),
    created_at: row.created_at,
    updated_at: row.updated_at,
    expires_at: row.expires_at,
    message: null,
  }
}

/** Who sent it; null: the user is gone. */
export function inviterOf(row: InviteRow): PersonRow | null {
  return row.invited_by
    ? {
        id: row.invited_by,
        email: row.inviter_email ?? '',
        first_name: row.inviter_first_name ?? '',
        last_name: row.inviter_last_name ?? '',
      }
    : null
}

/** As those see it who invite: with what became of its email. */
export function sentInviteAnswer(row: InviteRow): Invite {
  const { message_state: state, message_error: error, message_at } = row
  return {
    ...inviteAnswer(row),
    message: state && message_at ? { state, error, at: message_at } : null,
  }
}
