import { Button, Group, Select } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { isEditor, useCurrentProject } from '../../../lib/currentProject.ts'
import { formatFixed } from '../../../lib/format.ts'
import { type Column, DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { actionColumn } from '../../../ui/table/columns.tsx'
import { type PartPair, pairsOf, withoutPair, withPair } from './budget.ts'
import { type Uncertainty, useBudgetChange } from './useYears.ts'

/** Parts of the uncertainty that go together; editors change them. Nothing of a single part. */
export function CorrelationPanel({
  uncertainty,
}: {
  readonly uncertainty: Uncertainty
}): ReactNode {
  const mayChange = isEditor(useCurrentProject())
  const { of, store } = useBudgetChange()
  if (uncertainty.parts.length < 2) return null
  const nameOf = (key: string): string =>
    uncertainty.parts.find((part) => part.key === key)?.name ?? key
  const columns: readonly Column<PartPair>[] = [
    { key: 'a', title: 'Part', minWidth: 150, value: ({ a }) => nameOf(a) },
    { key: 'b', title: 'With', minWidth: 150, value: ({ b }) => nameOf(b) },
    rightColumn('coefficient', 'Correlation', ({ coefficient }) => formatFixed(coefficient, 2)),
  ]
  const removal = actionColumn<PartPair>(
    'Change',
    (pair) => (
      <IconButton
        label={`Remove the correlation of ${nameOf(pair.a)} with ${nameOf(pair.b)}`}
        variant="subtle"
        disabled={of.isPending}
        onClick={() => store(withoutPair(uncertainty, pair))}
      >
        <IconTrash size={16} />
      </IconButton>
    ),
    60,
  )
  const pairs = pairsOf(uncertainty)
  return (
    <Panel
      title="Correlation of the parts"
      description="In the same year, in what two parts do to the energy: 1 where they go together, −1 where they cancel each other. All others are independent. σ² = s′ · R · s."
    >
      {pairs.length > 0 && (
        <DataTable
          label="Correlation of the parts"
          rows={pairs}
          rowKey={({ a, b }) => `${a} ${b}`}
          columns={mayChange ? [...columns, removal] : columns}
        />
      )}
      {mayChange && (
        <PairForm
          uncertainty={uncertainty}
          isPending={of.isPending}
          onPair={(pair) => store(withPair(uncertainty, pair))}
        />
      )}
      <FailureNote of={of} />
    </Panel>
  )
}

interface PairFormProps {
  readonly uncertainty: Uncertainty
  readonly isPending: boolean
  readonly onPair: (pair: PartPair) => void
}

function PairForm({ uncertainty, isPending, onPair }: PairFormProps): ReactNode {
  const [a, setA] = useState<string | null>(null)
  const [b, setB] = useState<string | null>(null)
  const [coefficient, setCoefficient] = useState<number | null>(null)
  const options = uncertainty.parts.map(({ key, name }) => ({ value: key, label: name }))
  const isValid = coefficient === null || Math.abs(coefficient) <= 1
  const isWhole = a !== null && b !== null && a !== b && coefficient !== null && isValid
  return (
    <Group align="flex-end" gap="xs" mt="sm">
      <Select label="Part" w={220} data={options} value={a} onChange={setA} />
      <Select
        label="With"
        w={220}
        data={options.filter(({ value }) => value !== a)}
        value={b}
        onChange={setB}
      />
      <NumberField
        label="Correlation"
        w={140}
        decimals={3}
        step={0.1}
        value={coefficient}
        error={isValid ? undefined : '−1 to 1'}
        onChange={setCoefficient}
      />
      <Button
        variant="default"
        disabled={!isWhole}
        loading={isPending}
        onClick={() => {
          if (isWhole) onPair({ a, b, coefficient })
        }}
      >
        Save correlation
      </Button>
    </Group>
  )
}
