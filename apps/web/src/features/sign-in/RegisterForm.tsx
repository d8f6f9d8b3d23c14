import { type ReactNode, useState } from 'react'
import { LocalRegisterDocument } from '../../lib/gql/graphql.ts'
import { useNewPassword } from '../../lib/session/useNewPassword.ts'
import { send } from '../../lib/transport/graphqlTransport.ts'
import { NewPasswordFields } from '../../ui/account/NewPasswordFields.tsx'
import { requiredErrors, useCheckedForm } from '../../ui/forms/checkedForm.ts'
import { AuthForm } from './AuthForm.tsx'
import { EmailField } from './EmailField.tsx'
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
  const errors = { ...requiredErrors({ email }, { email: 'Work Email' }), ...password.errors }
  const { shown, onSubmit } = useCheckedForm(errors, () =>
    flow.run(async () => {
      const input = { email: email.trim(), password: password.value.password }
      const invite_token = inviteToken ?? null
      return (await send(LocalRegisterDocument, { ...input, invite_token })).localRegister
    }),
  )
  return (
    <AuthForm
      onSubmit={onSubmit}
      error={flow.error ?? wayError}
      isPending={flow.isPending}
      submitLabel="Sign Up"
    >
      <EmailField
        label="Work Email"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has no other purpose
        autoFocus
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={shown.email}
      />
      <NewPasswordFields label="Password" password={password} shown={shown} />
    </AuthForm>
  )
}
