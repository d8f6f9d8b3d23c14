import { Link, Outlet, useLocation, useParams } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { useCurrentUser } from '../lib/currentUser.ts'
import { ACTIVE } from '../ui/tabs/LinkBar.tsx'
import { useShownInBar } from '../ui/useShownInBar.ts'
import { homeOrganizationOf } from './routes/homeOrganization.ts'
import classes from './SettingsShell.module.css'

/** Parts of the account page, by the names of their places on it. */
const ACCOUNT_PARTS = [
  { hash: 'profile', label: 'Profile' },
  { hash: 'sign-in', label: 'Password and sign-in' },
  { hash: 'second-step', label: 'Two-step verification' },
  { hash: 'devices', label: 'Devices' },
  { hash: 'privacy', label: 'Privacy' },
] as const

const ORGANIZATION_PAGES = [
  { to: '/$org/settings/edit', label: 'Organization' },
  { to: '/$org/settings/organization-projects', label: 'Projects' },
  { to: '/$org/settings/webhooks', label: 'Webhooks' },
] as const

const LINK = { className: classes['link'] ?? '', activeProps: ACTIVE }

/** Navigation of all settings: those of the user, and those of the organisation in which they work. */
export function SettingsShell(): ReactNode {
  const entries = (
    <>
      <UserEntries />
      <OrganizationEntries />
    </>
  )
  return (
    <SideNavigation label="Settings" entries={entries}>
      <Outlet />
    </SideNavigation>
  )
}

interface SideNavigationProps {
  readonly label: string
  readonly entries: ReactNode
  readonly children: ReactNode
}

/** Pages with the way between them at their side. */
export function SideNavigation({ label, entries, children }: SideNavigationProps): ReactNode {
  const bar = useRef<HTMLDivElement>(null)
  useShownInBar(bar, useLocation({ select: (location) => location.pathname }))
  return (
    <div className={classes['layout']}>
      <nav className={classes['navigation']} aria-label={label}>
        <div ref={bar} className={classes['sticky']}>
          {entries}
        </div>
      </nav>
      <div className={classes['content']}>{children}</div>
    </div>
  )
}

function UserEntries(): ReactNode {
  const { pathname, hash } = useLocation()
  const account = '/settings/user/account/edit'
  return (
    <>
      <p className={classes['heading']}>User</p>
      <ul className={classes['list']}>
        <li>
          <Link to={account} {...LINK}>
            Account
          </Link>
          <ul className={classes['list']}>
            {ACCOUNT_PARTS.map((part) => (
              <li key={part.hash}>
                <Link
                  to={account}
                  hash={part.hash}
                  className={classes['link'] ?? ''}
                  data-active={pathname === account && hash === part.hash}
                >
                  {part.label}
                </Link>
              </li>
            ))}
          </ul>
        </li>
        <li>
          <Link to="/settings/user/preferences" {...LINK}>
            Preferences
          </Link>
        </li>
        <li>
          <Link to="/settings/user/api-tokens" {...LINK}>
            API tokens
          </Link>
        </li>
        <li>
          <Link to="/settings/user/api-explorer" {...LINK}>
            API explorer
          </Link>
        </li>
        <li>
          <Link to="/settings/user/notifications" {...LINK}>
            Notifications
          </Link>
        </li>
      </ul>
    </>
  )
}

function OrganizationEntries(): ReactNode {
  const user = useCurrentUser()
  const params = useParams({ strict: false })
  const organization = homeOrganizationOf(user, params.org)
  if (organization === undefined) return null
  const org = organization.slug
  return (
    <>
      <p className={classes['heading']} title={organization.name}>
        {organization.name}
      </p>
      <ul className={classes['list']}>
        {ORGANIZATION_PAGES.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} params={{ org }} {...LINK}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
