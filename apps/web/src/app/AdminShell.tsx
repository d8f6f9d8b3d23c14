import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { useShownInBar } from '../ui/useShownInBar.ts'
import own from './AdminShell.module.css'
import classes from './SettingsShell.module.css'

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
      { label: 'Inverter dataset', to: '/admin/inverter' },
      { label: 'Project export', to: '/admin/project-export' },
      { label: 'Storage', to: '/admin/storage' },
      { label: 'Mail', to: '/admin/mail' },
      { label: 'E-mail preview', to: '/_email' },
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
  const bar = useRef<HTMLDivElement>(null)
  useShownInBar(bar, useLocation({ select: (location) => location.pathname }))
  return (
    <div className={classes['layout']}>
      <nav className={classes['navigation']} aria-label="Administration">
        <div ref={bar} className={classes['sticky']}>
          {GROUPS.map(({ heading, entries }) => (
            <div key={heading}>
              <p className={`${classes['heading']} ${own['heading']}`}>{heading}</p>
              <ul className={classes['list']}>
                {entries.map((entry) => (
                  <li key={entry.to}>
                    <Entry {...entry} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </nav>
      <div className={classes['content']}>{children ?? <Outlet />}</div>
    </div>
  )
}

type AdminPath = (typeof GROUPS)[number]['entries'][number]['to']

function Entry(props: { readonly label: string; readonly to: AdminPath }): ReactNode {
  const pathname = useLocation({ select: (location) => location.pathname })
  const isActive = pathname === props.to || pathname.startsWith(`${props.to}/`)
  return (
    <Link
      to={props.to}
      className={classes['link'] ?? ''}
      data-active={isActive}
      {...(isActive ? { 'aria-current': 'page' as const } : {})}
    >
      {props.label}
    </Link>
  )
}
