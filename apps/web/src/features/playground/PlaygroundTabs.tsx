import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LinkBar } from '../../ui/tabs/LinkBar.tsx'

const PLACES = [
  { to: '/pv3', label: 'Overview', isExact: true },
  { to: '/pv3/panel', label: 'Panel' },
  { to: '/pv3/array', label: 'Array' },
] as const

/** The way between the playgrounds. */
export function PlaygroundTabs(): ReactNode {
  const pathname = useLocation({ select: (location) => location.pathname })
  return <LinkBar label="Playgrounds" entries={PLACES} pathname={pathname} place="page" />
}
