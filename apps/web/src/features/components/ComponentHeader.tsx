import { COMPONENT_LABELS } from '@duet/plant'
import { Button, Group, Text, TextInput, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { counted } from '../../lib/counted.ts'
import { mayExport, useCurrentProject } from '../../lib/currentProject.ts'
import { usePageTitle } from '../../ui/page/pageTitle.ts'
import { ComponentMenu } from './ComponentMenu.tsx'
import classes from './ComponentsPage.module.css'
import { fileFormatOf } from './files/exportComponent.ts'
import type { ComponentForm } from './useComponentForm.ts'
import type { StoredComponent } from './useComponents.ts'
import { useComponentUse } from './useComponentUse.ts'

interface ComponentHeaderProps {
  readonly component: StoredComponent
  readonly components: readonly StoredComponent[]
  readonly form: ComponentForm
  readonly isEditable: boolean
}

/** Name, state and actions of the component that is open. */
export function ComponentHeader(props: ComponentHeaderProps): ReactNode {
  const { component, form, isEditable } = props
  const blocks = useComponentUse(component)
  const isExportable = mayExport(useCurrentProject())
  usePageTitle(component.name)
  return (
    <Group className={classes['header'] ?? ''} justify="space-between" align="flex-start" gap="md">
      <VisuallyHidden component="h1">{`${COMPONENT_LABELS[form.kind]} ${component.name}`}</VisuallyHidden>
      <TextInput
        label={`${COMPONENT_LABELS[form.kind]} name`}
        w={360}
        value={form.name}
        readOnly={!isEditable}
        description={usedBy(component, blocks)}
        error={form.name.trim() === '' ? 'Name is required' : undefined}
        onChange={(event) => form.setName(event.target.value)}
      />
      <Group gap="xs" mt={21}>
        <Text size="xs" c={form.errors.length === 0 ? 'gray.6' : 'red.9'} component="output">
          {stateText(form)}
        </Text>
        {isEditable && (
          <>
            <Button variant="default" disabled={!form.hasChanges} onClick={form.reset}>
              Discard changes
            </Button>
            <Button
              disabled={!form.hasChanges || form.name.trim() === ''}
              loading={form.isSaving}
              onClick={form.save}
            >
              Save
            </Button>
          </>
        )}
        {(isEditable || (isExportable && fileFormatOf(component) !== undefined)) && (
          <ComponentMenu
            component={component}
            components={props.components}
            isEditable={isEditable}
          />
        )}
      </Group>
    </Group>
  )
}

/** 'Used by Block 1, Block 2'; nothing while that is not known. */
function usedBy(
  component: StoredComponent,
  blocks: readonly string[] | undefined,
): string | undefined {
  if (blocks === undefined || component.kind === 'hvTransformer') return undefined
  return blocks.length === 0 ? 'Not used by any block' : `Used by ${blocks.join(', ')}`
}

function stateText({ errors, hasChanges }: ComponentForm): string {
  const problems = counted(errors.length, 'field error')
  const parts = [
    ...(errors.length === 0 ? [] : [problems]),
    ...(hasChanges ? ['not saved yet'] : []),
  ]
  return parts.join(', ')
}
