import { getRouteApi, Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './Frame.module.css'

const route = getRouteApi('/$org/project/$projectId')

const ENTRIES = [
  { label: 'Blocks', to: '/$org/project/$projectId/design/blocks', part: '/design/blocks' },
  {
    label: 'Components',
    to: '/$org/project/$projectId/design/components',
    part: '/design/components',
  },
] as const

/** The two halves of the model. */
export function ModelNavigation(): ReactNode {
  const params = route.useParams()
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <nav className={classes['subBar']} aria-label="Model">
      <ul className={classes['links']}>
        {ENTRIES.map((entry) => {
          const isActive = pathname.includes(entry.part)
          return (
            <li key={entry.label}>
              <Link
                to={entry.to}
                params={params}
                className={classes['link'] ?? ''}
                data-active={isActive}
                {...(isActive ? { 'aria-current': 'page' as const } : {})}
              >
                {entry.label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
