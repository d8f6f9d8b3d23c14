import { Modal, type ModalProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFocusBack } from './useFocusBack.ts'

/** A dialog that is drawn only while it is open; the focus then goes back to what opened it. */
export function Dialog(props: Omit<ModalProps, 'opened'>): ReactNode {
  useFocusBack(true)
  return <Modal opened {...props} />
}
