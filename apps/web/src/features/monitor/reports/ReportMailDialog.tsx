import { Checkbox, Select, Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import {
  ReportSubscriptionDocument,
  type ReportSubscriptionFieldsFragment,
  SaveReportSubscriptionDocument,
} from '../../../lib/gql/graphql.ts'
import { minuteOf, minuteText } from '../../../lib/minuteText.ts'
import { useChange } from '../../../lib/useChange.ts'
import { useView } from '../../../lib/useView.ts'
import { DataState } from '../../../ui/DataState.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useCheckedForm } from '../../../ui/forms/checkedForm.ts'
import { Form } from '../../../ui/forms/Form.tsx'
import { notifyDone } from '../../../ui/notify.ts'
import { useDeployment } from '../shell/deployment.ts'
import { savedText, sentText } from './subscription.ts'

/** Which reports of the plant the user gets by mail, and when. */
export function ReportMailDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { project_id } = useDeployment()
  const view = useView(ReportSubscriptionDocument, { project_id })
  return (
    <Dialog title="Reports by mail" onClose={onClose}>
      <DataState view={view}>
        {(subscription) => (
          <ReportMailForm
            // what was chosen elsewhere meanwhile is not overwritten unseen
            key={JSON.stringify(subscription)}
            subscription={subscription}
            onClose={onClose}
          />
        )}
      </DataState>
    </Dialog>
  )
}

interface ReportMailFormProps {
  readonly subscription: ReportSubscriptionFieldsFragment
  readonly onClose: () => void
}

function ReportMailForm({ subscription, onClose }: ReportMailFormProps): ReactNode {
  const { project_id, version } = useDeployment()
  const [{ daily, monthly, time_zone, send_at }, setDraft] = useState(subscription)
  const change = (changed: Partial<ReportSubscriptionFieldsFragment>): void =>
    setDraft((draft) => ({ ...draft, ...changed }))
  const save = useChange(SaveReportSubscriptionDocument, {
    stale: [ReportSubscriptionDocument],
    onDone: ({ saveReportSubscription: saved }) => notifyDone(savedText(saved)),
  })
  const input = { daily, monthly, time_zone, send_at }
  const form = useCheckedForm(
    {},
    () => save.mutate({ project_id, input }, { onSuccess: onClose }),
    save,
  )
  return (
    <Form form={form} submitLabel="Save" gap="md" onCancel={onClose}>
      <Text size="sm" c="gray.7">
        To you alone, with the PDF. A report is sent at the time below, or as soon as its days are
        evaluated, six hours later at the latest: then it says what is missing.
      </Text>
      <Checkbox
        label="Daily: of the day before"
        checked={daily}
        onChange={({ currentTarget }) => change({ daily: currentTarget.checked })}
      />
      <Checkbox
        label="Monthly: of the month before"
        checked={monthly}
        onChange={({ currentTarget }) => change({ monthly: currentTarget.checked })}
      />
      <TextInput
        type="time"
        label="Sent at"
        w={140}
        value={minuteText(send_at)}
        onChange={({ currentTarget }) => {
          const minute = minuteOf(currentTarget.value)
          if (minute !== undefined) change({ send_at: minute })
        }}
      />
      <Select
        label="Time zone"
        searchable
        clearable
        placeholder={`That of the plant, ${version.time_zone}`}
        data={Intl.supportedValuesOf('timeZone')}
        value={time_zone}
        onChange={(zone) => change({ time_zone: zone })}
      />
      <Text size="xs" c="gray.6">
        {sentText(subscription)}
      </Text>
    </Form>
  )
}
