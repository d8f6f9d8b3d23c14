import type { ReactNode } from 'react'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { ProjectIdForm } from './ProjectIdForm.tsx'

/** Asks which project is to be exported. */
export function AdminProjectChoicePage(): ReactNode {
  return (
    <Page>
      <PageHeader
        title="Project export"
        description="The plant document of any project: blocks, layers, components; weather is named, not contained."
      />
      <Panel>
        <ProjectIdForm />
      </Panel>
    </Page>
  )
}
