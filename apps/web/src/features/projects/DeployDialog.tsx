import { Select, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { PortfoliosDocument, type ProjectRowFragment } from '../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../lib/graphqlQuery.ts'
import { useCurrentOrganization } from '../../lib/organization/currentOrganization.ts'
import { useCheckedForm } from '../../ui/forms/checkedForm.ts'
import { FormDialog } from '../../ui/forms/FormDialog.tsx'
import { DEFAULT_TAG, useDeploy } from './useDeployment.ts'

interface DeployDialogProps {
  readonly project: ProjectRowFragment
  readonly onClose: () => void
}

/** Monitors the project from now on, in a portfolio or by itself. */
export function DeployDialog({ project, onClose }: DeployDialogProps): ReactNode {
  const { id } = useCurrentOrganization()
  const portfolios = useQuery(graphqlQuery(PortfoliosDocument, { organization_id: id }))
  const [portfolioId, setPortfolioId] = useState<string | null>(null)
  const deploy = useDeploy()
  const form = useCheckedForm(
    {},
    () =>
      deploy.mutate(
        { project_id: project.id, portfolio_id: portfolioId, tag: DEFAULT_TAG },
        { onSuccess: onClose },
      ),
    deploy,
  )
  return (
    <FormDialog
      title="Deploy for monitoring?"
      submitLabel="Deploy project"
      form={form}
      onClose={onClose}
    >
      <Text size="sm">
        <b>{project.name}</b> will be monitored against its model. Until it is withdrawn nobody can
        change its blocks, layers, components and weather; simulations and copies stay possible.
      </Text>
      <Select
        label="Portfolio"
        description="Portfolios are made in the organization's projects page"
        placeholder="None"
        clearable
        clearButtonProps={{ 'aria-label': 'No portfolio' }}
        data={(portfolios.data?.portfolios ?? []).map((one) => ({
          value: one.id,
          label: one.name,
        }))}
        value={portfolioId}
        onChange={setPortfolioId}
        data-autofocus
      />
    </FormDialog>
  )
}
