import { causeLabel } from '@duet/monitoring/texts'
import { MultiSelect } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { formatDay } from '../../../lib/formatTime.ts'
import {
  type IssuePartsFragment,
  IssuesDocument,
  MergeIssuesDocument,
} from '../../../lib/gql/graphql.ts'
import { useChange } from '../../../lib/useChange.ts'
import { useView } from '../../../lib/useView.ts'
import { DataState } from '../../../ui/DataState.tsx'
import { useCheckedForm } from '../../../ui/forms/checkedForm.ts'
import { FormDialog } from '../../../ui/forms/FormDialog.tsx'
import { useDeployment } from '../shell/deployment.ts'
import { addDays } from '../shell/period.ts'
import { STALE_LISTS } from './useIssues.ts'

interface MergeDialogProps {
  readonly issue: IssuePartsFragment
  readonly onClose: () => void
}

/** Issues of so many days before and after are offered. */
const AROUND_DAYS = 30
const MOST_CHOICES = 200

/** Takes others in. */
export function MergeDialog({ issue, onClose }: MergeDialogProps): ReactNode {
  const { project_id } = useDeployment()
  const [ids, setIds] = useState<string[]>([])
  const view = useView(IssuesDocument, {
    project_id,
    filter: {
      from: addDays(issue.first_date, -AROUND_DAYS),
      to: addDays(issue.last_date, AROUND_DAYS),
    },
    order_by: 'last_at desc',
    take: MOST_CHOICES,
  })
  const merge = useChange(MergeIssuesDocument, { stale: STALE_LISTS })
  const errors = ids.length === 0 ? { ids: 'Choose at least one issue' } : {}
  const form = useCheckedForm<{ readonly ids?: string }>(
    errors,
    () => merge.mutate({ project_id, ids, into: issue.id }, { onSuccess: onClose }),
    merge,
  )
  return (
    <FormDialog title="Merge with others" submitLabel="Merge" form={form} onClose={onClose}>
      <DataState view={view}>
        {({ issues }) => (
          <MultiSelect
            label="Issues that are the same"
            description="Their events, comments and history move here, and their addresses lead here."
            searchable
            data={issues.filter(({ id }) => id !== issue.id).map(choiceOf)}
            value={ids}
            error={form.shown.ids}
            onChange={setIds}
          />
        )}
      </DataState>
    </FormDialog>
  )
}

const choiceOf = ({ id, node_name, event_type, first_date }: IssuePartsFragment) => ({
  value: id,
  label: `${node_name}, ${causeLabel(event_type).toLowerCase()}, ${formatDay(first_date)}`,
})
