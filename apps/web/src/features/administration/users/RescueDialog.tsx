import { Text, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { AdminAccountDocument, AdminUsersDocument } from '../../../lib/gql/graphql.ts'
import { useRefresh } from '../../../lib/useRefresh.ts'
import { requiredErrors, useCheckedForm } from '../../../ui/forms/checkedForm.ts'
import { FormDialog } from '../../../ui/forms/FormDialog.tsx'
import { notifyDone } from '../../../ui/notify.ts'

interface RescueDialogProps {
  readonly title: string
  /** What will happen. */
  readonly text: ReactNode
  readonly confirmLabel: string
  readonly isDangerous?: boolean
  readonly done: string
  /** What `children` still lack. */
  readonly missing?: Readonly<Record<string, string>>
  /** More to choose, with the errors to show. */
  readonly children?: (shown: Readonly<Record<string, string | undefined>>) => ReactNode
  readonly run: (reason: string) => Promise<unknown>
  /** Instead of closing: gets the answer. */
  readonly onDone?: (answer: unknown) => void
  readonly onClose: () => void
}

/** Asks before something is done to the account of another, with the reason for the audit log. */
export function RescueDialog(props: RescueDialogProps): ReactNode {
  const [reason, setReason] = useState('')
  const refresh = useRefresh(AdminUsersDocument, AdminAccountDocument)
  const act = useMutation({
    mutationFn: () => props.run(reason.trim()),
    onSuccess: async (answer) => {
      notifyDone(props.done)
      if (props.onDone === undefined) props.onClose()
      else props.onDone(answer)
      await refresh()
    },
  })
  const errors: Record<string, string> = {
    ...props.missing,
    ...requiredErrors({ reason }, { reason: 'Reason' }),
  }
  const form = useCheckedForm(errors, () => act.mutate(), act, /^(reason)$/)
  return (
    <FormDialog
      title={props.title}
      submitLabel={props.confirmLabel}
      isDangerous={props.isDangerous ?? false}
      form={form}
      onClose={props.onClose}
    >
      <Text size="sm" component="div">
        {props.text}
      </Text>
      {props.children?.(form.shown)}
      <Textarea
        label="Reason"
        description="Recorded in the audit log"
        required
        data-autofocus
        autosize
        minRows={2}
        maxRows={6}
        value={reason}
        error={form.shown['reason']}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  )
}
