import type { ReactNode } from 'react'
import { NoticeSettingsDocument } from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import { DataState } from '../../../ui/DataState.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { NoticeForm } from './NoticeForm.tsx'

/** What the user is told of monitored plants, and when. */
export function NotificationsPage(): ReactNode {
  const view = useView(NoticeSettingsDocument, {})
  return (
    <Page width="text">
      <PageHeader
        title="Notifications"
        description="Issues of the monitored plants that you see, when they are new or get worse, and plants that send no readings."
      />
      <Panel>
        <DataState view={view}>{(settings) => <NoticeForm settings={settings} />}</DataState>
      </Panel>
    </Page>
  )
}
