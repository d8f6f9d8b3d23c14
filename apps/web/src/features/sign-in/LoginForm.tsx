import { Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { type AuthAnswerFragment, LocalLoginDocument } from '../../lib/gql/graphql.ts'
import { useFlag } from '../../lib/session/featureFlags.ts'
import { send } from '../../lib/transport/graphqlTransport.ts'
import { PasswordField } from '../../ui/account/PasswordField.tsx'
import { requiredErrors, textFields, useCheckedForm } from '../../ui/forms/checkedForm.ts'
import { AnchorLink } from '../../ui/links.tsx'
import { AuthForm } from './AuthForm.tsx'
import { EmailField } from './EmailField.tsx'
import { loginEmail } from './loginEmail.ts'
import { ProviderButtons } from './ProviderButtons.tsx'
import { wayBackError } from './providerWay.ts'
import type { LoginSearch } from './signInSearch.ts'
import type { AuthFlow } from './useAuthFlow.ts'

interface LoginFormProps {
  readonly flow: AuthFlow
  readonly search: LoginSearch
}

const LABELS = { email: 'Email', password: 'Password' }

export function LoginForm({ flow, search }: LoginFormProps): ReactNode {
  const [credentials, setCredentials] = useState({ email: loginEmail(), password: '' })
  const { shown, onSubmit } = useCheckedForm(requiredErrors(credentials, LABELS), () =>
    flow.run(() => logIn(credentials)),
  )
  const text = textFields(credentials, shown, setCredentials)
  return (
    <>
      {search.invite_id !== undefined && (
        <Text size="sm">Sign in to accept the invitation that you were sent.</Text>
      )}
      <AuthForm
        onSubmit={onSubmit}
        error={flow.error ?? (flow.isPending ? undefined : wayBackError(search))}
        isPending={flow.isPending}
        submitLabel="Log In"
      >
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has no other purpose */}
        <EmailField autoFocus {...text('email')} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={credentials.password}
          onChange={(password) => setCredentials({ ...credentials, password })}
          error={shown.password}
        />
        <AnchorLink size="sm" ta="right" to="/auth/password-reset">
          Forgot password?
        </AnchorLink>
      </AuthForm>
      <ProviderButtons
        verb="Log In"
        way={{ mode: 'login', referer: search.referer, inviteId: search.invite_id }}
      />
      <SignUp inviteId={search.invite_id} />
    </>
  )
}

function SignUp({ inviteId }: { readonly inviteId: string | undefined }): ReactNode {
  const isOpen = useFlag('ga-open-registration')
  if (!isOpen) return null
  return (
    <Text size="sm" ta="center">
      New to DUET?{' '}
      <AnchorLink size="sm" underline="always" to="/auth/register" search={{ invite_id: inviteId }}>
        Sign up
      </AnchorLink>
    </Text>
  )
}

async function logIn({ email, password }: Credentials): Promise<AuthAnswerFragment> {
  return (await send(LocalLoginDocument, { username: email.trim(), password })).localLogin
}

interface Credentials {
  readonly email: string
  readonly password: string
}
