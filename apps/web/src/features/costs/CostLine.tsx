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
  readonly hasEscalation: boolean
  readonly errorOf: (field: keyof LineDraft) => string | undefined
  readonly onChange: (line: LineDraft) => void
  readonly onRemove: () => void
}

/** A price of one thing; its fields fall below each other in a narrow window. */
export function CostLine(props: CostLineProps): ReactNode {
  const { line, number, errorOf, onChange } = props
  const set = (changed: Partial<LineDraft>): void => onChange({ ...line, ...changed })
  const isNarrow = useIsNarrow()
  const remove = (
    <IconButton
      label={`Remove ${line.name === '' ? `cost ${number}` : line.name}`}
      mt={24}
      onClick={props.onRemove}
    >
      <IconTrash size={16} aria-hidden />
    </IconButton>
  )
  return (
    <Group gap="sm" align="flex-start" role="group" aria-label={`Cost ${number}`}>
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
      {props.hasEscalation && (
        <div style={{ flex: '1 1 150px' }}>
          <NumberField
            label="Escalation a year"
            unit="%"
            factor={100}
            decimals={3}
            value={line.escalation_fraction}
            error={errorOf('escalation_fraction')}
            onChange={(escalation_fraction) => set({ escalation_fraction })}
          />
        </div>
      )}
      {!isNarrow && remove}
    </Group>
  )
}
