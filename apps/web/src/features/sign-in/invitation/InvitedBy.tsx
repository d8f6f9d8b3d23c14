import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatDate } from '../../../lib/formatTime.ts'
import type { Invitation } from './invitation.ts'

/** Who invites, for which role and for how long. */
export function InvitedBy({ invitation }: { readonly invitation: Invitation }): ReactNode {
  const { invited_by, role_id, organization_name, expires_at } = invitation
  const role = organization_name === null ? '' : `, as ${role_id}`
  return (
    <Text size="sm" c="gray.7">
      {`${invited_by === null ? 'Invited' : `By ${invited_by}`}${role}. Good until ${formatDate(expires_at)}.`}
    </Text>
  )
}
