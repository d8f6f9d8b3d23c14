import { Button } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { logout } from '../lib/session.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { usePageTitle } from '../ui/pageTitle.ts'

/** A user whom no organisation has taken in yet. */
export function NoOrganization(): ReactNode {
  usePageTitle('No organization')
  return (
    <EmptyState
      icon={<IconUsersGroup size={40} />}
      title="You belong to no organization yet"
      text="Projects live in organizations. Ask the owner of yours to invite you with the e-mail address that you log in with."
      action={
        <Button variant="default" onClick={() => void logout()}>
          Logout
        </Button>
      }
    />
  )
}
