import type { ReactNode } from 'react'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

export function MeteoPage(): ReactNode {
  return (
    <Page>
      <PageHeader title="Meteo" />
    </Page>
  )
}
