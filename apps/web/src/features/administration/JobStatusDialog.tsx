import { Radio, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import {
  type ActiveRunFragment,
  ActiveRunsDocument,
  EditDuetJobStatusDocument,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { useRefresh } from '../../lib/useRefresh.ts'
import { RescueDialog } from './users/RescueDialog.tsx'

interface JobStatusDialogProps {
  readonly run: ActiveRunFragment
  readonly onClose: () => void
}

/** Ends a run that does not end by itself. */
export function JobStatusDialog({ run, onClose }: JobStatusDialogProps): ReactNode {
  const [status, setStatus] = useState('failed')
  const refresh = useRefresh(ActiveRunsDocument)
  return (
    <RescueDialog
      title="Set the status of a simulation"
      text={
        <>
          <b>{run.name}</b> of {run.project_name} ends now, and what it has written is removed. The
          status of a simulation that has ended never changes.
        </>
      }
      confirmLabel="Set status"
      isDangerous
      done={`${run.name} is ${status}.`}
      run={(reason) => request(EditDuetJobStatusDocument, { id: run.id, status, reason })}
      onDone={() => {
        onClose()
        void refresh()
      }}
      onClose={onClose}
    >
      {() => (
        <Radio.Group label="Status" value={status} onChange={setStatus}>
          <Stack gap="xs" mt={4}>
            <Radio value="failed" label="Failed: the reason is shown to its users" />
            <Radio value="stopped" label="Stopped: as if somebody had stopped it" />
          </Stack>
        </Radio.Group>
      )}
    </RescueDialog>
  )
}
