import { Anchor, Text, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { HoverNote } from '../ui/HoverNote.tsx'
import classes from './Frame.module.css'

/** Page of the provider; set when the application is built, for there is none that is right for all. */
const CONTACT_URL: string | undefined = import.meta.env['VITE_CONTACT_URL']

/** Monitoring needs a deployment, which is arranged with the provider. */
export function MonitorEntry(): ReactNode {
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
