import {
  type ColumnChoice,
  INTERVALS,
  type Selection,
  swapParameters,
  type WorkbookParameters,
} from '@duet/comparison'
import { Button, Group, NumberInput, Select, Stack, TextInput } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { joinUnit } from '../../lib/format.ts'
import { Panel } from '../../ui/Panel.tsx'
import type { ChosenColumn, DatasetColumns } from './columnChoice.ts'
import { ExportMenu } from './ExportMenu.tsx'

interface ColumnPairChoiceProps {
  readonly columns: { readonly a: DatasetColumns; readonly b: DatasetColumns }
  readonly chosen: { readonly a: ChosenColumn; readonly b: ChosenColumn }
  readonly selection: Selection
  readonly onChange: (selection: Selection) => void
}

/** What of the two datasets is compared, and over which steps. */
export function ColumnPairChoice(props: ColumnPairChoiceProps): ReactNode {
  const { columns, chosen, selection, onChange } = props
  const { parameters } = selection
  const set = (changed: Partial<WorkbookParameters>): void =>
    onChange({ ...selection, parameters: { ...parameters, ...changed } })
  return (
    <Panel>
      <Stack gap="sm">
        {(['a', 'b'] as const).map((side) => (
          <SideChoice
            key={side}
            side={side}
            columns={columns[side]}
            chosen={chosen[side]}
            choice={parameters[side]}
            onChange={(choice) => set({ [side]: choice })}
          />
        ))}
        <Group align="flex-end" gap="sm">
          <Button
            variant="default"
            leftSection={<IconArrowsExchange size={16} aria-hidden />}
            onClick={() => onChange(swapParameters(selection))}
          >
            Swap columns
          </Button>
          <AlignmentChoice parameters={parameters} onChange={set} />
          <ExportMenu selection={selection} chosen={chosen} title={titleOf(selection)} />
        </Group>
      </Stack>
    </Panel>
  )
}

const titleOf = ({ dataset_a, dataset_b }: Selection): string =>
  `${dataset_a?.label} and ${dataset_b?.label}`

interface SideChoiceProps {
  readonly side: 'a' | 'b'
  readonly columns: DatasetColumns
  readonly chosen: ChosenColumn
  readonly choice: ColumnChoice
  readonly onChange: (choice: ColumnChoice) => void
}

const WHOLE = ''
/** More are found by typing: a plant has thousands of zones and sensors. */
const MOST_SHOWN = 100

function SideChoice({ side, columns, chosen, choice, onChange }: SideChoiceProps): ReactNode {
  const letter = side.toUpperCase()
  return (
    <Group align="flex-end" gap="sm">
      <Select
        label={`Part of ${letter}`}
        flex="1 1 200px"
        miw={0}
        data={columns.parts.map(({ id, label }) => ({ value: id ?? WHOLE, label }))}
        value={chosen.part.id ?? WHOLE}
        limit={MOST_SHOWN}
        searchable
        allowDeselect={false}
        nothingFoundMessage="No part of this name"
        onChange={(part) => onChange({ ...choice, part: part || null })}
      />
      <Select
        label={`Column of ${letter}`}
        flex="2 1 240px"
        miw={0}
        data={chosen.columns.map(({ name, label, unit }) => ({
          value: name,
          label: unit === '' ? label : `${label} (${unit})`,
        }))}
        value={chosen.column.name}
        searchable
        allowDeselect={false}
        nothingFoundMessage="No column of this name"
        onChange={(column) => onChange({ ...choice, column })}
      />
      <NumberInput
        label={`Times of ${letter} later by`}
        w={150}
        suffix={joinUnit('', 'min')}
        step={15}
        min={-1440}
        max={1440}
        value={choice.shift_minutes}
        onChange={(minutes) =>
          onChange({ ...choice, shift_minutes: typeof minutes === 'number' ? minutes : 0 })
        }
      />
    </Group>
  )
}

const ALIGNMENTS = [
  { value: 'auto', label: 'Automatic' },
  { value: 'instant', label: 'By instant' },
  { value: 'calendar', label: 'By month, day and hour' },
] as const

const INTERVAL_TEXTS: Readonly<Record<WorkbookParameters['interval'], string>> = {
  auto: 'Shortest of both',
  FifteenMinutes: '15 min',
  OneHour: '1 h',
  OneDay: '1 day',
}

interface AlignmentChoiceProps {
  readonly parameters: WorkbookParameters
  readonly onChange: (changed: Partial<WorkbookParameters>) => void
}

function AlignmentChoice({ parameters, onChange }: AlignmentChoiceProps): ReactNode {
  return (
    <>
      <Select
        label="Meet"
        w={200}
        data={[...ALIGNMENTS]}
        value={parameters.alignment}
        allowDeselect={false}
        onChange={(value) => {
          const found = ALIGNMENTS.find((one) => one.value === value)
          if (found) onChange({ alignment: found.value })
        }}
      />
      <Select
        label="Step"
        w={150}
        data={INTERVALS.map((value) => ({ value, label: INTERVAL_TEXTS[value] }))}
        value={parameters.interval}
        allowDeselect={false}
        onChange={(value) => {
          const interval = INTERVALS.find((one) => one === value)
          if (interval) onChange({ interval })
        }}
      />
      {(['from', 'to'] as const).map((end) => (
        <TextInput
          key={end}
          label={end === 'from' ? 'First day' : 'Last day'}
          type="date"
          w={150}
          value={parameters[end] ?? ''}
          onChange={(event) => onChange({ [end]: event.currentTarget.value || null })}
        />
      ))}
    </>
  )
}
