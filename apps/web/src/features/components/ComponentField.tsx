import { Input, Select, Switch, TextInput } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import type { ComponentFieldProps } from './componentFieldProps.ts'
import { numberOf, textOf } from './draftValues.ts'
import { messageAt } from './fieldMessages.ts'
import { CurveListField } from './figures/CurveListField.tsx'
import { PointListField } from './figures/PointListField.tsx'
import { NumberPartsField } from './NumberPartsField.tsx'
import { PlainNumberField } from './PlainNumberField.tsx'

/** The control that fits the type of a field. */
export function ComponentField(props: ComponentFieldProps): ReactNode {
  const { field } = props
  switch (field.type) {
    case 'number':
    case 'integer':
      return <PlainNumberField {...props} />
    case 'select':
      return <SelectField {...props} />
    case 'boolean':
      return <SwitchField {...props} />
    case 'numberPair':
      return <NumberPartsField {...props} count={2} />
    case 'numberTriple':
      return <NumberPartsField {...props} count={3} />
    case 'numberList':
      return <NumberPartsField {...props} count={field.partLabels?.length ?? 0} />
    case 'pointList':
      return <PointListField {...props} />
    case 'curveList':
      return <CurveListField {...props} />
    case 'text':
    case 'date':
      return <TextField {...props} />
    case 'hourTable':
    case 'hidden':
      return null
  }
}

function SwitchField({ field, value, isDisabled, onChange }: ComponentFieldProps): ReactNode {
  const id = useId()
  return (
    <Input.Wrapper id={id} label={field.label} description={field.help}>
      <Switch
        id={id}
        py={6}
        checked={value === true}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Input.Wrapper>
  )
}

function SelectField({
  field,
  value,
  errors,
  isDisabled,
  onChange,
}: ComponentFieldProps): ReactNode {
  const options = field.options ?? []
  return (
    <Select
      label={field.label}
      description={field.help}
      data={options.map((option) => ({ value: String(option.value), label: option.label }))}
      value={typeof value === 'string' || numberOf(value) !== null ? String(value) : null}
      error={messageAt(errors, field.name)}
      disabled={isDisabled}
      onChange={(chosen) =>
        onChange(options.find((option) => String(option.value) === chosen)?.value ?? null)
      }
    />
  )
}

function TextField({ field, value, errors, isDisabled, onChange }: ComponentFieldProps): ReactNode {
  return (
    <TextInput
      label={field.label}
      description={field.help}
      type={field.type === 'date' ? 'date' : 'text'}
      value={textOf(value)}
      error={messageAt(errors, field.name)}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
    />
  )
}
