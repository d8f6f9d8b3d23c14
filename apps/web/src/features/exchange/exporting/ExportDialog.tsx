import { Button, Checkbox, Select, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { capture } from '../../../lib/analytics/analytics.ts'
import { type CurrentProject, useCurrentProject } from '../../../lib/currentProject.ts'
import { downloadBlob, fileNameOf } from '../../../lib/download.ts'
import { useStore } from '../../../lib/externalStore.ts'
import { formatCount } from '../../../lib/format.ts'
import { errorMessage } from '../../../lib/graphqlError.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormActions } from '../../../ui/forms/FormActions.tsx'
import { Note } from '../../../ui/Note.tsx'
import { notifyDone } from '../../../ui/notify.ts'
import type { DesignSession } from '../../design-session/session.ts'
import { blocksInOrder } from '../../drawing/editor/editorState.ts'
import {
  ALL,
  CONTENTS,
  EXPORT_FORMATS,
  type ExportFormat,
  type ExportOptions,
  type ExportSystem,
  exportFilename,
  isShapeFormat,
  SELECTION,
  SYSTEMS,
} from './exportOptions.ts'
import { makeExport } from './makeExport.ts'

interface ExportDialogProps {
  readonly session: DesignSession
  readonly onClose: () => void
}

const FIRST: ExportOptions = {
  format: 'geojson',
  scope: ALL,
  hasLayers: true,
  hasTables: true,
  system: 'degrees',
}

/** Writes the plant, or a part of it, into a file of another program. */
export function ExportDialog({ session, onClose }: ExportDialogProps): ReactNode {
  const project = useCurrentProject()
  const [options, setOptions] = useState(FIRST)
  const change = (next: Partial<ExportOptions>): void => setOptions({ ...options, ...next })
  const save = useMutation({
    mutationFn: () => saveExport(session, options, project),
    onSuccess: (filename) => {
      capture('data_exported', { format: options.format, scope: scopeKind(options.scope) })
      notifyDone(`${filename} was saved.`)
      onClose()
    },
  })
  const isEmpty = isShapeFormat(options.format) && !options.hasLayers && !options.hasTables
  return (
    <Dialog onClose={onClose} title="Export" size={560}>
      <Stack gap="sm">
        <FormatFields session={session} options={options} onChange={change} />
        {isShapeFormat(options.format) && <ContentFields options={options} onChange={change} />}
        {save.isError && (
          <Note kind="error" isAlert>
            {errorMessage(save.error)}
          </Note>
        )}
        <FormActions onCancel={onClose}>
          <Button loading={save.isPending} disabled={isEmpty} onClick={() => save.mutate()}>
            Export
          </Button>
        </FormActions>
      </Stack>
    </Dialog>
  )
}

interface FieldsProps {
  readonly options: ExportOptions
  readonly onChange: (next: Partial<ExportOptions>) => void
}

const SYSTEM_LABELS: Readonly<Record<ExportSystem, string>> = {
  degrees: 'Degrees of WGS 84 (EPSG:4326)',
  utm: 'Metres of the UTM zone (WGS 84)',
  site: "Metres from the project's location",
}

function FormatFields(props: FieldsProps & { readonly session: DesignSession }): ReactNode {
  const { session, options, onChange } = props
  const design = useStore(session.plant, (state) => state.design)
  const selected = useStore(session.editor, ({ selectedIds }) => selectedIds.size)
  const systems = SYSTEMS[options.format]
  const mayTakeSelection = selected > 0 && isShapeFormat(options.format)
  return (
    <>
      <Select
        label="Format"
        data-autofocus
        value={options.format}
        data={Object.entries(EXPORT_FORMATS).map(([value, label]) => ({ value, label }))}
        description={CONTENTS[options.format]}
        inputWrapperOrder={['label', 'input', 'description']}
        onChange={(value) => {
          if (!isExportFormat(value)) return
          const [system = 'degrees'] = SYSTEMS[value]
          const scope = options.scope === SELECTION && !isShapeFormat(value) ? ALL : options.scope
          onChange({ format: value, system, scope })
        }}
      />
      <Select
        label="Part of the plant"
        value={options.scope}
        data={[
          { value: ALL, label: 'All blocks and layers' },
          ...(mayTakeSelection
            ? [{ value: SELECTION, label: `Selected layers (${formatCount(selected)})` }]
            : []),
          ...blocksInOrder(design).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(scope) => scope !== null && onChange({ scope })}
      />
      {systems.length > 1 && (
        <Select
          label="Coordinates"
          value={options.system}
          data={systems.map((system) => ({ value: system, label: SYSTEM_LABELS[system] }))}
          onChange={(value) => {
            const system = systems.find((known) => known === value)
            if (system !== undefined) onChange({ system })
          }}
        />
      )}
    </>
  )
}

function isExportFormat(value: string | null): value is ExportFormat {
  return value !== null && value in EXPORT_FORMATS
}

function ContentFields({ options, onChange }: FieldsProps): ReactNode {
  const isSelection = options.scope === SELECTION
  return (
    <Stack gap={6}>
      <Checkbox
        label="Drawn layers"
        checked={options.hasLayers}
        onChange={(event) => onChange({ hasLayers: event.currentTarget.checked })}
      />
      <Checkbox
        label="Tables as they are laid out"
        checked={options.hasTables && !isSelection}
        disabled={isSelection}
        onChange={(event) => onChange({ hasTables: event.currentTarget.checked })}
      />
      {isSelection && (
        <Text size="xs" c="gray.6">
          Tables belong to blocks: choose a block or the whole plant to write them.
        </Text>
      )}
    </Stack>
  )
}

const scopeKind = (scope: string): string =>
  scope === ALL || scope === SELECTION ? scope : 'block'

/** Makes the file and hands it to the user; gives its name. */
async function saveExport(
  session: DesignSession,
  options: ExportOptions,
  project: CurrentProject,
): Promise<string> {
  const file = await makeExport(session, options, project)
  const block = session.plant.get().design.blocks[options.scope]
  const filename = exportFilename(
    {
      organization: project.organization.name,
      project: project.name,
      scope: block?.name ?? options.scope,
      format: options.format,
      date: new Date(),
      extension: file.extension,
    },
    fileNameOf,
  )
  downloadBlob(new Blob([file.bytes], { type: file.mediaType }), filename)
  return filename
}
