import { Group, Select, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { NumberField } from '../../ui/NumberField.tsx'
import { ALIGNMENTS, type FileAnswers, TYPES } from './fileAnswers.ts'
import { alignmentText, typeText, utcOffsetText } from './weatherTexts.ts'

interface ReadAsProps {
  readonly answers: FileAnswers
  readonly onChange: (answers: FileAnswers) => void
}

/** Value of a choice that leaves the answer to the file. */
const OF_FILE = ''

/** Answers that go before what the file says, or fails to say, of its times. */
export function ReadAs({ answers, onChange }: ReadAsProps): ReactNode {
  const zone = answers.timeZoneH
  return (
    <details>
      <Text component="summary" size="sm" style={{ cursor: 'pointer' }}>
        Read the times otherwise than the file says
      </Text>
      <Group align="flex-start" gap="sm" mt="sm" grow>
        <Select
          label="Type"
          data={choices(TYPES, typeText)}
          value={answers.type ?? OF_FILE}
          onChange={(value) =>
            onChange({ ...answers, type: TYPES.find((known) => known === value) })
          }
        />
        <Select
          label="Times are those of the"
          data={choices(ALIGNMENTS, alignmentText)}
          value={answers.alignment ?? OF_FILE}
          onChange={(value) =>
            onChange({ ...answers, alignment: ALIGNMENTS.find((known) => known === value) })
          }
        />
        <NumberField
          label="Clock, hours from UTC"
          unit="h"
          value={zone}
          decimals={2}
          description={zone === null ? 'As in the file' : utcOffsetText(zone)}
          onChange={(timeZoneH) => onChange({ ...answers, timeZoneH })}
        />
      </Group>
    </details>
  )
}

function choices(
  values: readonly string[],
  textOf: (value: string) => string,
): { readonly value: string; readonly label: string }[] {
  return [
    { value: OF_FILE, label: 'As in the file' },
    ...values.map((value) => ({ value, label: textOf(value) })),
  ]
}
