import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { useShownInBar } from '../ui/useShownInBar.ts'
import classes from './Frame.module.css'
import { ACTIVE } from './SettingsShell.tsx'

export interface SubEntry extends Pick<LinkProps, 'to' | 'params' | 'search'> {
  readonly label: string
  /** Active on this page alone, not on those below it. */
  readonly isExact?: boolean
}

interface SubNavigationProps {
  readonly label: string
  readonly entries: readonly SubEntry[]
  /** The page that is open: its link is scrolled into view. */
  readonly pathname: string
}

/** The pages of a part of the project, below its tabs. */
export function SubNavigation({ label, entries, pathname }: SubNavigationProps): ReactNode {
  const bar = useRef<HTMLElement>(null)
  useShownInBar(bar, pathname)
  return (
    <nav ref={bar} className={classes['subBar']} aria-label={label}>
      <ul className={classes['links']}>
        {entries.map(({ label: text, isExact, ...link }) => (
          <li key={text}>
            <Link
              {...link}
              className={classes['link'] ?? ''}
              activeProps={ACTIVE}
              activeOptions={{ exact: isExact ?? false, includeSearch: false }}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
