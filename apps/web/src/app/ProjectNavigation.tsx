import { Tooltip } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { getRouteApi, Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, useContext, useRef } from 'react'
import { IconButton } from '../ui/IconButton.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { useShownInBar } from '../ui/useShownInBar.ts'
import classes from './Frame.module.css'
import { MonitorEntry } from './MonitorEntry.tsx'
import { ShareContext } from './shareContext.ts'

const route = getRouteApi('/$org/project/$projectId')

const ENTRIES = [
  { label: 'Model', to: '/$org/project/$projectId/design/blocks', part: '/design' },
  { label: 'Meteo', to: '/$org/project/$projectId/resources/meteo', part: '/resources' },
  { label: 'Compute', to: '/$org/project/$projectId/compute/blocks', part: '/compute' },
  { label: 'Results', to: '/$org/project/$projectId/simulations', part: '/simulations' },
  { label: 'Compare', to: '/$org/project/$projectId/compare', part: '/compare' },
] as const

interface ProjectNavigationProps {
  readonly name: string
  /** What the user may do there. */
  readonly role: string
}

/** Shown beside the name: who may not change the design sees so before they look for the buttons. */
const LOOKING_ROLES: Readonly<Record<string, string>> = { viewer: 'Viewer', operator: 'Operator' }

/** Name of the project and the way through it. */
export function ProjectNavigation({ name, role }: ProjectNavigationProps): ReactNode {
  const { org, projectId } = route.useParams()
  const pathname = useLocation({ select: (location) => location.pathname })
  const base = `/${org}/project/${projectId}`
  const share = useContext(ShareContext)
  const tabs = useRef<HTMLElement>(null)
  useShownInBar(tabs, pathname)
  return (
    <>
      <div className={classes['project']}>
        <span className={classes['separator']} aria-hidden>
          /
        </span>
        <span className={classes['projectName']} title={name}>
          {name}
        </span>
        {LOOKING_ROLES[role] !== undefined && (
          <Tooltip label="You may look at this project, not change it." withArrow>
            <span>
              <StatusBadge tone="neutral">{LOOKING_ROLES[role]}</StatusBadge>
            </span>
          </Tooltip>
        )}
        {share !== undefined && (
          <IconButton label="Share project" word="Share" onClick={share}>
            <IconUserPlus size={17} aria-hidden />
          </IconButton>
        )}
      </div>
      <nav ref={tabs} className={classes['tabs']} aria-label="Project">
        <ul className={classes['links']}>
          {ENTRIES.map((entry) => {
            const isActive = pathname.startsWith(base + entry.part)
            return (
              <li key={entry.label}>
                <Link
                  to={entry.to}
                  params={{ org, projectId }}
                  className={classes['link'] ?? ''}
                  data-active={isActive}
                  {...(isActive ? { 'aria-current': 'page' as const } : {})}
                >
                  {entry.label}
                </Link>
              </li>
            )
          })}
          <li>
            <MonitorEntry
              org={org}
              projectId={projectId}
              isActive={pathname.startsWith(`${base}/monitor`)}
            />
          </li>
        </ul>
      </nav>
    </>
  )
}
