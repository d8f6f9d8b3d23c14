import { Button, Group, SimpleGrid, Text, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { mayRun, useCurrentProject } from '../../../lib/currentProject.ts'
import { formatPercentFixed } from '../../../lib/format.ts'
import type { UncertaintyPartsFragment } from '../../../lib/gql/graphql.ts'
import { errorMessage } from '../../../lib/graphqlError.ts'
import { Note } from '../../../ui/Note.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { type Parts, useUpdateUncertainty } from './useUncertainty.ts'

type PartKey = Exclude<keyof Parts, '__typename'>

const FIELDS: readonly { readonly key: PartKey; readonly label: string }[] = [
  { key: 'interannual', label: 'Differences between years' },
  { key: 'irradiation', label: 'Long-term irradiation' },
  { key: 'transposition', label: 'Transposition' },
  { key: 'module_rating', label: 'Module rating' },
  { key: 'soiling', label: 'Soiling' },
  { key: 'snow', label: 'Snow' },
  { key: 'other', label: 'Simulation and other' },
]

type Draft = Readonly<Record<string, number | null>>

/** The parts of the uncertainty, shared by all runs of the project; viewers see them. */
export function UncertaintyForm({
  uncertainty,
}: {
  readonly uncertainty: UncertaintyPartsFragment
}): ReactNode {
  const project = useCurrentProject()
  const update = useUpdateUncertainty(project.id)
  const [draft, setDraft] = useState<Draft>({ ...uncertainty.parts })
  const isEditor = mayRun(project)
  const parts = completeParts(draft)
  const isChanged = FIELDS.some(({ key }) => draft[key] !== uncertainty.parts[key])
  return (
    <section>
      <Heading uncertainty={uncertainty} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs">
        {FIELDS.map(({ key, label }) => (
          <NumberField
            key={key}
            label={label}
            unit="%"
            factor={100}
            decimals={2}
            step={0.1}
            disabled={!isEditor}
            value={draft[key] ?? null}
            error={fieldError(draft[key])}
            onChange={(value) => setDraft({ ...draft, [key]: value })}
          />
        ))}
      </SimpleGrid>
      {update.isError && (
        <Note kind="error" isAlert>
          {errorMessage(update.error)}
        </Note>
      )}
      {isEditor && (
        <Group gap="xs" mt="sm">
          <Button
            disabled={parts === undefined || !isChanged}
            loading={update.isPending}
            onClick={() => parts !== undefined && update.mutate(parts)}
          >
            Save
          </Button>
          <Button
            variant="default"
            disabled={uncertainty.is_usual || update.isPending}
            onClick={() => update.mutate(null)}
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
  const of = (key: string): number => draft[key] ?? Number.NaN
  if (FIELDS.some(({ key }) => fieldError(draft[key]) !== undefined)) return undefined
  return {
    interannual: of('interannual'),
    irradiation: of('irradiation'),
    transposition: of('transposition'),
    module_rating: of('module_rating'),
    soiling: of('soiling'),
    snow: of('snow'),
    other: of('other'),
  }
}
