import { Notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'

/** The short words of what was done and of what went wrong, in the corner of the window. */
export default function NotificationList(): ReactNode {
  return <Notifications position="bottom-right" limit={4} />
}
