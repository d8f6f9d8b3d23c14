import { notifications } from '@mantine/notifications'
import { useEffect } from 'react'
import { onServerWait } from '../lib/transport/serverWait.ts'

const ID = 'server-wait'

/** Says that calls wait for the server, for as long as they do. */
export function useServerWait(): void {
  useEffect(
    () =>
      onServerWait((isWaiting) => {
        if (!isWaiting) return void notifications.hide(ID)
        notifications.show({
          id: ID,
          title: 'The server is not ready yet',
          message: 'This page goes on by itself as soon as it is.',
          color: 'petrol',
          loading: true,
          autoClose: false,
          withCloseButton: false,
          withBorder: true,
          role: 'status',
        })
      }),
    [],
  )
}
