import { UNCERTAINTY_PARTS, uncertaintyParts } from '@duet/results'
import { Button, Group, SimpleGrid, Text, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { isEditor, useCurrentProject } from '../../../lib/currentProject.ts'
import { formatPercentFixed } from '../../../lib/format.ts'
import {
  RunEconomicsDocument,
  SimulationKpisDocument,
  type UncertaintyPartsFragment,
  UpdateYieldUncertaintyDocument,
  YieldExceedanceDocument,
} from '../../../lib/gql/graphql.ts'
import { useChange } from '../../../lib/useChange.ts'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import type { Parts } from './useUncertainty.ts'

type Draft = Readonly<Record<string, number | null>>

/** The parts of the uncertainty, shared by all runs of the project; viewers see them. */
export function UncertaintyForm({
  uncertainty,
}: {
  readonly uncertainty: UncertaintyPartsFragment
}): ReactNode {
  const project = useCurrentProject()
  const update = useChange(UpdateYieldUncertaintyDocument, {
    stale: [YieldExceedanceDocument, SimulationKpisDocument, RunEconomicsDocument],
  })
  /** Null: back to those of a usual plant. */
  const store = (next: Parts | null): void => update.mutate({ project_id: project.id, parts: next })
  const [draft, setDraft] = useState<Draft>({ ...uncertainty.parts })
  const isEditable = isEditor(project)
  const parts = completeParts(draft)
  const isChanged = UNCERTAINTY_PARTS.some(({ key }) => draft[key] !== uncertainty.parts[key])
  return (
    <section>
      <Heading uncertainty={uncertainty} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs">
        {UNCERTAINTY_PARTS.map(({ key, label }) => (
          <NumberField
            key={key}
            label={label}
            unit="%"
            factor={100}
            decimals={2}
            step={0.1}
            disabled={!isEditable}
            value={draft[key] ?? null}
            error={fieldError(draft[key])}
            onChange={(value) => setDraft({ ...draft, [key]: value })}
          />
        ))}
      </SimpleGrid>
      <FailureNote of={update} />
      {isEditable && (
        <Group gap="xs" mt="sm">
          <Button
            disabled={parts === undefined || !isChanged}
            loading={update.isPending}
            onClick={() => parts !== undefined && store(parts)}
          >
            Save
          </Button>
          <Button
            variant="default"
            disabled={uncertainty.is_usual || update.isPending}
            onClick={() => store(null)}
          >
            Back to the usual plant
          </Button>
        </Group>
      )}
    </section>
  )
}

function Heading({ uncertainty }: { readonly uncertainty: UncertaintyPartsFragment }): ReactNode {
  return (
    <>
      <Title order={2}>Parts of the uncertainty</Title>
      <Text size="xs" c="gray.6" mb={6}>
        Relative standard deviations of the energy, each independent of the others; the same for all
        simulations of the project. Together {formatPercentFixed(uncertainty.year_fraction)}
        {uncertainty.is_usual ? ', those of a usual plant' : ''}.
      </Text>
    </>
  )
}

function fieldError(value: number | null | undefined): string | undefined {
  if (value === null || value === undefined) return 'A number is needed; 0 for none.'
  return value < 0 || value > 1 ? 'Between 0 and 100 %.' : undefined
}

/** Undefined while a field is empty or wrong. */
function completeParts(draft: Draft): Parts | undefined {
  if (UNCERTAINTY_PARTS.some(({ key }) => fieldError(draft[key]) !== undefined)) return undefined
  return uncertaintyParts(({ key }) => draft[key] ?? Number.NaN)
}
