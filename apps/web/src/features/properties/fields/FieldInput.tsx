import type { FieldDescriptor, HorizonPoint, Period } from '@duet/plant'
import { Select, Switch, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { fieldAnchor } from '../../../lib/fields/fieldAnchor.ts'
import { shownLimit, shownSentence } from '../../../lib/shownUnits.ts'
import { Term } from '../../../ui/help/Term.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import classes from '../PropertyPanel.module.css'
import { HorizonInput } from './HorizonInput.tsx'
import { HourTableInput } from './HourTableInput.tsx'
import { MonthListInput } from './MonthListInput.tsx'
import { PeriodLinesInput } from './PeriodLinesInput.tsx'
import { PointLinesInput } from './PointLinesInput.tsx'
import type { Point } from './pointLines.ts'
import { ScriptInput } from './ScriptInput.tsx'
import { numberOrNull, useGivenNumber } from './useGivenNumber.ts'

interface FieldInputProps {
  readonly field: Pick<
    FieldDescriptor,
    | 'name'
    | 'label'
    | 'type'
    | 'shownUnit'
    | 'shownFactor'
    | 'options'
    | 'partLabels'
    | 'columns'
    | 'help'
    | 'isOptional'
    | 'absentValue'
  >
  readonly value: unknown
  /** By path inside the record. */
  readonly errors: ReadonlyMap<string, string>
  readonly isDisabled: boolean
  /** Of a horizon, where the project has heights of the ground; undefined points: nothing rises above it. */
  readonly horizonOfGround?: (() => readonly HorizonPoint[] | undefined) | undefined
  readonly onChange: (value: unknown) => void
}

type FieldControl = (props: FieldInputProps) => ReactNode

/** Fields that have a heading of their own. */
const WHOLE: Partial<Record<FieldDescriptor['type'], FieldControl>> = {
  pointList: (props) =>
    props.field.name === 'far_horizon' ? (
      <HorizonInput
        label={props.field.label}
        help={props.field.help}
        value={isHorizon(props.value) ? props.value : []}
        isDisabled={props.isDisabled}
        ofGround={props.horizonOfGround}
        onChange={props.onChange}
        error={listError(props)}
      />
    ) : (
      <PointLinesInput
        {...props}
        value={isPoints(props.value) ? props.value : []}
        error={listError(props)}
      />
    ),
  periodList: (props) => (
    <PeriodLinesInput {...props} value={periodsOf(props.value)} error={listError(props)} />
  ),
  script: (props) => (
    <ScriptInput
      {...props}
      value={typeof props.value === 'string' ? props.value : ''}
      error={listError(props)}
    />
  ),
  hourTable: (props) => (
    <HourTableInput {...props} value={numbersOf(props.value)} error={listError(props)} />
  ),
}

/** One field of a record as its descriptor says: the name at the left, the control at the right. */
export function FieldInput(props: FieldInputProps): ReactNode {
  const { field } = props
  const whole = WHOLE[field.type]
  if (whole) return whole(props)
  if (field.type === 'numberList' || field.type === 'boolean') {
    return <div {...fieldAnchor(field.name)}>{CONTROLS[field.type]?.(props)}</div>
  }
  return (
    <div {...fieldAnchor(field.name)} className={classes['field']}>
      <span className={classes['fieldLabel']}>
        <Term label={field.label} />
        {field.help !== undefined && <small>{shownSentence(field.help)}</small>}
      </span>
      {CONTROLS[field.type]?.(props)}
    </div>
  )
}

const numberInput: FieldControl = (props) => <NumberInput {...props} />
const plainInput: FieldControl = (props) => <PlainInput {...props} />

/** Absent: no block has a field of the type. */
const CONTROLS: Partial<Record<FieldDescriptor['type'], FieldControl>> = {
  number: numberInput,
  integer: numberInput,
  select: (props) => <SelectInput {...props} />,
  boolean: ({ field, value, isDisabled, onChange }) => (
    <Switch
      label={<Term label={field.label} />}
      disabled={isDisabled}
      checked={value === true}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  ),
  date: plainInput,
  text: plainInput,
  numberList: (props) => <MonthListInput {...props} />,
}

function SelectInput({
  field,
  errors,
  isDisabled,
  onChange,
  ...props
}: FieldInputProps): ReactNode {
  const value = props.value ?? field.absentValue
  return (
    <Select
      aria-label={field.label}
      error={errors.get(field.name)}
      disabled={isDisabled}
      value={typeof value === 'string' || typeof value === 'number' ? String(value) : null}
      data={(field.options ?? []).map((option) => ({
        value: String(option.value),
        label: option.label,
      }))}
      clearable={field.isOptional && field.absentValue === undefined}
      onChange={onChange}
    />
  )
}

function PlainInput({ field, value, errors, isDisabled, onChange }: FieldInputProps): ReactNode {
  return (
    <TextInput
      aria-label={field.label}
      error={errors.get(field.name)}
      disabled={isDisabled}
      type={field.type}
      value={typeof value === 'string' ? value : ''}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? null : currentTarget.value)
      }
    />
  )
}

function NumberInput({ field, value, errors, isDisabled, onChange }: FieldInputProps): ReactNode {
  const number = useGivenNumber(numberOrNull(value), field.isOptional, onChange)
  return (
    <NumberField
      label={field.label}
      hideLabel
      value={number.shown}
      unit={field.shownUnit}
      factor={field.shownFactor}
      error={number.error ?? shownLimit(field, errors.get(field.name))}
      disabled={isDisabled}
      onChange={number.change}
    />
  )
}

// Both have the shape that the schema of their field gives them
const isPoints = (value: unknown): value is readonly Point[] => Array.isArray(value)
const isHorizon = (value: unknown): value is readonly HorizonPoint[] => Array.isArray(value)

function periodsOf(value: unknown): readonly Period[] {
  return Array.isArray(value) ? value : []
}

/** The first mistake in a list; where each line is a value of its own, with its line. */
function listError({ field: { name, type }, errors }: FieldInputProps): string | undefined {
  const found = [...errors].find(([path]) => path === name || path.startsWith(`${name}.`))
  if (found === undefined) return undefined
  const [path, message] = found
  const [, index, part] = path.split('.')
  if (index === undefined || type === 'hourTable' || type === 'script') return message
  const ofPart = type === 'periodList' && part !== undefined ? `${part} ` : ''
  return `Line ${Number(index) + 1}: ${ofPart}${message}`
}

function numbersOf(value: unknown): readonly number[] | null {
  return Array.isArray(value) ? value : null
}
