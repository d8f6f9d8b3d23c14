import type { FieldDescriptor, FieldError } from '@duet/plant'

export interface ComponentFieldProps {
  readonly field: FieldDescriptor
  readonly value: unknown
  /** Of this field and of places inside it. */
  readonly errors: readonly FieldError[]
  readonly isDisabled: boolean
  readonly onChange: (value: unknown) => void
}
