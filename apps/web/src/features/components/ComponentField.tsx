import { Input, Select, Switch, TextInput } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { shownSentence } from '../../lib/shownUnits.ts'
import { Term } from '../../ui/help/Term.tsx'
import type { ComponentFieldProps } from './componentFieldProps.ts'
import { numberOf, textOf } from './draftValues.ts'
import { messageAt } from './fieldMessages.ts'
import { CurveListField } from './figures/CurveListField.tsx'
import { PointListField } from './figures/PointListField.tsx'
import { NumberPartsField } from './NumberPartsField.tsx'
import { PlainNumberField } from './PlainNumberField.tsx'

type Field = (props: ComponentFieldProps) => ReactNode

const nothing: Field = () => null
const text: Field = (props) => <TextField {...props} />
const plainNumber: Field = (props) => <PlainNumberField {...props} />

const FIELDS: Readonly<Record<ComponentFieldProps['field']['type'], Field>> = {
  number: plainNumber,
  integer: plainNumber,
  select: (props) => <SelectField {...props} />,
  boolean: (props) => <SwitchField {...props} />,
  numberPair: (props) => <NumberPartsField {...props} count={2} />,
  numberTriple: (props) => <NumberPartsField {...props} count={3} />,
  numberList: (props) => (
    <NumberPartsField {...props} count={props.field.partLabels?.length ?? 0} />
  ),
  pointList: (props) => <PointListField {...props} />,
  curveList: (props) => <CurveListField {...props} />,
  text,
  date: text,
  // Blocks and plants alone have one
  hourTable: nothing,
  periodList: nothing,
  script: nothing,
  hidden: nothing,
}

/** The control that fits the type of a field. */
export const ComponentField = (props: ComponentFieldProps): ReactNode =>
  FIELDS[props.field.type](props)

function SwitchField({ field, value, isDisabled, onChange }: ComponentFieldProps): ReactNode {
  const id = useId()
  return (
    <Input.Wrapper
      id={id}
      label={<Term label={field.label} />}
      description={shownSentence(field.help)}
    >
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
  const shown = value ?? field.absentValue
  return (
    <Select
      label={<Term label={field.label} />}
      description={shownSentence(field.help)}
      data={options.map((option) => ({ value: String(option.value), label: option.label }))}
      value={typeof shown === 'string' ? shown : (numberOf(shown)?.toString() ?? null)}
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
      label={<Term label={field.label} />}
      description={shownSentence(field.help)}
      type={field.type === 'date' ? 'date' : 'text'}
      value={textOf(value)}
      error={messageAt(errors, field.name)}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
    />
  )
}
