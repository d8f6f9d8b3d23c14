import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { useShownInBar } from '../useShownInBar.ts'
import classes from './tabs.module.css'

export interface BarEntry extends Pick<LinkProps, 'to' | 'params' | 'search'> {
  readonly label: string
  /** Active on this page alone, not on those below it. */
  readonly isExact?: boolean
}

interface LinkBarProps {
  readonly label: string
  readonly entries: readonly BarEntry[]
  /** The page that is open: its link is scrolled into view. */
  readonly pathname: string
  /** Below the top bar, or at the head of a page. */
  readonly place?: 'frame' | 'page'
}

/** How the link of the page that is open is marked, beside what the router says of it to screen readers. */
export const ACTIVE = { 'data-active': true }

/** The pages of a part of the product as links that look as tabs. */
export function LinkBar({ label, entries, pathname, place = 'frame' }: LinkBarProps): ReactNode {
  const bar = useRef<HTMLElement>(null)
  useShownInBar(bar, pathname)
  return (
    <nav ref={bar} className={`${classes['bar']} ${classes[place]}`} aria-label={label}>
      <ul className={classes['links']}>
        {entries.map(({ label: text, isExact, ...link }) => (
          <li key={text}>
            <Link
              {...link}
              className={classes['tab'] ?? ''}
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
