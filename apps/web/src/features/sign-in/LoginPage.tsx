import { Button, Paper, PasswordInput, Stack, TextInput, Title } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { usePageTitle } from '../../ui/pageTitle.ts'
import classes from './LoginPage.module.css'
import { requiredErrors } from './signIn.ts'
import { useSignIn } from './useSignIn.ts'

export function LoginPage(): ReactNode {
  usePageTitle('Log In')
  const [credentials, setCredentials] = useState({ email: '', password: '' })
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const { submit, isPending, error } = useSignIn()
  const errors = requiredErrors(credentials)

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setWasSubmitted(true)
    if (Object.keys(errors).length === 0) submit(credentials)
  }

  return (
    <main className={classes['page']}>
      <Paper className={classes['card']} p="lg">
        <img src="/favicon.svg" alt="" width={36} height={36} />
        <Title order={1} mt="xs" mb="md">
          Log in to DUET
        </Title>
        <form onSubmit={onSubmit} noValidate>
          <Stack gap="sm">
            {error !== undefined && <ErrorNote message={error} />}
            <TextInput
              label="Email"
              type="email"
              name="email"
              autoComplete="username"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has no other purpose
              autoFocus
              value={credentials.email}
              onChange={(event) => setCredentials({ ...credentials, email: event.target.value })}
              error={wasSubmitted ? errors.email : undefined}
            />
            <PasswordInput
              label="Password"
              name="password"
              autoComplete="current-password"
              value={credentials.password}
              onChange={(event) => setCredentials({ ...credentials, password: event.target.value })}
              error={wasSubmitted ? errors.password : undefined}
            />
            <Button type="submit" size="sm" mt="xs" loading={isPending}>
              Log In
            </Button>
          </Stack>
        </form>
      </Paper>
    </main>
  )
}
