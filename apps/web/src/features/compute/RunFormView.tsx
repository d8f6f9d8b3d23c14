import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { mayRun, useCurrentProject } from '../../lib/currentProject.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { BlockChoice } from './BlockChoice.tsx'
import { RunErrors } from './RunErrors.tsx'
import { RunOptions } from './RunOptions.tsx'
import type { ComputeData } from './useCompute.ts'
import { type RunFormModel, useRunForm } from './useRunForm.ts'
import { WeatherChoice } from './WeatherChoice.tsx'

/** The form of a run; its choices are local, for they are of no use to anybody else. */
export function RunFormView({ data }: { readonly data: ComputeData }): ReactNode {
  const { design, datasets } = data
  const model = useRunForm(data)
  const { form, errors, problems, change } = model
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
          answer={model.refused}
        />
        {model.failure !== undefined && <ErrorNote message={model.failure} />}
        <Start model={model} />
      </RunOptions>
    </Stack>
  )
}

function Start({ model }: { readonly model: RunFormModel }): ReactNode {
  const isAllowed = mayRun(useCurrentProject())
  return (
    <Group gap="md">
      <Button
        leftSection={<IconPlayerPlay size={16} aria-hidden />}
        disabled={!isAllowed || model.errors.length > 0}
        loading={model.isStarting}
        onClick={model.start}
      >
        Run simulation
      </Button>
      <Text size="sm" c="gray.6">
        {isAllowed ? hintText(model) : 'Viewers cannot run simulations.'}
      </Text>
    </Group>
  )
}

function hintText({ form, errors }: RunFormModel): string {
  if (errors.length > 0) return 'Mend what is marked above to run.'
  return form.blockIds.length === 1 ? '1 block' : `${form.blockIds.length} blocks`
}
