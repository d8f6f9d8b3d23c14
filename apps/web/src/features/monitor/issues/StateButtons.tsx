import { Button, Group, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { counted } from '../../../lib/counted.ts'
import { SetIssueStatesDocument } from '../../../lib/gql/graphql.ts'
import { type Change, useChange } from '../../../lib/useChange.ts'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { requiredErrors, useCheckedForm } from '../../../ui/forms/checkedForm.ts'
import { FormDialog } from '../../../ui/forms/FormDialog.tsx'
import { useDeployment } from '../shell/deployment.ts'
import { STALE_LISTS } from './useIssues.ts'

const ACTIONS = [
  { state: 'acknowledged', label: 'Acknowledge' },
  { state: 'in_progress', label: 'Start work' },
  { state: 'resolved', label: 'Resolve' },
  { state: 'open', label: 'Open again' },
] as const

interface StateButtonsProps {
  readonly ids: readonly string[]
  /** That they have: no button for what all of them are already. */
  readonly states: readonly string[]
  readonly onDone?: () => void
}

/** Gives issues a state; to ignore them a reason is asked for. */
export function StateButtons({ ids, states, onDone }: StateButtonsProps): ReactNode {
  const { project_id } = useDeployment()
  const [isAsking, setIsAsking] = useState(false)
  const set = useChange(SetIssueStatesDocument, { stale: STALE_LISTS, onDone: () => onDone?.() })
  const isNew = (state: string): boolean => states.some((own) => own !== state)
  return (
    <>
      <Group gap="xs">
        {ACTIONS.filter(({ state }) => isNew(state)).map(({ state, label }) => (
          <Button
            key={state}
            variant="default"
            loading={set.isPending && set.variables.state === state}
            onClick={() => set.mutate({ project_id, ids: [...ids], state })}
          >
            {label}
          </Button>
        ))}
        {isNew('ignored') && (
          <Button variant="default" onClick={() => setIsAsking(true)}>
            Ignore…
          </Button>
        )}
      </Group>
      {isAsking ? (
        <IgnoreDialog ids={ids} set={set} onClose={() => setIsAsking(false)} />
      ) : (
        <FailureNote of={set} />
      )}
    </>
  )
}

interface IgnoreDialogProps {
  readonly ids: readonly string[]
  readonly set: Change<typeof SetIssueStatesDocument>
  readonly onClose: () => void
}

function IgnoreDialog({ ids, set, onClose }: IgnoreDialogProps): ReactNode {
  const { project_id } = useDeployment()
  const [reason, setReason] = useState('')
  const form = useCheckedForm(
    requiredErrors({ reason }, { reason: 'Reason' }),
    () =>
      set.mutate({ project_id, ids: [...ids], state: 'ignored', reason }, { onSuccess: onClose }),
    set,
    /^(reason)$/,
  )
  return (
    <FormDialog
      title={ids.length === 1 ? 'Ignore this issue' : `Ignore ${counted(ids.length, 'issue')}`}
      submitLabel="Ignore"
      form={form}
      onClose={onClose}
    >
      <Textarea
        label="Reason"
        description="It stays ignored while it lasts, and is not counted as open."
        autosize
        minRows={2}
        maxLength={2000}
        value={reason}
        error={form.shown.reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        data-autofocus
      />
    </FormDialog>
  )
}
