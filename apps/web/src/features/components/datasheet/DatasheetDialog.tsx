import { type PanelDatasheet, panelOfDatasheet } from '@duet/plant'
import { Checkbox, SimpleGrid, Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { requiredErrors, useCheckedForm } from '../../../ui/forms/checkedForm.ts'
import { FormDialog } from '../../../ui/forms/FormDialog.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { freeName } from '../componentName.ts'
import { namesOf, type StoredComponent } from '../useComponents.ts'
import { useCreateAndOpen } from '../useCreateAndOpen.ts'
import { DATASHEET_FIELDS, EMPTY_DATASHEET, type TypedDatasheet } from './datasheetFields.ts'

interface DatasheetDialogProps {
  /** Panels of the project: the new one takes a free name. */
  readonly components: readonly StoredComponent[]
  readonly onClose: () => void
}

/** A panel from the figures that every datasheet has. */
export function DatasheetDialog({ components, onClose }: DatasheetDialogProps): ReactNode {
  const [name, setName] = useState(() => freeName('Panel', namesOf(components)))
  const [sheet, setSheet] = useState(EMPTY_DATASHEET)
  const create = useCreateAndOpen()
  const { parameters, errors } = panelOfDatasheet(sheet)
  const faults: DialogErrors = {
    ...requiredErrors({ name }, { name: 'Name' }),
    ...textsOf(errors),
  }
  const form = useCheckedForm(
    faults,
    () => create.mutate({ kind: 'panel', name: name.trim(), parameters }),
    create,
  )
  return (
    <FormDialog
      title="Panel from a datasheet"
      size={720}
      submitLabel="Create Panel"
      form={form}
      onClose={onClose}
    >
      <Text size="sm" c="gray.7">
        Values at standard test conditions (1000 W/m², 25 °C). A curve is fitted through them: its
        power, and how that falls with temperature, are those of the datasheet.
      </Text>
      <TextInput
        label="Name"
        value={name}
        error={form.shown.name}
        onChange={(event) => setName(event.target.value)}
        data-autofocus
      />
      <Fields sheet={sheet} shown={form.shown} onChange={setSheet} />
    </FormDialog>
  )
}

type DialogErrors = { readonly [K in keyof PanelDatasheet | 'name']?: string }

/** The first message of each field. */
function textsOf(
  errors: readonly { readonly path: string; readonly message: string }[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(errors.toReversed().map(({ path, message }) => [path, message]))
}

function Fields(props: {
  readonly sheet: TypedDatasheet
  readonly shown: DialogErrors
  readonly onChange: (sheet: TypedDatasheet) => void
}): ReactNode {
  const { sheet, shown, onChange } = props
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} spacing="sm">
      {DATASHEET_FIELDS.map(({ key, label, unit, factor }) => (
        <NumberField
          key={key}
          label={label}
          unit={unit}
          factor={factor ?? 1}
          value={sheet[key]}
          error={shown[key]}
          onChange={(value) => onChange({ ...sheet, [key]: value })}
        />
      ))}
      <Checkbox
        label="Half-cut cells"
        style={{ alignSelf: 'end' }}
        pb={8}
        checked={sheet.is_half_cut}
        onChange={(event) => onChange({ ...sheet, is_half_cut: event.currentTarget.checked })}
      />
    </SimpleGrid>
  )
}
