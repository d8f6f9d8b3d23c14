import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './Frame.module.css'
import { ACTIVE } from './SettingsShell.tsx'

const route = getRouteApi('/$org/project/$projectId')

const ENTRIES = [
  { label: 'Blocks', to: '/$org/project/$projectId/design/blocks' },
  { label: 'Components', to: '/$org/project/$projectId/design/components' },
] as const

/** The two halves of the model. */
export function ModelNavigation(): ReactNode {
  const params = route.useParams()
  return (
    <nav className={classes['subBar']} aria-label="Model">
      <ul className={classes['links']}>
        {ENTRIES.map(({ label, to }) => (
          <li key={label}>
            <Link to={to} params={params} className={classes['link'] ?? ''} activeProps={ACTIVE}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
