import { Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Note } from '../../../ui/Note.tsx'
import { LayoutFields } from './LayoutFields.tsx'
import { MappingColumns } from './MappingColumns.tsx'
import { TimeFields } from './TimeFields.tsx'
import type { MappingState } from './useMapping.ts'

/** How a file is read: where its table stands, its times and its columns. */
export function MappingFields({ state }: { readonly state: MappingState }): ReactNode {
  const { preview, mapping, change } = state
  // another place of the table has other fields
  const key = `${preview.sheet} ${mapping.header_line} ${mapping.first_data_line}`
  return (
    <Stack gap="md">
      <Hints state={state} />
      <LayoutFields key={key} state={state} />
      <Title order={3}>Times</Title>
      <TimeFields mapping={mapping} headers={preview.headers} onChange={change} />
      <Title order={3}>Columns</Title>
      <MappingColumns state={state} />
    </Stack>
  )
}

/** What was taken from elsewhere than the file. */
function Hints({ state: { preview } }: { readonly state: MappingState }): ReactNode {
  const hints = [
    ...(preview.mapping_of === null
      ? []
      : [
          `The columns are read as those of the dataset '${preview.mapping_of}', whose file has the same names.`,
        ]),
    ...(preview.is_clock_said || preview.mapping_of !== null
      ? []
      : ['The file does not say its clock: standard time of the project is taken.']),
    ...(preview.without_unit.length === 0
      ? []
      : [
          'Columns without a unit are stored as they stand; give them one so that they can be compared.',
        ]),
  ]
  if (hints.length === 0) return null
  return (
    <Note kind="info">
      {hints.map((hint) => (
        <div key={hint}>{hint}</div>
      ))}
    </Note>
  )
}
