import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { counted } from '../../lib/counted.ts'
import { mayRun, useCurrentProject } from '../../lib/currentProject.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Note } from '../../ui/Note.tsx'
import { BlockChoice } from './BlockChoice.tsx'
import { PreflightPanel } from './PreflightPanel.tsx'
import { RunErrors } from './RunErrors.tsx'
import classes from './RunFormView.module.css'
import { RunOptions } from './RunOptions.tsx'
import type { RunForm } from './runForm.ts'
import { ShadingChoice } from './ShadingChoice.tsx'
import { StudyCheck } from './StudyCheck.tsx'
import { StudyChoice } from './StudyChoice.tsx'
import { askedStudy, FIRST_STUDY, type StudyForm } from './studyForm.ts'
import type { ComputeData } from './useCompute.ts'
import type { EarlierRun } from './useEarlierRun.ts'
import { usePreflight } from './usePreflight.ts'
import { type RunFormModel, shadingLayers, useRunForm } from './useRunForm.ts'
import { type StartStudy, useStartStudy } from './useStartStudy.ts'
import { WeatherChoice } from './WeatherChoice.tsx'

interface RunFormViewProps {
  readonly data: ComputeData
  /** The run whose choices the form begins with. */
  readonly earlier: EarlierRun | undefined
  readonly isStudy: boolean
}

/** The form of a run; its choices are local, for they are of no use to anybody else. */
export function RunFormView({ data, earlier, isStudy }: RunFormViewProps): ReactNode {
  const { design, datasets } = data
  const model = useRunForm(data, earlier)
  const [study, setStudy] = useState<StudyForm>({ ...FIRST_STUDY, isStudy })
  const startStudy = useStartStudy(data)
  const preflight = usePreflight(data, model.form)
  const { form, errors, problems, change } = model
  const doubt = preflight?.view.state === 'ready' ? preflight.view.data.to_confirm : null
  return (
    <div className={classes['form']}>
      <Stack gap="md" className={classes['choices'] ?? ''}>
        <BlockChoice
          blocks={design.blocks}
          datasets={datasets}
          problems={problems}
          chosen={form.blockIds}
          error={errors.find(({ path }) => path === 'blocks')?.message}
          onChange={change}
        />
        <WeatherChoice data={data} form={form} errors={errors} onChange={change} />
        <ShadingChoice
          layers={shadingLayers(data)}
          chosen={form.shadingLayerIds}
          onChange={(shadingLayerIds) => change({ shadingLayerIds })}
        />
      </Stack>
      {preflight !== undefined && (
        <div className={classes['preflight']}>
          <PreflightPanel preflight={preflight} blocks={design.blocks} />
        </div>
      )}
      <div className={classes['run']}>
        <RunOptions form={form} isStudy={study.isStudy} onChange={change}>
          <StudyChoice
            data={data}
            form={form}
            study={study}
            onChange={(next) => setStudy({ ...study, ...next })}
          />
          {study.isStudy && <StudyCheck data={data} form={form} study={study} />}
          <RunErrors
            blocks={design.blocks}
            answer={model.refused}
            found={preflight?.view.state === 'ready' ? preflight.view.data : undefined}
          />
          {model.failure !== undefined && <ErrorNote message={model.failure} />}
          {startStudy.failure !== undefined && <ErrorNote message={startStudy.failure} />}
          <ConfirmWeather doubt={doubt} confirmed={form.confirmed} onChange={change} />
          <Start
            model={model}
            study={study}
            startStudy={startStudy}
            isConfirmed={doubt === null || doubt === form.confirmed}
          />
        </RunOptions>
      </div>
    </div>
  )
}

interface ConfirmWeatherProps {
  /** Null: nothing is to be confirmed. */
  readonly doubt: string | null
  readonly confirmed: string | undefined
  readonly onChange: (next: Pick<RunForm, 'confirmed'>) => void
}

function ConfirmWeather({ doubt, confirmed, onChange }: ConfirmWeatherProps): ReactNode {
  if (doubt === null) return null
  return (
    <Note kind="warning" title="Weather of another place" isAlert>
      <Stack gap="xs">
        {doubt}
        <Checkbox
          label="This weather is meant: run with it"
          checked={confirmed === doubt}
          onChange={(event) =>
            onChange({ confirmed: event.currentTarget.checked ? doubt : undefined })
          }
        />
      </Stack>
    </Note>
  )
}

interface StartProps {
  readonly model: RunFormModel
  readonly study: StudyForm
  readonly startStudy: StartStudy
  readonly isConfirmed: boolean
}

function Start({ model, study, startStudy, isConfirmed }: StartProps): ReactNode {
  const isAllowed = mayRun(useCurrentProject())
  const values = askedStudy(study)
  const isReady = model.errors.length === 0 && (!study.isStudy || values.error === undefined)
  return (
    <Group gap="md">
      <Button
        leftSection={<IconPlayerPlay size={16} aria-hidden />}
        disabled={!isAllowed || !isReady || !isConfirmed}
        loading={model.isStarting || startStudy.isStarting}
        onClick={study.isStudy ? () => startStudy.start(model.form, study) : model.start}
      >
        {study.isStudy ? 'Start study' : 'Run simulation'}
      </Button>
      <Text size="sm" c="gray.6">
        {isAllowed
          ? isConfirmed
            ? hintText(model, study)
            : 'Confirm the weather above to run.'
          : 'Editors and owners of the project start simulations.'}
      </Text>
    </Group>
  )
}

function hintText({ form, errors, problems }: RunFormModel, study: StudyForm): string {
  if (errors.length > 0) return 'Mend what is marked above to run.'
  const values = askedStudy(study)
  if (study.isStudy && values.error !== undefined) return `${values.error}.`
  const count = counted(form.blockIds.length, 'block')
  const unready = form.blockIds.filter((id) => (problems.get(id)?.length ?? 0) > 0).length
  return unready === 0 ? count : `${count}, ${unready} not ready: see Pre-flight.`
}
