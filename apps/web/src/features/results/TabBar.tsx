import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useShownInBar } from '../../ui/useShownInBar.ts'
import { SIMULATION_TABS, type SimulationTab } from './simulationTabs.ts'
import classes from './TabBar.module.css'

export const TAB_PANEL_ID = 'simulation-results'

/** The pages of a run as tabs that are links: arrows, Home and End move among them, and the bar scrolls where it is narrow. */
export function TabBar({ tab }: { readonly tab: SimulationTab }): ReactNode {
  const bar = useRef<HTMLDivElement>(null)
  useShownInBar(bar, tab)
  return (
    <div
      ref={bar}
      role="tablist"
      tabIndex={-1}
      aria-label="Results"
      className={classes['bar']}
      onKeyDown={moveFocus}
    >
      {SIMULATION_TABS.map(({ key, title }) => (
        <Link
          key={key}
          to="/$org/project/$projectId/simulations/$simId/$tab"
          from="/$org/project/$projectId/simulations/$simId/$tab"
          params={{ tab: key }}
          search
          role="tab"
          aria-selected={key === tab}
          aria-controls={TAB_PANEL_ID}
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
