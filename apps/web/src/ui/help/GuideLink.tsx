import { ActionIcon } from '@mantine/core'
import { IconHelp } from '@tabler/icons-react'
import type { MouseEvent, ReactNode } from 'react'
import { type GuideAddress, showGuide } from '../../lib/guide/guidePanel.ts'

interface GuideLinkProps {
  readonly to: GuideAddress
  /** What is told there. */
  readonly about: string
}

/** Leads to the place of the guide that tells of a part of a page. */
export function GuideLink({ to, about }: GuideLinkProps): ReactNode {
  return (
    <ActionIcon
      component="a"
      href={to}
      target="_blank"
      size={24}
      aria-label={`Guide: ${about}`}
      title={`Guide: ${about}`}
      onClick={(event) => followGuide(event, to)}
    >
      <IconHelp size={15} aria-hidden />
    </ActionIcon>
  )
}

/** Opens a place of the guide beside the page, else as the link does: in a tab of its own. */
export function followGuide(event: MouseEvent, to: GuideAddress): void {
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
  const isInDialog = event.currentTarget.closest('[role="dialog"]') !== null
  if (!isElsewhere && !isInDialog && showGuide(to)) event.preventDefault()
}
