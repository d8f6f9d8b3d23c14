import type { RepeatedRows } from '@duet/formats'
import { Radio, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { counted } from '../../../lib/counted.ts'
import { formatCount, formatUnit } from '../../../lib/format.ts'
import { Note } from '../../../ui/Note.tsx'
import { linesText, repeatedRowsOf } from './repeatedRows.ts'
import type { Wizard } from './useWizard.ts'

type Choice = RepeatedRows['choices'][number]

const CHOICES: Readonly<Record<Choice['choice'], string>> = {
  drop_identical: 'Drop the rows that are identical',
  first: 'Keep the first row of each time',
  mean: 'Take the mean of the rows of each time',
}

/** Rows of one time, with their lines, and what may be done with them; nothing where each time stands once. */
export function RepeatedRowsChoice({ wizard }: { readonly wizard: Wizard }): ReactNode {
  const { form, change, reading } = wizard
  const repeated = repeatedRowsOf(reading)
  if (!repeated) return null
  const { rowCount, differingCount, times, taken, choices } = repeated
  const lines = times.flatMap((time) => time.lines)
  return (
    <Note kind={taken === undefined ? 'error' : 'warning'} isAlert={taken === undefined}>
      <Stack gap="xs">
        <Text size="sm">
          {`${counted(rowCount, 'row has', 'rows have')} the time of another one (${linesText(lines)})${
            differingCount === 0
              ? ', with the same values'
              : `, ${formatCount(differingCount)} of them with other values`
          }. This is no change of clocks.`}
        </Text>
        <Radio.Group
          label="Rows of one time"
          value={form.repeatedRows ?? taken ?? ''}
          onChange={(value) =>
            change({ repeatedRows: choices.find(({ choice }) => choice === value)?.choice })
          }
        >
          <Stack gap={6} mt={4}>
            {choices.map(({ choice, ghiKwhM2 }) => (
              <Radio
                key={choice}
                value={choice}
                label={`${CHOICES[choice]}${ghiKwhM2 === undefined ? '' : `: GHI of these times ${formatUnit(ghiKwhM2, 'kWh/m²', 3)}`}`}
              />
            ))}
          </Stack>
        </Radio.Group>
      </Stack>
    </Note>
  )
}
