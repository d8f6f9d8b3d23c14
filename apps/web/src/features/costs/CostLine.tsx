import { Group, Select, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { useIsNarrow } from '../../ui/useIsNarrow.ts'
import type { LineDraft } from './costsDraft.ts'

interface CostLineProps {
  readonly line: LineDraft
  readonly number: number
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly currency: string
  readonly comesAgain: boolean
  readonly errorOf: (field: keyof LineDraft) => string | undefined
  readonly onChange: (line: LineDraft) => void
  readonly onRemove: () => void
}

const PLAIN = { border: 0, padding: 0, margin: 0, minWidth: 0 } as const

/** A price of one thing; its fields fall below each other in a narrow window. */
export function CostLine(props: CostLineProps): ReactNode {
  const { line, number, errorOf, onChange } = props
  const set = (changed: Partial<LineDraft>): void => onChange({ ...line, ...changed })
  const isNarrow = useIsNarrow()
  const remove = <RemoveButton {...props} />
  return (
    <Group
      component="fieldset"
      gap="sm"
      align="flex-start"
      aria-label={`Cost ${number}`}
      style={PLAIN}
    >
      <Group gap="sm" align="flex-start" wrap="nowrap" style={{ flex: '2 1 200px' }}>
        <TextInput
          label="Name"
          style={{ flex: 1 }}
          value={line.name}
          error={errorOf('name')}
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        />
        {isNarrow && remove}
      </Group>
      <div style={{ flex: '1 1 130px' }}>
        <NumberField
          label="Price"
          unit={props.currency}
          value={line.unit_price}
          error={errorOf('unit_price')}
          onChange={(unit_price) => set({ unit_price })}
        />
      </div>
      <Select
        label="Per"
        style={{ flex: '1 1 150px' }}
        data={[...props.choices]}
        value={line.unit}
        allowDeselect={false}
        onChange={(unit) => set({ unit: unit ?? line.unit })}
      />
      {props.comesAgain && <RunningFields {...props} />}
      {!isNarrow && remove}
    </Group>
  )
}

/** How often the cost comes again, and how its price grows. */
function RunningFields({ line, errorOf, onChange }: CostLineProps): ReactNode {
  return (
    <>
      <div style={{ flex: '0 1 110px' }}>
        <NumberField
          label="Every"
          unit="years"
          decimals={0}
          value={line.every_years}
          error={errorOf('every_years')}
          onChange={(every_years) => onChange({ ...line, every_years })}
        />
      </div>
      <div style={{ flex: '1 1 150px' }}>
        <NumberField
          label="Escalation a year"
          unit="%"
          factor={100}
          decimals={3}
          value={line.escalation_fraction}
          error={errorOf('escalation_fraction')}
          onChange={(escalation_fraction) => onChange({ ...line, escalation_fraction })}
        />
      </div>
    </>
  )
}

function RemoveButton({ line, number, onRemove }: CostLineProps): ReactNode {
  return (
    <IconButton
      label={`Remove ${line.name === '' ? `cost ${number}` : line.name}`}
      mt={24}
      onClick={onRemove}
    >
      <IconTrash size={16} aria-hidden />
    </IconButton>
  )
}
