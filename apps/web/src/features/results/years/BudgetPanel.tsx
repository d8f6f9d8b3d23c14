import { Button, Group, Text } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { isEditor, useCurrentProject } from '../../../lib/currentProject.ts'
import { formatFixed, formatPercentFixed } from '../../../lib/format.ts'
import { type Column, DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { actionColumn } from '../../../ui/table/columns.tsx'
import { useResultSearch } from '../useResultSearch.ts'
import { type BudgetPart, inputLabel, newKey, withoutPart } from './budget.ts'
import { PartDialog } from './PartDialog.tsx'
import { TakeLosses } from './TakeLosses.tsx'
import { type Uncertainty, useBudgetChange } from './useYears.ts'

const NEW = 'new'

/** The parts of the uncertainty, the same for all runs of the project; editors change them. */
export function BudgetPanel({ uncertainty }: { readonly uncertainty: Uncertainty }): ReactNode {
  const mayChange = isEditor(useCurrentProject())
  const [{ part: asked }, change] = useResultSearch()
  const { of, store } = useBudgetChange()
  const open = (part: string | undefined): void => change({ part })
  const known = uncertainty.parts.find(({ key }) => key === asked)
  const changes = actionColumn<BudgetPart>(
    'Change',
    (part) => (
      <PartActions
        part={part}
        isRemovable={uncertainty.parts.length > 1 && !of.isPending}
        onChange={() => open(part.key)}
        onRemove={() => store(withoutPart(uncertainty, part.key))}
      />
    ),
    84,
  )
  return (
    <Panel
      title="Parts of the uncertainty"
      description={`Each of the energy or of an input of the simulation; the same for all simulations of the project. Together ${formatPercentFixed(uncertainty.year_fraction)} in a single year${uncertainty.is_usual ? ', those of a usual plant' : ''}.`}
      actions={
        mayChange && (
          <>
            <TakeLosses uncertainty={uncertainty} onTake={store} isPending={of.isPending} />
            <Button onClick={() => open(NEW)}>Add part</Button>
          </>
        )
      }
    >
      <DataTable
        label="Parts of the uncertainty"
        rows={uncertainty.parts}
        rowKey={({ key }) => key}
        columns={mayChange ? [...COLUMNS, changes] : COLUMNS}
      />
      <FailureNote of={of} />
      {mayChange && !uncertainty.is_usual && (
        <Button variant="default" mt="sm" loading={of.isPending} onClick={() => store(null)}>
          Back to the usual plant
        </Button>
      )}
      <Explanation isUsual={uncertainty.is_usual} />
      {mayChange && (known !== undefined || asked === NEW) && (
        <PartDialog
          key={asked}
          uncertainty={uncertainty}
          part={known}
          partKey={known?.key ?? newKey(uncertainty)}
          onClose={() => open(undefined)}
        />
      )}
    </Panel>
  )
}

interface PartActionsProps {
  readonly part: BudgetPart
  readonly isRemovable: boolean
  readonly onChange: () => void
  readonly onRemove: () => void
}

function PartActions({ part, isRemovable, onChange, onRemove }: PartActionsProps): ReactNode {
  return (
    <Group gap={4} wrap="nowrap">
      <IconButton label={`Change ${part.name}`} variant="subtle" onClick={onChange}>
        <IconPencil size={16} />
      </IconButton>
      <IconButton
        label={`Remove ${part.name}`}
        variant="subtle"
        disabled={!isRemovable}
        onClick={onRemove}
      >
        <IconTrash size={16} />
      </IconButton>
    </Group>
  )
}

const COLUMNS: readonly Column<BudgetPart>[] = [
  { key: 'name', title: 'Part', minWidth: 150, value: ({ name }) => name },
  {
    key: 'input',
    title: 'Uncertain is',
    minWidth: 120,
    value: ({ input }) => inputLabel(input),
  },
  {
    key: 'distribution',
    title: 'Distribution',
    minWidth: 120,
    render: ({ distribution, fraction }) =>
      `${distribution}, ${distribution === 'normal' ? '' : '± '}${formatPercentFixed(fraction, 1)}`,
  },
  rightColumn('sensitivity', 'Sensitivity', ({ input, sensitivity }) =>
    input === null ? '1' : sensitivity === null ? '1, not computed' : formatFixed(sensitivity, 3),
  ),
  rightColumn('sigma', 'σ of the energy', ({ sigma_fraction }) =>
    formatPercentFixed(sigma_fraction),
  ),
  rightColumn('years', 'Correlation of years', ({ year_correlation }) =>
    formatFixed(year_correlation, 2),
  ),
  { key: 'note', title: 'Source', minWidth: 160, value: ({ note }) => note },
]

function Explanation({ isUsual }: { readonly isUsual: boolean }): ReactNode {
  return (
    <Text size="xs" c="gray.7" mt="sm">
      σ of independent parts is the root of the sum of their squares. Of a uniform part it is half
      the width over √3, of a triangular one over √6; of an input it counts times the sensitivity.
      In the mean of N years a part counts √(ρ + (1 − ρ) / N), ρ its correlation of years: 0
      averages out, 1 stays as it is.
      {isUsual && (
        <>
          {' '}
          Source of the usual parts: D. Thevenard, S. Pelland, Solar Energy 91 (2013) 432–445,{' '}
          <a href="https://doi.org/10.1016/j.solener.2011.05.006" rel="noreferrer" target="_blank">
            doi:10.1016/j.solener.2011.05.006
          </a>
          .
        </>
      )}
    </Text>
  )
}
