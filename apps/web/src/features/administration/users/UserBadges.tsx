import type { ReactNode } from 'react'
import type { AdminUserRowFragment } from '../../../lib/gql/graphql.ts'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'

/** What is special about a user. */
export function UserBadges({ user }: { readonly user: AdminUserRowFragment }): ReactNode {
  return (
    <>
      {user.is_system_admin === true && <StatusBadge tone="active">System admin</StatusBadge>}
      {typeof user.deactivated_at === 'string' && <StatusBadge tone="bad">Deactivated</StatusBadge>}
      {!user.email_verified && <StatusBadge tone="warning">Email not verified</StatusBadge>}
    </>
  )
}
