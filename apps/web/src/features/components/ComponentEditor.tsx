import type { FieldType } from '@duet/plant'
import { Stack } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { mayEdit, useCurrentProject } from '../../lib/currentProject.ts'
import { fieldAnchor } from '../../lib/fields/fieldAnchor.ts'
import { useFieldOfAddress } from '../../lib/fields/useFieldOfAddress.ts'
import { guideOfSection } from '../../lib/guide/guideOfSections.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { UnsavedChanges } from '../../ui/forms/UnsavedChanges.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ComponentField } from './ComponentField.tsx'
import { ComponentHeader } from './ComponentHeader.tsx'
import classes from './ComponentsPage.module.css'
import { type FieldSection, isDisabled, visibleSections } from './componentDraft.ts'
import { errorsOf } from './fieldMessages.ts'
import { ComponentFigures } from './figures/ComponentFigures.tsx'
import { type ComponentForm, useComponentForm } from './useComponentForm.ts'
import type { StoredComponent } from './useComponents.ts'

interface ComponentEditorProps {
  readonly component: StoredComponent
  /** All of the project: a duplicate takes a free name. */
  readonly components: readonly StoredComponent[]
}

/** The form of a component beside the curves that it makes. */
export function ComponentEditor({ component, components }: ComponentEditorProps): ReactNode {
  const form = useComponentForm(component)
  const isEditable = mayEdit(useCurrentProject())
  useHotkeys([['mod+S', form.save]], [])
  useFieldOfAddress()
  return (
    <>
      <UnsavedChanges hasChanges={form.hasChanges} />
      <ComponentHeader
        component={component}
        components={components}
        form={form}
        isEditable={isEditable}
      />
      <Stack gap="md">
        {form.saveError !== undefined && <ErrorNote message={form.saveError} />}
        <div className={classes['editor']}>
          <div className={classes['sections']}>
            {visibleSections(form.kind, form.draft).map((section) => (
              <SectionPanel
                key={section.title}
                section={section}
                form={form}
                isEditable={isEditable}
              />
            ))}
          </div>
          <div className={classes['figures']}>
            <ComponentFigures kind={form.kind} draft={form.draft} components={components} />
          </div>
        </div>
      </Stack>
    </>
  )
}

const WIDE_TYPES: ReadonlySet<FieldType> = new Set([
  'pointList',
  'curveList',
  'numberTriple',
  'numberList',
])

function SectionPanel(props: {
  readonly section: FieldSection
  readonly form: ComponentForm
  readonly isEditable: boolean
}): ReactNode {
  const { section, form, isEditable } = props
  return (
    <Panel title={section.title} guide={guideOfSection(section.title)}>
      <div className={classes['fields']}>
        {section.fields.map((field) => (
          <div
            key={field.name}
            {...fieldAnchor(field.name)}
            {...(WIDE_TYPES.has(field.type) ? { className: classes['wide'] } : {})}
          >
            <ComponentField
              field={field}
              value={form.draft[field.name]}
              errors={errorsOf(form.errors, field.name)}
              isDisabled={!isEditable || isDisabled(form.kind, field, form.draft)}
              onChange={(value) => form.setField(field.name, value)}
            />
          </div>
        ))}
      </div>
    </Panel>
  )
}
