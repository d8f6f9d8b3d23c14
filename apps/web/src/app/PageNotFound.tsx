import type { ReactNode } from 'react'
import { Page } from '../ui/Page.tsx'
import { NotFound } from '../ui/page/NotFound.tsx'

export function PageNotFound(): ReactNode {
  return (
    <Page width="text">
      <NotFound resource="Page" />
    </Page>
  )
}

/** The same where nothing of the application stands around it. */
export function LonePageNotFound(): ReactNode {
  return (
    <main>
      <PageNotFound />
    </main>
  )
}
