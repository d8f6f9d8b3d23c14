import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { formatCount } from '../../lib/format.ts'
import { PortfoliosDocument, type PortfoliosQuery } from '../../lib/gql/graphql.ts'
import { useView } from '../../lib/useView.ts'
import { DataState } from '../../ui/DataState.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { type PortfolioAction, PortfolioDialog } from './PortfolioDialog.tsx'

type Portfolio = PortfoliosQuery['portfolios'][number]

/** Groups of monitored projects. */
export function PortfolioPanel(props: { readonly organizationId: string }): ReactNode {
  const { organizationId } = props
  const [action, setAction] = useState<PortfolioAction | undefined>(undefined)
  return (
    <Panel
      title="Portfolios"
      description="Groups of monitored projects. A project enters one when it is deployed."
      actions={
        <Button
          variant="default"
          leftSection={<IconPlus size={15} aria-hidden />}
          onClick={() => setAction({ kind: 'create', organizationId })}
        >
          Create portfolio
        </Button>
      }
    >
      <DataState
        view={useView(PortfoliosDocument, { organization_id: organizationId })}
        isEmpty={(portfolios) => portfolios.length === 0}
        empty={
          <EmptyState title="No portfolios" text="Monitored projects stand by themselves so far." />
        }
      >
        {(portfolios) => <PortfolioTable portfolios={portfolios} onAction={setAction} />}
      </DataState>
      {action !== undefined && (
        <PortfolioDialog action={action} onClose={() => setAction(undefined)} />
      )}
    </Panel>
  )
}

function PortfolioTable(props: {
  readonly portfolios: readonly Portfolio[]
  readonly onAction: (action: PortfolioAction) => void
}): ReactNode {
  return (
    <DataTable
      label="Portfolios"
      rows={props.portfolios}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', title: 'Name', value: ({ name }) => name },
        {
          key: 'project_count',
          title: 'Projects',
          align: 'right',
          value: ({ project_count }) => project_count,
          render: ({ project_count }) => formatCount(project_count),
        },
        {
          key: 'actions',
          title: 'Actions',
          hideTitle: true,
          align: 'right',
          render: (portfolio) => (
            <Group gap="xs" wrap="nowrap" justify="flex-end">
              <Button
                variant="default"
                aria-label={`Rename ${portfolio.name}`}
                onClick={() => props.onAction({ kind: 'rename', portfolio })}
              >
                Rename
              </Button>
              <Button
                variant="default"
                aria-label={`Delete ${portfolio.name}`}
                onClick={() => props.onAction({ kind: 'delete', portfolio })}
              >
                Delete
              </Button>
            </Group>
          ),
        },
      ]}
    />
  )
}
