import { notifications } from '@mantine/notifications'
import { errorMessage } from '../lib/graphqlError.ts'

/** A short word that something was done. */
export function notifyDone(message: string): void {
  notifications.show({ message, color: 'petrol', autoClose: 4000, withBorder: true })
}

/** Something failed where no field and no panel can say so. Stays until closed. */
export function notifyError(error: unknown): void {
  notifications.show({
    message: errorMessage(error),
    color: 'red',
    autoClose: false,
    withBorder: true,
    role: 'alert',
  })
}
