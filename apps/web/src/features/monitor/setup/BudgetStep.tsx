import { Select, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import { SetupRunsDocument } from '../../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../../lib/graphqlQuery.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { StepProps } from './stepProps.ts'

const CURRENCY = /^[A-Z]{3}$/

/** What was sold, and what a kWh is worth. */
export function BudgetStep({ draft, change }: StepProps): ReactNode {
  const { id: project_id } = useCurrentProject()
  const runs = useQuery(graphqlQuery(SetupRunsDocument, { project_id }))
  const finished = (runs.data?.projectDuetSim ?? []).filter(
    ({ duet_job }) => duet_job.status === 'completed',
  )
  const isWrong = draft.currency !== '' && !CURRENCY.test(draft.currency)
  return (
    <Panel title="Budget" description="Both may be given later, by a new version">
      <Stack gap="sm" maw={620}>
        <Select
          label="Budget run"
          description="The simulation that was sold. Only those that have completed"
          placeholder={finished.length === 0 ? 'No simulation has completed' : 'None'}
          clearable
          data={finished.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.budgetId}
          onChange={(budgetId) => change({ budgetId })}
        />
        <NumberField
          label="Price of a kWh"
          value={draft.pricePerKwh}
          unit={draft.currency}
          onChange={(pricePerKwh) => change({ pricePerKwh })}
        />
        <TextInput
          label="Currency"
          placeholder="EUR"
          value={draft.currency}
          error={isWrong ? 'Three capital letters, for example EUR' : undefined}
          onChange={({ currentTarget }) =>
            change({ currency: currentTarget.value.toUpperCase().trim() })
          }
        />
      </Stack>
    </Panel>
  )
}
