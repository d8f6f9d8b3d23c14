import { Button, NavLink } from '@mantine/core'
import { IconMail, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatAgo } from '../../lib/formatTime.ts'
import { LocalEmailsDocument, type LocalEmailsQuery } from '../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../lib/graphqlQuery.ts'
import { mapView, viewOf } from '../../lib/view.ts'
import { DataState } from '../../ui/DataState.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { EmailPreview } from './EmailPreview.tsx'
import classes from './EmailsPage.module.css'

/** Emails and text messages that were stored instead of sent, newest first. */
export function EmailsPage(): ReactNode {
  const query = useQuery({
    ...graphqlQuery(LocalEmailsDocument, {}),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
  const view = mapView(viewOf(query), ({ localEmails }) => localEmails)
  const [chosenId, setChosenId] = useState<string | undefined>(undefined)
  return (
    <Page>
      <PageHeader
        title="Email preview"
        description="Emails and text messages that were kept in the app because no server was set to send them. The newest 100, for 30 days."
        actions={
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} aria-hidden />}
            loading={query.isFetching}
            onClick={() => void query.refetch()}
          >
            Refresh
          </Button>
        }
      />
      <DataState
        view={view}
        isEmpty={(emails) => emails.length === 0}
        empty={
          <EmptyState
            icon={<IconMail size={40} />}
            title="No kept messages"
            text="Invitations, links and codes appear here while no server is set to send them."
          />
        }
      >
        {(emails) => {
          const chosen = emails.find(({ id }) => id === chosenId) ?? emails[0]
          return (
            <div className={classes['columns']}>
              <Panel>
                <EmailList emails={emails} chosenId={chosen?.id} onChoose={setChosenId} />
              </Panel>
              {chosen !== undefined && <EmailPreview key={chosen.id} email={chosen} />}
            </div>
          )
        }}
      </DataState>
    </Page>
  )
}

interface EmailListProps {
  readonly emails: LocalEmailsQuery['localEmails']
  readonly chosenId: string | undefined
  readonly onChoose: (id: string) => void
}

function EmailList({ emails, chosenId, onChoose }: EmailListProps): ReactNode {
  return (
    <nav aria-label="Kept emails" className={classes['list']}>
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
