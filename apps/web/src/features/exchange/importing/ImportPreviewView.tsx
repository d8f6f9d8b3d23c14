import { FAR_M, type FeatureProblem, type GisFile, type GisWarning, guessCrs } from '@duet/formats'
import { Button, Stack, Switch } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import { useStore } from '../../../lib/externalStore.ts'
import { formatCount } from '../../../lib/format.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FormActions } from '../../../ui/forms/FormActions.tsx'
import { Note } from '../../../ui/Note.tsx'
import type { DesignSession } from '../../design-session/session.ts'
import { LAYER_COLORS } from '../../map/mapColors.ts'
import { CrsFields } from './CrsFields.tsx'
import { GroupTable } from './GroupTable.tsx'
import classes from './ImportDialog.module.css'
import { type GroupPlan, layerCount, MAX_IMPORTED_LAYERS, problemsOf } from './importPlan.ts'
import { PlanPicture } from './PlanPicture.tsx'
import { SampleAttributes } from './SampleAttributes.tsx'
import { useImportPreview } from './useImport.ts'

interface ImportPreviewViewProps {
  readonly session: DesignSession
  readonly file: GisFile
  readonly onBack: () => void
  readonly onDone: (count: number) => void
}

/** The shapes of a file, where they lie and what they would become. */
export function ImportPreviewView(props: ImportPreviewViewProps): ReactNode {
  const { session, file, onBack, onDone } = props
  const site = useCurrentProject()
  const design = useStore(session.plant, (state) => state.design)
  const guess = useMemo(() => guessCrs(file, site), [file, site])
  const preview = useImportPreview(session, file)
  const { plans, choices } = preview
  const types = plans.map(({ choice }) => choice.type).join()
  const pictured = useMemo(
    () => plans.map(pictureGroup),
    // the plans are made anew at each drawing; the picture follows from the groups and their types
    // oxlint-disable-next-line react/exhaustive-deps
    [preview.placed, types],
  )
  const layers = useMemo(() => Object.values(design.block_layers), [design])
  const count = layerCount(plans)
  const isTooMany = count > MAX_IMPORTED_LAYERS
  const isFar = (preview.placed?.nearestM ?? 0) > FAR_M
  return (
    <Stack gap="md">
      <div className={classes['preview']}>
        <Stack gap="md">
          <PlanPicture frame={session.frame} groups={pictured} layers={layers} />
          <CrsFields file={file} site={site} guess={guess} preview={preview} />
        </Stack>
        <Stack gap="sm">
          {plans.length === 0 ? (
            <EmptyState
              title="No shapes here"
              text="Choose another coordinate system, or take shapes from farther away."
            />
          ) : (
            <GroupTable plans={plans} design={design} onChange={preview.changeGroup} />
          )}
          <Problems
            problems={problemsOf(plans)}
            isRepairing={choices.isRepairing}
            onRepair={(isRepairing) => preview.change({ isRepairing })}
          />
          <Warnings warnings={file.warnings} />
          <SampleAttributes groups={plans.map(({ group }) => group)} />
        </Stack>
      </div>
      {isTooMany && (
        <Note kind="error" isAlert>
          {`${formatCount(count)} layers are too many: at most ${formatCount(MAX_IMPORTED_LAYERS)} at once. Skip groups, take shapes nearer to the project, or let tables become panels, which are one layer.`}
        </Note>
      )}
      <FormActions cancelLabel="Choose another file" onCancel={onBack}>
        <Button
          disabled={count === 0 || isTooMany || isFar}
          onClick={() => onDone(preview.commit())}
        >
          {count === 0
            ? 'Nothing to import'
            : `Import ${formatCount(count)} ${count === 1 ? 'layer' : 'layers'}`}
        </Button>
      </FormActions>
    </Stack>
  )
}

const SKIPPED_COLOR = '#8b959e'

function pictureGroup({ group, choice }: GroupPlan) {
  const isFaint = choice.type === 'skip'
  return {
    color: choice.type === 'skip' ? SKIPPED_COLOR : LAYER_COLORS[choice.type],
    isFaint,
    features: group.features,
  }
}

const REPAIR_LABEL = 'Cut outlines that cross themselves into valid ones'

/** Problems that are listed one by one. */
const LISTED = 100

function Problems(props: {
  readonly problems: readonly FeatureProblem[]
  readonly isRepairing: boolean
  readonly onRepair: (isRepairing: boolean) => void
}): ReactNode {
  const { problems, isRepairing, onRepair } = props
  const mayRepair = isRepairing || problems.some(({ isRepairable }) => isRepairable)
  if (problems.length === 0 && !mayRepair) return null
  // parts of one record share their place
  const listed = problems.slice(0, LISTED).map((problem, i) => ({ ...problem, key: `${i}` }))
  return (
    <>
      {mayRepair && (
        <Switch
          label={REPAIR_LABEL}
          description="Holes stay free; heights of corners are lost"
          checked={isRepairing}
          onChange={(event) => onRepair(event.currentTarget.checked)}
        />
      )}
      {problems.length > 0 && (
        <Note
          kind="warning"
          title={`${formatCount(problems.length)} ${problems.length === 1 ? 'shape is' : 'shapes are'} left out`}
        >
          <ul className={classes['problems']}>
            {listed.map(({ key, name, place, message, isRepairable }) => (
              <li key={key}>
                {name === '' ? place : `${name} (${place})`}: {message}
                {isRepairable && !isRepairing && `. The switch “${REPAIR_LABEL}” mends it`}
              </li>
            ))}
            {problems.length > LISTED && <li>and {formatCount(problems.length - LISTED)} more</li>}
          </ul>
        </Note>
      )}
    </>
  )
}

function Warnings({ warnings }: { readonly warnings: readonly GisWarning[] }): ReactNode {
  if (warnings.length === 0) return null
  return (
    <Note kind="info" title="About the file">
      <ul className={classes['problems']}>
        {warnings.map(({ message, count }) => (
          <li key={message}>
            {message}
            {count > 1 ? `: ${formatCount(count)}` : ''}
          </li>
        ))}
      </ul>
    </Note>
  )
}
