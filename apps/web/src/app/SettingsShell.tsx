import { Link, Outlet, useLocation, useParams } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { useCurrentUser } from '../lib/currentUser.ts'
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

/** Navigation of all settings: those of the user, and those of the organisation in which they work. */
export function SettingsShell(): ReactNode {
  const bar = useRef<HTMLDivElement>(null)
  useShownInBar(bar, useLocation({ select: (location) => location.pathname }))
  return (
    <div className={classes['layout']}>
      <nav className={classes['navigation']} aria-label="Settings">
        <div ref={bar} className={classes['sticky']}>
          <UserEntries />
          <OrganizationEntries />
        </div>
      </nav>
      <div className={classes['content']}>
        <Outlet />
      </div>
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
          <Link to={account} {...look(pathname === account)}>
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
          <Link to="/settings/user/api-tokens" {...look(pathname === '/settings/user/api-tokens')}>
            API tokens
          </Link>
        </li>
      </ul>
    </>
  )
}

function OrganizationEntries(): ReactNode {
  const user = useCurrentUser()
  const params = useParams({ strict: false })
  const pathname = useLocation({ select: (location) => location.pathname })
  const organization = homeOrganizationOf(user, params.org)
  if (organization === undefined) return null
  const org = organization.slug
  return (
    <>
      <p className={classes['heading']} title={organization.name}>
        {organization.name}
      </p>
      <ul className={classes['list']}>
        <li>
          <Link
            to="/$org/settings/edit"
            params={{ org }}
            {...look(pathname.endsWith('/settings/edit'))}
          >
            Organization
          </Link>
        </li>
        <li>
          <Link
            to="/$org/settings/organization-projects"
            params={{ org }}
            {...look(pathname.endsWith('/settings/organization-projects'))}
          >
            Projects
          </Link>
        </li>
      </ul>
    </>
  )
}

function look(isActive: boolean) {
  return {
    className: classes['link'] ?? '',
    'data-active': isActive,
    ...(isActive ? { 'aria-current': 'page' as const } : {}),
  }
}
