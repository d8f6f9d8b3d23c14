import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { PortfoliosDocument } from '../../lib/gql/graphql.ts'
import { useView } from '../../lib/useView.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { TableState } from '../../ui/TableState.tsx'
import { countColumn, fieldColumn } from '../../ui/table/columns.tsx'
import { type NamedPortfolio, type PortfolioAction, PortfolioDialog } from './PortfolioDialog.tsx'

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
      <TableState
        view={useView(PortfoliosDocument, { organization_id: organizationId })}
        empty={
          <EmptyState title="No portfolios" text="Monitored projects stand by themselves so far." />
        }
        label="Portfolios"
        columns={[
          fieldColumn('name', 'Name'),
          countColumn('project_count', 'Projects'),
          {
            key: 'actions',
            title: 'Actions',
            hideTitle: true,
            align: 'right',
            render: (portfolio) => <PortfolioActions portfolio={portfolio} onAction={setAction} />,
          },
        ]}
      />
      {action !== undefined && (
        <PortfolioDialog action={action} onClose={() => setAction(undefined)} />
      )}
    </Panel>
  )
}

function PortfolioActions(props: {
  readonly portfolio: NamedPortfolio
  readonly onAction: (action: PortfolioAction) => void
}): ReactNode {
  const { portfolio, onAction } = props
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      <Button
        variant="default"
        aria-label={`Rename ${portfolio.name}`}
        onClick={() => onAction({ kind: 'rename', portfolio })}
      >
        Rename
      </Button>
      <Button
        variant="default"
        aria-label={`Delete ${portfolio.name}`}
        onClick={() => onAction({ kind: 'delete', portfolio })}
      >
        Delete
      </Button>
    </Group>
  )
}
