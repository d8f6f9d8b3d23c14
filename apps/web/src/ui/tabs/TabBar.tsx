import { Link, type LinkProps } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useShownInBar } from '../useShownInBar.ts'
import classes from './tabs.module.css'

interface TabLink extends Pick<LinkProps, 'to' | 'params' | 'search'> {
  readonly key: string
  readonly title: string
}

interface TabBarProps {
  readonly label: string
  /** Of the element that holds the page of the tab. */
  readonly panelId: string
  /** Key of the tab that is open. */
  readonly tab: string
  readonly tabs: readonly TabLink[]
}

/** Pages as tabs that are links: arrows, Home and End move among them, and the bar scrolls where it is narrow. */
export function TabBar({ label, panelId, tab, tabs }: TabBarProps): ReactNode {
  const bar = useRef<HTMLDivElement>(null)
  useShownInBar(bar, tab)
  return (
    <div
      ref={bar}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      className={`${classes['bar']} ${classes['page']}`}
      onKeyDown={moveFocus}
    >
      {tabs.map(({ key, title, ...link }) => (
        <Link
          key={key}
          {...link}
          role="tab"
          aria-selected={key === tab}
          data-active={key === tab}
          aria-controls={panelId}
          tabIndex={key === tab ? 0 : -1}
          className={classes['tab'] ?? ''}
        >
          {title}
        </Link>
      ))}
    </div>
  )
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const at = tabs.findIndex((tab) => tab === document.activeElement)
  const next = nextIndex(event.key, at, tabs.length)
  if (next === undefined) return
  event.preventDefault()
  tabs[next]?.focus()
}

function nextIndex(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowLeft':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
