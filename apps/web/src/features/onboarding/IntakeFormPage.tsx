import type { ReactNode } from 'react'
import { LeadIntakeFormDocument } from '../../lib/gql/graphql.ts'
import { useView } from '../../lib/useView.ts'
import { mapView } from '../../lib/view.ts'
import { DataState, SkeletonLines } from '../../ui/DataState.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { IntakeFormView } from './IntakeFormView.tsx'
import { EMPTY_FORM } from './intakeForm.ts'

/** What new users are asked before they begin. */
export function IntakeFormPage(): ReactNode {
  const view = mapView(useView(LeadIntakeFormDocument, {}), (form) => form ?? EMPTY_FORM)
  return (
    <Page width="text">
      <PageHeader
        title="Welcome to DUET"
        tabTitle="Welcome"
        description="Five answers that tell us what you need. You can begin right after."
      />
      <Panel>
        <DataState view={view} skeleton={<SkeletonLines count={8} />}>
          {(form) => <IntakeFormView initial={form} />}
        </DataState>
      </Panel>
    </Page>
  )
}
