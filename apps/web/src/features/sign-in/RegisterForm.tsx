import { Button, Stack, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { LocalRegisterDocument } from '../../lib/gql/graphql.ts'
import type { NewPasswordErrors } from '../../lib/session/newPassword.ts'
import { useNewPassword } from '../../lib/session/useNewPassword.ts'
import { send } from '../../lib/transport/graphqlTransport.ts'
import { NewPasswordFields } from '../../ui/account/NewPasswordFields.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { useCheckedForm } from '../../ui/forms/checkedForm.ts'
import type { AuthFlow } from './useAuthFlow.ts'

interface RegisterFormProps {
  readonly flow: AuthFlow
  readonly inviteToken: string | undefined
  /** What a provider said who sent the user back. */
  readonly wayError: string | undefined
}

export function RegisterForm({ flow, inviteToken, wayError }: RegisterFormProps): ReactNode {
  const [email, setEmail] = useState('')
  const password = useNewPassword({ email })
  const errors: NewPasswordErrors & { readonly email?: string } = {
    ...(email.trim() === '' ? { email: 'Work Email is required' } : {}),
    ...password.errors,
  }
  const { shown, onSubmit } = useCheckedForm(errors, () =>
    flow.run(async () => {
      const input = { email: email.trim(), password: password.value.password }
      const invite_token = inviteToken ?? null
      return (await send(LocalRegisterDocument, { ...input, invite_token })).localRegister
    }),
  )
  const error = flow.error ?? wayError
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="sm">
        {error !== undefined && <ErrorNote message={error} />}
        <TextInput
          label="Work Email"
          type="email"
          name="email"
          autoComplete="username"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has no other purpose
          autoFocus
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={shown.email}
        />
        <NewPasswordFields label="Password" password={password} shown={shown} />
        <Button type="submit" size="sm" loading={flow.isPending}>
          Sign Up
        </Button>
      </Stack>
    </form>
  )
}
