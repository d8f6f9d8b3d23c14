import { type ReactNode, useState } from 'react'
import { formatBytes } from '../../lib/format.ts'
import {
  OrganizationUsageDocument,
  type ProjectUsageRowFragment,
  SetProjectQuotaDocument,
} from '../../lib/gql/graphql.ts'
import { useChange } from '../../lib/useChange.ts'
import { useCheckedForm } from '../../ui/forms/checkedForm.ts'
import { FormDialog } from '../../ui/forms/FormDialog.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { notifyDone } from '../../ui/notify.ts'

interface StorageShareDialogProps {
  readonly project: ProjectUsageRowFragment
  /** Of the organisation. */
  readonly mostBytes: number
  readonly onClose: () => void
}

/** How much of the organisation's storage one project may take. */
export function StorageShareDialog(props: StorageShareDialogProps): ReactNode {
  const { project, mostBytes, onClose } = props
  const [bytes, setBytes] = useState(
    project.is_storage_limit_set ? project.storage_limit_bytes : null,
  )
  const change = useChange(SetProjectQuotaDocument, {
    stale: [OrganizationUsageDocument],
    onDone: () => {
      notifyDone(`The share of ${project.name} was saved.`)
      onClose()
    },
  })
  const isWithin = bytes === null || (bytes >= 0 && bytes <= mostBytes)
  const errors = isWithin ? {} : { bytes: `From 0 to ${formatBytes(mostBytes)}` }
  const form = useCheckedForm<{ bytes?: string }>(
    errors,
    () =>
      change.mutate({
        project_id: project.project_id,
        name: 'project_storage',
        limit: bytes === null ? null : Math.round(bytes),
      }),
    change,
  )
  return (
    <FormDialog
      title={`Storage of ${project.name}`}
      submitLabel="Save"
      form={form}
      onClose={onClose}
    >
      <NumberField
        label="Share"
        unit="GB"
        factor={1e-9}
        value={bytes}
        onChange={setBytes}
        hasAutofocus
        error={form.shown.bytes}
        description={`Empty: as much as the organization has left of its ${formatBytes(mostBytes)}`}
      />
    </FormDialog>
  )
}
