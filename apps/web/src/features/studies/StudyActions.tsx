import { Button, Checkbox, Group, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { isEditor, mayAdminister, mayRun, useCurrentProject } from '../../lib/currentProject.ts'
import { useCurrentUser } from '../../lib/currentUser.ts'
import {
  DeleteSimulationStudyDocument,
  RenameSimulationStudyDocument,
  SimulationStudiesDocument,
  SimulationStudyDocument,
  StopSimulationStudyDocument,
  type StudyPartsFragment,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { useChange } from '../../lib/useChange.ts'
import { useRefresh } from '../../lib/useRefresh.ts'
import { RUN_LISTS } from '../../project/runs/runs.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { RenameDialog } from '../../ui/RenameDialog.tsx'
import { studyProgress } from './studyProgress.ts'

const route = getRouteApi('/$org/project/$projectId/compute/studies/$studyId')

type Action = 'rename' | 'stop' | 'delete'

/** What this user may do with the study. */
export function StudyActions({ study }: { readonly study: StudyPartsFragment }): ReactNode {
  const project = useCurrentProject()
  const user = useCurrentUser()
  const [action, setAction] = useState<Action | undefined>(undefined)
  if (!isEditor(project)) return null
  const isRunner = mayRun(project)
  const close = (): void => setAction(undefined)
  const { active } = studyProgress(study)
  return (
    <Group gap="xs">
      {isRunner && active > 0 && (
        <Button variant="default" onClick={() => setAction('stop')}>
          Stop all
        </Button>
      )}
      <Button variant="default" onClick={() => setAction('rename')}>
        Rename
      </Button>
      {isRunner && (mayAdminister(project) || study.user.id === user.id) && (
        <Button variant="default" c="red.9" onClick={() => setAction('delete')}>
          Delete
        </Button>
      )}
      {action === 'rename' && <Rename study={study} onClose={close} />}
      {action === 'stop' && <Stop study={study} active={active} onClose={close} />}
      {action === 'delete' && <Delete study={study} onClose={close} />}
    </Group>
  )
}

interface DialogProps {
  readonly study: StudyPartsFragment
  readonly onClose: () => void
}

/** What is stale after a study has changed. */
const STALE = [...RUN_LISTS, SimulationStudyDocument, SimulationStudiesDocument] as const

function Rename({ study, onClose }: DialogProps): ReactNode {
  const rename = useChange(RenameSimulationStudyDocument, { stale: STALE })
  return (
    <RenameDialog
      title="Rename study"
      name={study.name}
      of={rename}
      onRename={(name) => rename.mutate({ id: study.id, name }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}

function Stop({ study, active, onClose }: DialogProps & { readonly active: number }): ReactNode {
  const stop = useChange(StopSimulationStudyDocument, { stale: STALE })
  return (
    <ConfirmDialog
      opened
      title="Stop all simulations of the study?"
      text={`${active === 1 ? 'One simulation' : `${active} simulations`} of ${study.name} will be stopped. Finished ones stay.`}
      confirmLabel="Stop all"
      isDangerous
      of={stop}
      onConfirm={() => stop.mutate({ id: study.id }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}

function Delete({ study, onClose }: DialogProps): ReactNode {
  const navigate = route.useNavigate()
  const onChanged = useRefresh(...STALE)
  const [withRuns, setWithRuns] = useState(true)
  const remove = useMutation({
    mutationFn: () => request(DeleteSimulationStudyDocument, { id: study.id, with_runs: withRuns }),
    onSuccess: async () => {
      await navigate({ to: '/$org/project/$projectId/compute/studies' })
      await onChanged()
    },
  })
  return (
    <ConfirmDialog
      opened
      title="Delete study?"
      text={
        <Stack gap="sm">
          <span>
            <b>{study.name}</b> will be deleted. This cannot be undone.
          </span>
          <Checkbox
            label="Delete its simulations and their results too"
            checked={withRuns}
            onChange={(event) => setWithRuns(event.currentTarget.checked)}
          />
        </Stack>
      }
      confirmLabel="Delete study"
      isDangerous
      of={remove}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  )
}
