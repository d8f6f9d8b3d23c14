import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { capture } from '../../lib/analytics/analytics.ts'
import { RequestPasswordResetDocument } from '../../lib/gql/graphql.ts'
import { send } from '../../lib/transport/graphqlTransport.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { useCheckedForm } from '../../ui/forms/checkedForm.ts'
import { Note } from '../../ui/Note.tsx'
import { resetFailureText } from './resetFailure.ts'

export function ResetRequestForm(): ReactNode {
  const [email, setEmail] = useState('')
  const ask = useMutation({
    mutationFn: () => send(RequestPasswordResetDocument, { email: email.trim() }),
    onSuccess: () => capture('password_reset'),
  })
  const { shown, onSubmit } = useCheckedForm(
    email.trim() === '' ? { email: 'Email is required' } : {},
    ask.mutate,
  )
  if (ask.isSuccess) {
    return (
      <Note kind="info" isAlert>
        Please check your email for password reset instructions.
      </Note>
    )
  }
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="sm">
        {ask.isError && <ErrorNote message={resetFailureText(ask.error)} />}
        <Text size="sm">We send you a link by which you can set a new password.</Text>
        <TextInput
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has no other purpose
          autoFocus
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={shown.email}
        />
        <Button type="submit" size="sm" loading={ask.isPending}>
          Request Password Reset
        </Button>
      </Stack>
    </form>
  )
}
