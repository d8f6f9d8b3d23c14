import { MultiSelect } from '@mantine/core'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { formatDay } from '../../../lib/formatTime.ts'
import { SplitIssueDocument } from '../../../lib/gql/graphql.ts'
import { useChange } from '../../../lib/useChange.ts'
import { useCheckedForm } from '../../../ui/forms/checkedForm.ts'
import { FormDialog } from '../../../ui/forms/FormDialog.tsx'
import { keepPeriod } from '../shell/keepPeriod.ts'
import { type IssueDetails, STALE_LISTS } from './useIssues.ts'

interface SplitDialogProps extends Pick<IssueDetails, 'issue' | 'days'> {
  readonly onClose: () => void
}

/** Chosen days leave into an issue of their own, which is shown then. */
export function SplitDialog({ issue, days, onClose }: SplitDialogProps): ReactNode {
  const [dates, setDates] = useState<string[]>([])
  const navigate = useNavigate()
  const params = useParams({ from: '/$org/project/$projectId' })
  const split = useChange(SplitIssueDocument, {
    stale: STALE_LISTS,
    onDone: ({ splitIssue }) =>
      navigate({
        to: '/$org/project/$projectId/monitor/performance-issues/$issueId',
        params: { ...params, issueId: splitIssue.id },
        search: keepPeriod,
      }),
  })
  const form = useCheckedForm<{ readonly dates?: string }>(
    errorsOf(dates.length, days.length),
    () => split.mutate({ id: issue.id, dates }, { onSuccess: onClose }),
    split,
    /^(dates)$/,
  )
  return (
    <FormDialog title="Split days off" submitLabel="Split off" form={form} onClose={onClose}>
      <MultiSelect
        label="Days that are another issue"
        description="They leave into an issue of their own, which is open."
        searchable
        data={days.map(({ date }) => ({ value: date, label: formatDay(date) }))}
        value={dates}
        error={form.shown.dates}
        onChange={setDates}
      />
    </FormDialog>
  )
}

function errorsOf(chosen: number, all: number): { readonly dates?: string } {
  if (chosen === 0) return { dates: 'Choose at least one day' }
  return chosen === all ? { dates: 'At least one day must stay' } : {}
}
