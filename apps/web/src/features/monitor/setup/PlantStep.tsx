import { Select, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import { PortfoliosDocument, SetupCopiesDocument } from '../../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../../lib/graphqlQuery.ts'
import { Note } from '../../../ui/Note.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { StepProps } from './stepProps.ts'

/** Which design the model is made of, and from when. */
export function PlantStep({ draft, change, deployment }: StepProps): ReactNode {
  const project = useCurrentProject()
  const org_id = project.organization.id
  const copies = useQuery(graphqlQuery(SetupCopiesDocument, { org_id }))
  const others = (copies.data?.projects.projects ?? []).filter(({ id }) => id !== project.id)
  return (
    <Panel title="Plant">
      <Stack gap="sm" maw={620}>
        <Note kind="info">
          The design is frozen as it stands, and locked: nobody can change blocks, layers and
          components until the project is withdrawn from monitoring. Simulations, copies and further
          weather stay possible. What was built otherwise is drawn in a copy of the project, which a
          version then takes.
        </Note>
        <Select
          label="Design"
          description="As it was built"
          placeholder={deployment ? 'As in the present version' : 'This project'}
          clearable
          searchable
          data={others.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.plantProjectId}
          onChange={(plantProjectId) => change({ plantProjectId })}
        />
        {deployment === undefined ? (
          <FirstVersion draft={draft} change={change} />
        ) : (
          <TextInput
            type="datetime-local"
            label="Holds from"
            description="Of your clock; empty: from now. Days from then on are evaluated again. At the instant at which a version begins already it replaces that one"
            value={draft.validFrom}
            onChange={({ currentTarget }) => change({ validFrom: currentTarget.value })}
          />
        )}
      </Stack>
    </Panel>
  )
}

/** What the deployment has, whatever its version. */
function FirstVersion({ draft, change }: Pick<StepProps, 'draft' | 'change'>): ReactNode {
  const { organization } = useCurrentProject()
  const portfolios = useQuery(
    graphqlQuery(PortfoliosDocument, { organization_id: organization.id }),
  )
  return (
    <>
      <Select
        label="Portfolio"
        placeholder="None"
        clearable
        data={(portfolios.data?.portfolios ?? []).map(({ id, name }) => ({
          value: id,
          label: name,
        }))}
        value={draft.portfolioId}
        onChange={(portfolioId) => change({ portfolioId })}
      />
      <TextInput
        label="Tag"
        description="A word by which deployments are told apart"
        value={draft.tag}
        onChange={({ currentTarget }) => change({ tag: currentTarget.value })}
      />
      <Text size="xs" c="gray.7">
        The first version holds for all readings, also for those of years before today.
      </Text>
    </>
  )
}
