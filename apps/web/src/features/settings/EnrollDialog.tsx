import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { EnrollmentCode } from './EnrollmentCode.tsx'
import { NewFactorForm } from './NewFactorForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { useEnrollment } from './useEnrollment.ts'

/** totp: an authenticator app. */
export type FactorKind = 'totp' | 'phone'

interface EnrollDialogProps {
  readonly kind: FactorKind
  readonly email: string
  readonly onClose: () => void
}

const TITLES = { totp: 'Add authenticator app', phone: 'Add phone' } as const

export function EnrollDialog({ kind, email, onClose }: EnrollDialogProps): ReactNode {
  const enrollment = useEnrollment(onClose)
  const { step } = enrollment
  // The codes are shown this once: a click beside the dialog must not take them away
  const isLast = step.kind === 'codes'
  return (
    <Modal
      opened
      onClose={onClose}
      title={isLast ? 'Recovery codes' : TITLES[kind]}
      closeOnClickOutside={step.kind === 'name'}
      closeOnEscape={!isLast}
      withCloseButton={!isLast}
      size={460}
    >
      {step.kind === 'name' && (
        <NewFactorForm kind={kind} enrollment={enrollment} onCancel={onClose} />
      )}
      {step.kind === 'code' && <EnrollmentCode state={enrollment} enrollment={step.enrollment} />}
      {step.kind === 'codes' && (
        <RecoveryCodes codes={step.codes} email={email} onClose={onClose} />
      )}
    </Modal>
  )
}
