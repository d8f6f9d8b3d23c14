import { useNotifications } from '@mantine/notifications'
import { lazy, type ReactNode, Suspense, useState } from 'react'

const NotificationList = lazy(() => import('./NotificationList.tsx'))

/** Fetches what shows notifications with the first of them: most visits have none on their first page. */
export function NotificationCorner(): ReactNode {
  const { notifications } = useNotifications()
  const [isNeeded, setNeeded] = useState(false)
  // It stays when the last has gone, which fades
  if (!isNeeded && notifications.length > 0) setNeeded(true)
  return isNeeded ? (
    <Suspense>
      <NotificationList />
    </Suspense>
  ) : null
}
