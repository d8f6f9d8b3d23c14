import type { ReactNode } from 'react'
import { EmptyState } from './EmptyState.tsx'
import { Page } from './Page.tsx'
import { PageHeader } from './PageHeader.tsx'

interface MissingPageProps {
  /** 'User' */
  readonly what: string
  readonly text: string
  /** The way to those that are there. */
  readonly action: ReactNode
}

/** In place of a record that is not there, or no more. */
export function MissingPage({ what, text, action }: MissingPageProps): ReactNode {
  return (
    <Page>
      <PageHeader title={`${what} not found`} />
      <EmptyState title={`There is no such ${what.toLowerCase()}`} text={text} action={action} />
    </Page>
  )
}
