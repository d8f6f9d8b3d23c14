import { type FieldError, fieldsOf } from '@duet/plant'
import { Table, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { draftOf } from './componentDraft.ts'
import { errorsOf } from './fieldMessages.ts'
import { fieldText } from './fieldText.ts'
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
  return (
    <Table aria-label="Fields of the new component">
      <Table.Tbody>
        {fields.map((field) => (
          <Table.Tr key={field.name}>
            <Table.Td c="gray.7">{field.label}</Table.Td>
            <Table.Td ta="right">{fieldText(field, draft[field.name])}</Table.Td>
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
