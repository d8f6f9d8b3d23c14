import type { ReactNode } from 'react'
import { useCurrentUser } from '../../lib/currentUser.ts'
import { Note } from '../../ui/Note.tsx'

/** In place of what is refused to somebody who acts as the user; `what` begins the sentence: 'Passwords are'. */
export function LeftToUser(props: {
  readonly what: string
  readonly children: ReactNode
}): ReactNode {
  const user = useCurrentUser()
  if (user.impersonator === null) return props.children
  return (
    <Note kind="neutral">
      {props.what} left to {user.email}. End the impersonation to change your own.
    </Note>
  )
}
