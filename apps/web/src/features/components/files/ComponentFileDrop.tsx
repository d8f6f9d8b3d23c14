import type { ComponentKind } from '@duet/plant'
import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { FileDrop } from '../../../ui/FileDrop.tsx'
import type { StoredComponent } from '../useComponents.ts'
import { ComponentFilePreview } from './ComponentFilePreview.tsx'
import { useComponentFile } from './useComponentFile.ts'

interface ComponentFileDropProps {
  readonly kind: ComponentKind
  readonly components: readonly StoredComponent[]
}

/** Takes a PVsyst file and shows what it holds before anything is made of it. */
export function ComponentFileDrop({ kind, components }: ComponentFileDropProps): ReactNode {
  const project = useCurrentProject()
  const read = useComponentFile(project.id)
  const format = kind === 'panel' ? 'PAN' : 'OND'
  return (
    <Stack gap="sm">
      <FileDrop
        title={`Import a ${format} file`}
        hint="Drop it here or click to choose. What was read is shown before anything is created."
        isPending={read.isPending}
        onFile={read.mutate}
      />
      <FailureNote of={read} />
      {read.data !== undefined && (
        <ComponentFilePreview
          key={read.submittedAt}
          file={read.data}
          components={components}
          onClose={read.reset}
        />
      )}
    </Stack>
  )
}
