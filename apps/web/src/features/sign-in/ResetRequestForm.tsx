import { Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { capture } from '../../lib/analytics/analytics.ts'
import { RequestPasswordResetDocument } from '../../lib/gql/graphql.ts'
import { send } from '../../lib/transport/graphqlTransport.ts'
import { requiredErrors, useCheckedForm } from '../../ui/forms/checkedForm.ts'
import { Note } from '../../ui/Note.tsx'
import { AuthForm } from './AuthForm.tsx'
import { EmailField } from './EmailField.tsx'
import { resetFailureText } from './resetFailure.ts'

export function ResetRequestForm(): ReactNode {
  const [email, setEmail] = useState('')
  const ask = useMutation({
    mutationFn: () => send(RequestPasswordResetDocument, { email: email.trim() }),
    onSuccess: () => capture('password_reset'),
  })
  const { shown, onSubmit } = useCheckedForm(
    requiredErrors({ email }, { email: 'Email' }),
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
    <AuthForm
      onSubmit={onSubmit}
      error={ask.isError ? resetFailureText(ask.error) : undefined}
      isPending={ask.isPending}
      submitLabel="Request Password Reset"
    >
      <Text size="sm">We send you a link by which you can set a new password.</Text>
      <EmailField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has no other purpose
        autoFocus
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={shown.email}
      />
    </AuthForm>
  )
}
