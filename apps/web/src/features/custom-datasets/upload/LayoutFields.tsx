import { Button, Group, Select } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Note } from '../../../ui/Note.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import type { MappingState } from './useMapping.ts'

const DELIMITERS = [
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
  { value: '\t', label: 'Tab' },
  { value: '|', label: 'Bar' },
  { value: ' ', label: 'Spaces' },
]

/** Where the table stands in the file. */
export function LayoutFields({ state }: { readonly state: MappingState }): ReactNode {
  const { preview, mapping, lookAgain, isLooking, lookError } = state
  const [header, setHeader] = useState<number | null>(mapping.header_line)
  const [first, setFirst] = useState<number | null>(mapping.first_data_line)
  const [delimiter, setDelimiter] = useState<string>(mapping.delimiter)
  const sheet = preview.sheet
  const isWorkbook = sheet !== null
  return (
    <>
      <Group align="flex-end" gap="sm">
        {isWorkbook && preview.sheets.length > 1 && (
          <Select
            label="Sheet"
            w={200}
            data={[...preview.sheets]}
            value={sheet}
            onChange={(chosen) => chosen !== null && lookAgain({ sheet: chosen })}
          />
        )}
        {!isWorkbook && (
          <Select
            label="Between the cells"
            w={150}
            data={DELIMITERS}
            value={delimiter}
            onChange={(chosen) => setDelimiter(chosen ?? delimiter)}
          />
        )}
        <NumberField w={140} label="Line of names" value={header} onChange={setHeader} />
        <NumberField w={140} label="First row" value={first} onChange={setFirst} />
        <Button
          variant="default"
          loading={isLooking}
          onClick={() =>
            lookAgain({
              sheet,
              ...(isWorkbook ? {} : { delimiter }),
              header_line: header,
              first_data_line: first,
            })
          }
        >
          Look again
        </Button>
      </Group>
      {lookError !== undefined && (
        <Note kind="error" isAlert>
          {lookError}
        </Note>
      )}
    </>
  )
}
