import { Textarea, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { flushAnalytics } from '../../../lib/analytics/analytics.ts'
import { ImpersonateUserDocument } from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { authErrorText } from '../../../lib/session/authErrors.ts'
import { startSession } from '../../../lib/session/session.ts'
import { requiredErrors, textFields, useCheckedForm } from '../../../ui/forms/checkedForm.ts'
import { Form } from '../../../ui/forms/Form.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Panel } from '../../../ui/Panel.tsx'

const route = getRouteApi('/signed-in/admin/impersonate')

/** Signs in as another user; who did so, when and why is recorded in the audit log. */
export function AdminImpersonatePage(): ReactNode {
  const { email } = route.useSearch()
  return (
    <Page>
      <PageHeader title="Impersonate" />
      <Panel
        title="Act as another user"
        description="You see what the user sees, and what you do is done in the user's name, with yours beside it in the audit log."
      >
        <ImpersonateForm key={email} initialEmail={email ?? ''} />
      </Panel>
    </Page>
  )
}

const LABELS = { email: 'Email', reason: 'Reason' }

function ImpersonateForm({ initialEmail }: { readonly initialEmail: string }): ReactNode {
  const [draft, setDraft] = useState({ email: initialEmail, reason: '' })
  const start = useMutation({
    mutationFn: () => impersonate(draft.email.trim(), draft.reason.trim()),
    // Loaded anew: nothing of the administrator may stay in the other user's pages
    onSuccess: () => location.assign('/'),
  })
  const isPending = start.isPending || start.isSuccess
  const form = useCheckedForm(
    requiredErrors(draft, LABELS),
    () => start.mutate(),
    { isPending, error: start.error },
    /^(email|reason)$/,
  )
  const text = textFields(draft, form.shown, (next) => {
    start.reset()
    setDraft(next)
  })
  return (
    <Form form={form} submitLabel="Impersonate" maxWidth={480}>
      <TextInput label="Email" type="email" required {...text('email')} />
      <Textarea
        label="Reason"
        description="Recorded in the audit log"
        required
        autosize
        minRows={2}
        maxRows={6}
        {...text('reason')}
      />
    </Form>
  )
}

async function impersonate(email: string, reason: string): Promise<void> {
  // What is noted so far is the administrator's
  await flushAnalytics()
  const { impersonateUser: answer } = await request(ImpersonateUserDocument, { email, reason })
  if ('message' in answer) throw new Error(authErrorText(answer))
  startSession(answer.expires_at)
}
