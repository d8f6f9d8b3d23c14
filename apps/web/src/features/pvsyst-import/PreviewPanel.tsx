import { Button, Group, Stack, Switch } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatCount, formatPosition } from '../../lib/format.ts'
import { DataState, SkeletonLines } from '../../ui/DataState.tsx'
import { FailureNote } from '../../ui/ErrorNote.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { type ImportSearch, importInput } from './importSearch.ts'
import { NeededChoices } from './NeededChoices.tsx'
import { RowTable } from './RowTable.tsx'
import { type ImportPreview, useExecute, useImportPreview } from './useImport.ts'

interface PreviewPanelProps {
  readonly variant: string
  readonly search: ImportSearch
  readonly onChange: (next: Partial<ImportSearch>) => void
  readonly onDone: (importId: string) => void
}

/** What the variant becomes, line by line, and what is decided before. */
export function PreviewPanel({ variant, search, onChange, onDone }: PreviewPanelProps): ReactNode {
  const input = importInput(variant, search)
  const view = useImportPreview(input)
  const execute = useExecute(onDone)
  return (
    <DataState view={view} skeleton={<SkeletonLines count={8} />}>
      {(preview) => (
        <Panel
          title={`Preview of ${preview.variant_name}`}
          actions={
            <Button loading={execute.isPending} onClick={() => execute.mutate(input)}>
              Import
            </Button>
          }
        >
          <Stack gap="md">
            <FailureNote of={execute} />
            <FactList facts={factsOf(preview)} />
            <Choices preview={preview} search={search} onChange={onChange} />
            <RowTable rows={preview.rows} search={search} onChange={onChange} />
          </Stack>
        </Panel>
      )}
    </DataState>
  )
}

function Choices({
  preview,
  search,
  onChange,
}: Pick<PreviewPanelProps, 'search' | 'onChange'> & {
  readonly preview: ImportPreview
}): ReactNode {
  const hasScene = preview.rows.some(
    ({ section, state }) => section === 'Scene' && state === 'taken',
  )
  return (
    <Stack gap="sm">
      <NeededChoices preview={preview} search={search} onChange={onChange} />
      <Group gap="lg">
        <Switch
          label="Fill gaps with starter defaults"
          description="Usual tube, posts, frames, transformer and missing components"
          checked={search.starter ?? false}
          onChange={(event) => onChange({ starter: event.target.checked || undefined })}
        />
        {hasScene && (
          <Switch
            label="Turn the scene over"
            description="Exchanges its east and west"
            checked={search.mirrored ?? false}
            onChange={(event) => onChange({ mirrored: event.target.checked || undefined })}
          />
        )}
      </Group>
    </Stack>
  )
}

function factsOf(preview: ImportPreview) {
  const { declared_module_count: declared, laid_out_module_count: laidOut } = preview
  return [
    { label: 'Place', value: formatPosition(preview.latitude, preview.longitude, 4) },
    { label: 'Blocks', value: formatCount(preview.block_count) },
    { label: 'Components', value: formatCount(preview.component_count) },
    { label: 'Layers', value: formatCount(preview.layer_count) },
    {
      label: 'Modules',
      value:
        declared === laidOut
          ? formatCount(laidOut)
          : `${formatCount(laidOut)} of ${formatCount(declared)}`,
    },
    { label: 'Weather', value: preview.has_weather ? preview.weather_file : 'not among the files' },
  ]
}
