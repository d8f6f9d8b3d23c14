import { Button, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import {
  MonitoredPlantDocument,
  PortfoliosDocument,
  ProjectDocument,
  SaveDeploymentVersionDocument,
  SetUpMonitoringDocument,
  SetupVersionsDocument,
} from '../../../lib/gql/graphql.ts'
import { PROJECT_LISTS } from '../../../lib/organization/deletedProjects.ts'
import { type Change, useChange } from '../../../lib/useChange.ts'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { FactList } from '../../../ui/FactList.tsx'
import { notifyDone, notifyError } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { draftOfVersion, versionInput } from './setupDraft.ts'
import { changedFacts, draftFacts, namesOf } from './setupFacts.ts'
import type { StepProps } from './stepProps.ts'
import { useSetupNames } from './useSetupNames.ts'

/** What will be, what changes, and the button that does it. */
export function GoStep(props: StepProps & { readonly onDone: () => void }): ReactNode {
  const { draft, reset, deployment, onDone } = props
  const { id: project_id } = useCurrentProject()
  const names = namesOf(useSetupNames())
  const { deploy, save } = useGo(() => {
    reset()
    notifyDone(deployment ? 'The version was made.' : 'The plant is monitored.')
    onDone()
  })
  const go = (): void => {
    try {
      const input = versionInput(draft)
      const { portfolioId: portfolio_id, tag } = draft
      if (deployment) save.mutate({ project_id, input })
      else deploy.mutate({ project_id, portfolio_id, tag, input })
    } catch (error) {
      notifyError(error)
    }
  }
  const attempt = deployment ? save : deploy
  const [present] = deployment?.versions ?? []
  const changed =
    deployment && present
      ? changedFacts(draftOfVersion(present, deployment.tag), draft, names)
      : undefined
  return (
    <Panel title={deployment ? 'What changes' : 'What will be'}>
      <Stack gap="sm">
        {changed?.length === 0 && <Text size="sm">Nothing: days are evaluated again.</Text>}
        <FactList facts={changed ?? draftFacts(draft, names)} />
        <Text size="sm">
          {deployment
            ? 'Days from the beginning of the version on are evaluated again; those before it keep theirs.'
            : 'Deploying locks the design. Days are evaluated as soon as readings come.'}
        </Text>
        <FailureNote of={attempt} />
        <Group>
          <Button loading={attempt.isPending} onClick={go}>
            {deployment ? 'Make version' : 'Deploy'}
          </Button>
        </Group>
      </Stack>
    </Panel>
  )
}

const STALE = [
  ...PROJECT_LISTS,
  ProjectDocument,
  PortfoliosDocument,
  SetupVersionsDocument,
  MonitoredPlantDocument,
]

function useGo(onDone: () => void): {
  readonly deploy: Change<typeof SetUpMonitoringDocument>
  readonly save: Change<typeof SaveDeploymentVersionDocument>
} {
  const options = { stale: STALE, onDone }
  return {
    deploy: useChange(SetUpMonitoringDocument, options),
    save: useChange(SaveDeploymentVersionDocument, options),
  }
}
