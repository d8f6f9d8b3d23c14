import { Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { mayAdminister, useCurrentProject } from '../lib/currentProject.ts'
import { formatDate } from '../lib/formatTime.ts'
import classes from './Frame.module.css'

/** On the pages of a design that is locked: why nothing can be changed, and what helps. */
export function LockBanner(): ReactNode {
  const project = useCurrentProject()
  const { sentinel_deployment: deployment } = project
  if (deployment === null) return null
  return (
    <div className={classes['banner']} role="note">
      <IconLock size={15} aria-hidden />
      <Text size="xs">
        <b>Locked.</b> This project has been monitored since {formatDate(deployment.created_at)}
        {deployment.portfolio === null ? '' : ` in ${deployment.portfolio.name}`}, so its design
        cannot be changed. Copy it to work on a variant
        {mayAdminister(project)
          ? ', or withdraw the deployment in the list of projects to unlock it.'
          : '.'}
      </Text>
    </div>
  )
}
