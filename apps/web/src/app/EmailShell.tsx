import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CurrentUserContext } from '../lib/currentUser.ts'
import { AdminShell } from './AdminShell.tsx'
import { Frame } from './Frame.tsx'
import { lazyPage } from './routes/lazyPage.ts'

const EmailsPage = lazyPage(() => import('../features/emails/EmailsPage.tsx'), 'EmailsPage')

/** Within the administration for its own people; alone where everybody may see it, outside production. */
export function EmailShell(): ReactNode {
  const { user } = useRouteContext({ from: '/_email' })
  if (user?.is_system_admin !== true) {
    return (
      <main id="content">
        <EmailsPage />
      </main>
    )
  }
  return (
    <CurrentUserContext value={user}>
      <Frame organizationName={undefined}>
        <AdminShell>
          <EmailsPage />
        </AdminShell>
      </Frame>
    </CurrentUserContext>
  )
}
