import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { flushAnalytics } from '../../../lib/analytics/analytics.ts'
import { ImpersonateUserDocument } from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { authErrorText } from '../../../lib/session/authErrors.ts'
import { startSession } from '../../../lib/session/session.ts'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { useCheckedForm } from '../../../ui/forms/checkedForm.ts'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Panel } from '../../../ui/Panel.tsx'

const route = getRouteApi('/signed-in/admin/impersonate')

/** Signs in as another user; who did so, when and why is kept in the audit log. */
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

interface ImpersonateErrors {
  readonly email?: string
  readonly reason?: string
}

function ImpersonateForm({ initialEmail }: { readonly initialEmail: string }): ReactNode {
  const [email, setEmail] = useState(initialEmail)
  const [reason, setReason] = useState('')
  const start = useMutation({
    mutationFn: () => impersonate(email.trim(), reason.trim()),
    // Loaded anew: nothing of the administrator may stay in the other user's pages
    onSuccess: () => location.assign('/'),
  })
  const form = useCheckedForm(missingFields(email, reason), () => start.mutate(), {
    error: start.error,
    fields: /^(email|reason)$/,
  })
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap="sm" maw={480}>
        <TextInput
          label="Email"
          type="email"
          required
          value={email}
          error={form.shown.email}
          onChange={(event) => {
            start.reset()
            setEmail(event.currentTarget.value)
          }}
        />
        <Textarea
          label="Reason"
          description="Recorded in the audit log"
          required
          autosize
          minRows={2}
          maxRows={6}
          value={reason}
          error={form.shown.reason}
          onChange={(event) => {
            start.reset()
            setReason(event.currentTarget.value)
          }}
        />
        {form.message !== undefined && <ErrorNote message={form.message} />}
        <Group>
          <Button type="submit" loading={start.isPending || start.isSuccess}>
            Impersonate
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function missingFields(email: string, reason: string): ImpersonateErrors {
  return {
    ...(email.trim() === '' ? { email: 'Email is required' } : {}),
    ...(reason.trim() === '' ? { reason: 'Reason is required' } : {}),
  }
}

async function impersonate(email: string, reason: string): Promise<void> {
  // What is noted so far is the administrator's
  await flushAnalytics()
  const { impersonateUser: answer } = await request(ImpersonateUserDocument, { email, reason })
  if ('message' in answer) throw new Error(authErrorText(answer))
  startSession(answer.expires_at)
}
