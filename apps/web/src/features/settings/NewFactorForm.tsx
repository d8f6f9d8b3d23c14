import { Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useCheckedForm } from '../../ui/forms/checkedForm.ts'
import { Form } from '../../ui/forms/Form.tsx'
import type { FactorKind } from './EnrollDialog.tsx'
import { type NewFactorErrors, newFactorErrors, phoneNumberOf } from './newFactorForm.ts'
import type { EnrollmentState } from './useEnrollment.ts'

interface NewFactorFormProps {
  readonly kind: FactorKind
  readonly enrollment: EnrollmentState
  readonly onCancel: () => void
}

const NAMES = { totp: 'Authenticator app', phone: 'Phone' } as const
const TEXTS = {
  totp: 'An app on your phone shows a new code every 30 seconds, also without a connection.',
  phone: 'A code is sent by text message each time you log in.',
} as const
const MAX_NAME_LENGTH = 60

/** What a new factor is called, and for a phone its number. */
export function NewFactorForm({ kind, enrollment, onCancel }: NewFactorFormProps): ReactNode {
  const [name, setName] = useState<string>(NAMES[kind])
  const [phone, setPhone] = useState('')
  const typed = kind === 'phone' ? phone : undefined
  const { shown, onSubmit } = useCheckedForm<NewFactorErrors>(newFactorErrors(name, typed), () =>
    enrollment.begin({
      displayName: name.trim(),
      phoneNumber: typed === undefined ? undefined : phoneNumberOf(typed),
    }),
  )
  return (
    <Form
      form={{ onSubmit, isPending: enrollment.isPending, message: enrollment.error }}
      submitLabel="Continue"
      onCancel={onCancel}
    >
      <Text size="sm">{TEXTS[kind]}</Text>
      {kind === 'phone' && (
        <TextInput
          label="Phone number"
          type="tel"
          name="phone"
          autoComplete="tel"
          placeholder="+1 480 555 0100"
          data-autofocus
          value={phone}
          error={shown.phone}
          onChange={(event) => setPhone(event.target.value)}
        />
      )}
      <TextInput
        label="Name"
        description="To know it by, where you have several"
        data-autofocus={kind === 'totp' ? true : undefined}
        maxLength={MAX_NAME_LENGTH}
        value={name}
        error={shown.name}
        onChange={(event) => setName(event.target.value)}
      />
    </Form>
  )
}
