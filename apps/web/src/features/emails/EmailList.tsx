import { NavLink } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatAgo } from '../../lib/formatTime.ts'
import type { LocalEmailsQuery } from '../../lib/gql/graphql.ts'
import classes from './EmailsPage.module.css'

interface EmailListProps {
  readonly emails: LocalEmailsQuery['localEmails']
  readonly chosenId: string | undefined
  readonly onChoose: (id: string) => void
}

export function EmailList({ emails, chosenId, onChoose }: EmailListProps): ReactNode {
  return (
    <nav aria-label="Kept e-mails" className={classes['list']}>
      {emails.map(({ id, to, subject, created_at }) => (
        <NavLink
          key={id}
          component="button"
          active={id === chosenId}
          aria-current={id === chosenId ? 'true' : undefined}
          label={subject}
          description={`${to}, ${formatAgo(created_at)}`}
          onClick={() => onChoose(id)}
        />
      ))}
    </nav>
  )
}
