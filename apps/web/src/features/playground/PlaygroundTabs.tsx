import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { AnchorLink } from '../../ui/links.tsx'

/** The way between the playgrounds. */
export function PlaygroundTabs(): ReactNode {
  return (
    <Group component="nav" aria-label="Playgrounds" gap="md" mb="md">
      {PLACES.map(({ to, label }) => (
        <AnchorLink
          key={to}
          to={to}
          size="sm"
          activeProps={{ fw: 600 }}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {label}
        </AnchorLink>
      ))}
    </Group>
  )
}

const PLACES = [
  { to: '/pv3', label: 'Overview' },
  { to: '/pv3/panel', label: 'Panel' },
  { to: '/pv3/array', label: 'Array' },
] as const
