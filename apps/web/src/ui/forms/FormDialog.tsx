import type { ReactNode } from 'react'
import { Dialog } from '../Dialog.tsx'
import { Form, type FormProps } from './Form.tsx'

interface FormDialogProps extends Omit<FormProps, 'onCancel' | 'maxWidth'> {
  readonly title: string
  /** Px, or one of Mantine's names. */
  readonly size?: number | 'lg'
  readonly onClose: () => void
}

/** A dialog that asks for something. */
export function FormDialog({ title, size, onClose, ...form }: FormDialogProps): ReactNode {
  return (
    <Dialog onClose={onClose} title={title} {...(size && { size })}>
      <Form gap="md" {...form} onCancel={onClose} />
    </Dialog>
  )
}
