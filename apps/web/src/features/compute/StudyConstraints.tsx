import { STUDY_FIGURES, studyFigure } from '@duet/results/study'
import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import type { ConstraintForm } from './studyForm.ts'

const MOST = 10

const newConstraint = (before: readonly ConstraintForm[]): ConstraintForm => ({
  id: Math.max(-1, ...before.map(({ id }) => id)) + 1,
  figure: 'gcr',
  keep: 'at_most',
  limit: null,
})

interface StudyConstraintsProps {
  readonly constraints: readonly ConstraintForm[]
  readonly onChange: (constraints: readonly ConstraintForm[]) => void
}

/** Limits that the points of a study keep. */
export function StudyConstraints({ constraints, onChange }: StudyConstraintsProps): ReactNode {
  return (
    <Stack gap="xs" component="fieldset" p={0} m={0} bd={0} miw={0} aria-label="Constraints">
      {constraints.map((constraint) => (
        <Constraint
          key={constraint.id}
          constraint={constraint}
          onChange={(next) =>
            onChange(
              constraints.map((one) => (one.id === constraint.id ? { ...one, ...next } : one)),
            )
          }
          onRemove={() => onChange(constraints.filter(({ id }) => id !== constraint.id))}
        />
      ))}
      {constraints.length < MOST && (
        <Button
          variant="default"
          w="fit-content"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => onChange([...constraints, newConstraint(constraints)])}
        >
          Add constraint
        </Button>
      )}
      {constraints.length > 0 && (
        <Text size="xs" c="gray.6">
          Points whose design breaks a constraint are not run; those whose result does are marked.
        </Text>
      )}
    </Stack>
  )
}

interface ConstraintProps {
  readonly constraint: ConstraintForm
  readonly onChange: (next: Partial<ConstraintForm>) => void
  readonly onRemove: () => void
}

function Constraint({ constraint, onChange, onRemove }: ConstraintProps): ReactNode {
  const { figure, keep, limit } = constraint
  const { label, unit } = studyFigure(figure) ?? { label: figure, unit: '' }
  return (
    <Group
      component="fieldset"
      align="flex-end"
      gap="md"
      p={0}
      m={0}
      bd={0}
      miw={0}
      aria-label={label}
    >
      <Select
        label="Figure"
        w={240}
        data={STUDY_FIGURES.map((one) => ({ value: one.key, label: one.label }))}
        value={figure}
        allowDeselect={false}
        onChange={(key) => onChange({ figure: key ?? figure, limit: null })}
      />
      <Select
        label="Allowed"
        w={110}
        data={[
          { value: 'at_most', label: 'at most' },
          { value: 'at_least', label: 'at least' },
        ]}
        value={keep}
        allowDeselect={false}
        onChange={(next) => onChange({ keep: next === 'at_least' ? 'at_least' : 'at_most' })}
      />
      <NumberField
        label="Limit"
        w={180}
        unit={unit}
        value={limit}
        onChange={(next) => onChange({ limit: next })}
      />
      <IconButton label={`Remove the constraint: ${label}`} onClick={onRemove}>
        <IconTrash size={16} />
      </IconButton>
    </Group>
  )
}
