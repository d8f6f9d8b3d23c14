import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { mayEdit, useCurrentProject } from '../../lib/currentProject.ts'
import { errorMessage } from '../../lib/graphqlError.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { BlockChoice } from './BlockChoice.tsx'
import { blockProblems } from './blockReadiness.ts'
import { RunErrors } from './RunErrors.tsx'
import { RunOptions } from './RunOptions.tsx'
import { chosenDatasets, firstForm, type RunForm, runErrors } from './runForm.ts'
import { type ComputeData, useDaylightTimestamps, useRunSimulation } from './useCompute.ts'
import { WeatherChoice } from './WeatherChoice.tsx'

/** The form of a run; its choices are local, for they are of no use to anybody else. */
export function RunFormView({ data }: { readonly data: ComputeData }): ReactNode {
  const { design, datasets } = data
  const project = useCurrentProject()
  const problems = useMemo(
    () => new Map(design.blocks.map((block) => [block.id, blockProblems(design, block)])),
    [design],
  )
  const [form, setForm] = useState<RunForm>(() =>
    firstForm(design.blocks, datasets, ({ id }) => problems.get(id)?.length === 0),
  )
  const [firstDataset] = chosenDatasets(form, design.blocks, datasets)
  const daylight = useDaylightTimestamps(form, firstDataset)
  const errors = runErrors(form, design.blocks, datasets, daylight)
  const run = useRunSimulation(data)
  const change = (next: Partial<RunForm>): void => {
    run.reset()
    setForm({ ...form, ...next })
  }
  const mayRun = mayEdit(project)
  return (
    <Stack gap="md" maw={1080}>
      <BlockChoice
        blocks={design.blocks}
        datasets={datasets}
        problems={problems}
        chosen={form.blockIds}
        error={errors.find(({ path }) => path === 'blocks')?.message}
        onChange={(blockIds) => change({ blockIds })}
      />
      <WeatherChoice data={data} form={form} errors={errors} onChange={change} />
      <RunOptions form={form} onChange={change}>
        <RunErrors
          blocks={design.blocks}
          problems={problems}
          chosen={form.blockIds}
          answer={run.data?.runProjectBlockSimulation.errors ?? []}
        />
        {run.isError && <ErrorNote message={errorMessage(run.error)} />}
        <Group gap="md">
          <Button
            leftSection={<IconPlayerPlay size={16} aria-hidden />}
            disabled={!mayRun || errors.length > 0}
            loading={run.isPending}
            onClick={() => run.mutate(form)}
          >
            Run simulation
          </Button>
          <Text size="sm" c="gray.6">
            {mayRun ? hintText(form, errors.length) : 'Viewers cannot run simulations.'}
          </Text>
        </Group>
      </RunOptions>
    </Stack>
  )
}

function hintText({ blockIds }: RunForm, errorCount: number): string {
  if (errorCount > 0) return 'Mend what is marked above to run.'
  return blockIds.length === 1 ? '1 block' : `${blockIds.length} blocks`
}
