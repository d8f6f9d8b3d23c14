import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ButtonLink } from '../../ui/links.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

interface MissingPageProps {
  /** 'User' */
  readonly what: string
  readonly text: string
  /** Those that are there. */
  readonly to: '/admin/users' | '/admin/org-integration-server'
}

/** In place of a record that is not there, or no more. */
export function MissingPage({ what, text, to }: MissingPageProps): ReactNode {
  return (
    <Page>
      <PageHeader title={`${what} not found`} />
      <EmptyState
        title={`There is no such ${what.toLowerCase()}`}
        text={text}
        action={
          <ButtonLink variant="default" to={to}>
            All {what.toLowerCase()}s
          </ButtonLink>
        }
      />
    </Page>
  )
}
