import { Link, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ACTIVE } from '../ui/tabs/LinkBar.tsx'
import own from './AdminShell.module.css'
import classes from './SettingsShell.module.css'
import { SideNavigation } from './SettingsShell.tsx'

const GROUPS = [
  {
    heading: 'People',
    entries: [
      { label: 'Users', to: '/admin/users' },
      { label: 'Invite', to: '/admin/invite' },
      { label: 'Impersonate', to: '/admin/impersonate' },
      { label: 'Audit log', to: '/admin/audit' },
      { label: 'Security events', to: '/admin/security' },
    ],
  },
  {
    heading: 'Product',
    entries: [
      { label: 'Feature flags', to: '/admin/flags' },
      { label: 'CEC catalogue', to: '/admin/inverter' },
      { label: 'Simulations', to: '/admin/simulations' },
      { label: 'Project export', to: '/admin/project-export' },
      { label: 'Map', to: '/admin/map' },
      { label: 'Storage', to: '/admin/storage' },
      { label: 'Mail', to: '/admin/mail' },
      { label: 'Email preview', to: '/_email' },
    ],
  },
  {
    heading: 'Integration',
    entries: [
      { label: 'Integration servers', to: '/admin/org-integration-server' },
      { label: 'Job events', to: '/admin/org-integration-server-events' },
    ],
  },
] as const

/** Navigation of the administration; it looks as that of the settings. Its page is that of the route, unless given. */
export function AdminShell({ children }: { readonly children?: ReactNode }): ReactNode {
  const entries = GROUPS.map(({ heading, entries: pages }) => (
    <div key={heading}>
      <p className={`${classes['heading']} ${own['heading']}`}>{heading}</p>
      <ul className={classes['list']}>
        {pages.map((page) => (
          <li key={page.to}>
            <Link to={page.to} className={classes['link'] ?? ''} activeProps={ACTIVE}>
              {page.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ))
  return (
    <SideNavigation label="Administration" entries={entries}>
      {children ?? <Outlet />}
    </SideNavigation>
  )
}
