import { Select, SimpleGrid } from '@mantine/core'
import type { ReactNode } from 'react'
import { DataState, SkeletonLines } from '../../ui/DataState.tsx'
import { clearButton } from '../../ui/fields/clearButton.ts'
import { type ImportSearch, libraryValue } from './importSearch.ts'
import { type ImportPreview, useImportOptions } from './useImport.ts'

interface NeededChoicesProps {
  readonly preview: ImportPreview
  readonly search: ImportSearch
  readonly onChange: (next: Partial<ImportSearch>) => void
}

/** What stands for the files that the variant names and that are not there. */
export function NeededChoices({ preview, search, onChange }: NeededChoicesProps): ReactNode {
  const view = useImportOptions()
  if (preview.needed.length === 0 && preview.has_weather) return null
  return (
    <DataState view={view} skeleton={<SkeletonLines count={2} />}>
      {(options) => (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          {preview.needed.map(({ file, kind }) => (
            <Select
              key={`${kind} ${file}`}
              label={`${kind === 'panel' ? 'Panel' : 'Inverter'} in place of ${file}`}
              placeholder="Choose from the project or the library"
              searchable
              clearable
              clearButtonProps={clearButton(`No choice for ${file}`)}
              data={[
                {
                  group: 'Project',
                  items: options.components
                    .filter((one) => one.kind === kind)
                    .map(({ id, name }) => ({ value: id, label: name })),
                },
                {
                  group: 'Library',
                  items: options.libraryComponents
                    .filter((one) => one.kind === kind)
                    .map(({ id, name }) => ({ value: libraryValue(id), label: name })),
                },
              ]}
              value={search.components?.[file] ?? null}
              onChange={(value) =>
                onChange({ components: withChoice(search.components, file, value) })
              }
            />
          ))}
          {!preview.has_weather && (
            <Select
              label={`Weather in place of ${preview.weather_file ?? 'a file'}`}
              placeholder="Choose a dataset of this project"
              clearable
              clearButtonProps={clearButton('No weather')}
              data={options.projectEnviroDatasets.map(({ id, name }) => ({
                value: id,
                label: name,
              }))}
              value={search.dataset ?? null}
              onChange={(value) => onChange({ dataset: value ?? undefined })}
            />
          )}
        </SimpleGrid>
      )}
    </DataState>
  )
}

function withChoice(
  choices: ImportSearch['components'],
  file: string,
  value: string | null,
): ImportSearch['components'] {
  const { [file]: _, ...others } = choices ?? {}
  return value === null ? others : { ...others, [file]: value }
}
