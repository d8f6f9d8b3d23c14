import { Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { setLoginEmail } from '../loginEmail.ts'
import type { Invitation } from './invitation.ts'

/** Off to where the invitation leads: the guard of that page asks for the login, which accepts the invitation. */
export function RegisteredAlready({ invitation }: { readonly invitation: Invitation }): ReactNode {
  const navigate = useNavigate()
  const { id, email, organization_slug } = invitation
  useEffect(() => {
    setLoginEmail(email)
    void (typeof organization_slug === 'string'
      ? navigate({ href: `/${organization_slug}/projects?invite_id=${id}`, replace: true })
      : navigate({ to: '/auth/login', search: { invite_id: id }, replace: true }))
  }, [navigate, id, email, organization_slug])
  return <Text size="sm">You are registered already. Log in to accept the invitation.</Text>
}
