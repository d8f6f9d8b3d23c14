import { Button } from '@mantine/core'
import { IconCoins } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isEditor, useCurrentProject } from '../../lib/currentProject.ts'
import { ProjectCostsDocument } from '../../lib/gql/graphql.ts'
import { useView } from '../../lib/useView.ts'
import { DataState, SkeletonLines } from '../../ui/DataState.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { CostsForm } from './CostsForm.tsx'
import { draftOf, EMPTY_DRAFT } from './costsDraft.ts'

const route = getRouteApi('/$org/project/$projectId/design/costs')

/** What the plant costs and what its energy earns: shared by all simulations of the project. */
export function CostsPage(): ReactNode {
  const { id } = useCurrentProject()
  const { enter } = route.useSearch()
  const view = useView(ProjectCostsDocument, { project_id: id })
  return (
    <Page>
      <PageHeader
        title="Costs"
        description="What the plant costs and what its energy earns. Every simulation of the project is weighed with them, each with the quantities of its own design."
      />
      <DataState
        view={view}
        skeleton={<SkeletonLines count={12} />}
        isEmpty={({ model }) => model === null && enter !== true}
        empty={<NoCosts />}
      >
        {({ model }) => (
          <CostsForm
            key={JSON.stringify(model)}
            stored={model === null ? EMPTY_DRAFT : draftOf(model)}
            isStored={model !== null}
          />
        )}
      </DataState>
    </Page>
  )
}

function NoCosts(): ReactNode {
  const project = useCurrentProject()
  const navigate = route.useNavigate()
  const mayEnter = isEditor(project)
  return (
    <Panel>
      <EmptyState
        icon={<IconCoins size={32} />}
        title="No costs yet"
        text={`With prices by Wp, table, inverter, metre of cable or hectare, each simulation gets a levelized cost of energy, and with a price of energy its net present value, internal rate of return and payback.${mayEnter ? '' : ' Editors of the project can enter them.'}`}
        action={
          mayEnter && (
            <Button onClick={() => void navigate({ search: { enter: true } })}>Enter costs</Button>
          )
        }
      />
    </Panel>
  )
}
