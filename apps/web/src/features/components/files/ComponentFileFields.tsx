import { type FieldDescriptor, type FieldError, fieldsOf } from '@duet/plant'
import { Table, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatUnit, MISSING } from '../../../lib/format.ts'
import { draftOf, visibleSections } from '../componentDraft.ts'
import { curvesOf, numberOf, partsOf, pointsOf, textOf } from '../draftValues.ts'
import { errorsOf } from '../fieldMessages.ts'
import type { ComponentFile } from './useComponentFile.ts'

interface ComponentFileFieldsProps {
  readonly file: ComponentFile
  readonly errors: readonly FieldError[]
}

/** The fields that the component will have. */
export function ComponentFileFields({ file, errors }: ComponentFileFieldsProps): ReactNode {
  const draft = draftOf(file.kind, file.parameters)
  const given =
    typeof file.parameters === 'object' && file.parameters !== null ? file.parameters : {}
  const fields = fieldsOf(file.kind).filter(
    (field) => field.type !== 'hidden' && Object.hasOwn(given, field.name),
  )
  const assumed = new Set(file.assumed)
  return (
    <Table aria-label="Fields of the new component">
      <Table.Tbody>
        {fields.map((field) => (
          <Table.Tr key={field.name}>
            <Table.Td c="gray.7">{field.label}</Table.Td>
            <Table.Td ta="right">{fieldText(field, draft[field.name])}</Table.Td>
            <Table.Td c="gray.7">{assumed.has(field.name) ? 'assumed' : 'file'}</Table.Td>
            <Table.Td w={220}>
              {errorsOf(errors, field.name).map((error) => (
                <Text key={error.path + error.message} size="xs" c="red.9">
                  {error.message}
                </Text>
              ))}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

/** Values that the component has and the file does not: what a simulation takes on trust. */
export function AssumedFields({ file }: { readonly file: ComponentFile }): ReactNode {
  const fields = assumedFields(file)
  const draft = draftOf(file.kind, file.parameters)
  if (fields.length === 0) return null
  return (
    <Table aria-label="Assumed" captionSide="top">
      <Table.Caption ta="left">Assumed: the file does not say it</Table.Caption>
      <Table.Tbody>
        {fields.map((field) => (
          <Table.Tr key={field.name}>
            <Table.Td c="gray.7">{field.label}</Table.Td>
            <Table.Td ta="right">{fieldText(field, draft[field.name])}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

/** Of the fields that the form shows; those of models that are not chosen have no effect. */
export function assumedFields(file: ComponentFile): readonly FieldDescriptor[] {
  const draft = draftOf(file.kind, file.parameters)
  const names = new Set(file.assumed)
  return visibleSections(file.kind, draft)
    .flatMap(({ fields }) => fields)
    .filter(({ name }) => names.has(name))
}

type Text = (field: FieldDescriptor, value: unknown) => string

const numberText: Text = (field, value) => shown(field, numberOf(value))
const plainText: Text = (_field, value) => textOf(value)
// Blocks and plants alone have one
const nothing: Text = () => ''

const TEXTS: Readonly<Record<FieldDescriptor['type'], Text>> = {
  number: numberText,
  integer: numberText,
  select: optionText,
  boolean: (_field, value) => (value === true ? 'Yes' : 'No'),
  numberPair: partsText,
  numberTriple: partsText,
  numberList: partsText,
  pointList: (_field, value) => `${pointsOf(value).length} points`,
  curveList: (_field, value) => `${curvesOf(value).length} curves`,
  text: plainText,
  date: plainText,
  hourTable: nothing,
  periodList: nothing,
  script: nothing,
  hidden: nothing,
}

/** The value of a field in one line. */
const fieldText = (field: FieldDescriptor, value: unknown): string =>
  TEXTS[field.type](field, value)

function optionText(field: FieldDescriptor, value: unknown): string {
  return field.options?.find((option) => option.value === value)?.label ?? MISSING
}

function partsText(field: FieldDescriptor, value: unknown): string {
  if (!Array.isArray(value)) return MISSING
  return partsOf(value, value.length)
    .map((part) => shown(field, part))
    .join(' × ')
}

function shown(field: FieldDescriptor, value: number | null): string {
  if (value === null) return MISSING
  return formatUnit(value * field.shownFactor, field.shownUnit, 5)
}
