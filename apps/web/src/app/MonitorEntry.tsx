import { Anchor, Text, UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFlag } from '../lib/session/featureFlags.ts'
import { HoverNote } from '../ui/HoverNote.tsx'
import classes from './Frame.module.css'
import { CONTACT_URL } from './routes/outsideLinks.ts'

interface MonitorEntryProps {
  readonly org: string
  readonly projectId: string
  readonly isActive: boolean
}

/** Leads to the plant in operation where monitoring is switched on; else says whom to ask for it. */
export function MonitorEntry({ isActive, ...params }: MonitorEntryProps): ReactNode {
  const isOn = useFlag('sentinel-demo')
  if (isOn) {
    return (
      <Link
        className={classes['link'] ?? ''}
        to="/$org/project/$projectId/monitor"
        params={params}
        data-active={isActive}
        {...(isActive ? { 'aria-current': 'page' as const } : {})}
      >
        Monitor
      </Link>
    )
  }
  return (
    <HoverNote width={260} note={<ContactNote />}>
      <UnstyledButton className={classes['link']} data-unavailable="true" aria-disabled="true">
        Monitor
      </UnstyledButton>
    </HoverNote>
  )
}

function ContactNote(): ReactNode {
  return (
    <>
      <Text size="xs" mb={4}>
        Monitoring compares a plant in operation with this model.
      </Text>
      {CONTACT_URL === undefined ? (
        <Text size="xs" fw={600}>
          Contact Sales
        </Text>
      ) : (
        <Anchor size="xs" href={CONTACT_URL} target="_blank" rel="noopener noreferrer">
          Contact Sales
        </Anchor>
      )}
    </>
  )
}
