import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { FieldErrors } from '../../ui/FieldErrors.tsx'
import { Note } from '../../ui/Note.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { ALIGNMENTS, TYPES } from './fileAnswers.ts'
import { MappingColumns } from './MappingColumns.tsx'
import {
  DATE_ORDERS,
  hasStamp,
  type MappingForm,
  mappingErrors,
  solarZoneH,
} from './mappingForm.ts'
import type { NamedTable } from './useUpload.ts'
import { alignmentText, typeText, utcOffsetText } from './weatherTexts.ts'

interface MappingFormViewProps {
  readonly table: NamedTable
  readonly filename: string
  /** What the file did not say. */
  readonly reason: string | undefined
  readonly onSubmit: (form: MappingForm) => void
  readonly onCancel: () => void
}

/** What the columns of a table hold, and what its times mean. */
export function MappingFormView(props: MappingFormViewProps): ReactNode {
  const [form, setForm] = useState(props.table.form)
  const errors = mappingErrors(form)
  const change = (next: Partial<MappingForm>): void => setForm({ ...form, ...next })
  return (
    <Stack gap="md">
      <Text size="sm" c="gray.7">
        {props.filename} is a table of no known layout. Check what each column holds; columns that
        are not chosen are not read.
      </Text>
      {props.reason !== undefined && <Note kind="info">{props.reason}</Note>}
      <MappingColumns head={props.table.head} form={form} onChange={setForm} />
      <Group align="flex-start" gap="md">
        <TimeFields form={form} errors={errors} onChange={change} />
      </Group>
      <Group align="flex-start" gap="md">
        <PlaceFields form={form} errors={errors} onChange={change} />
      </Group>
      <FieldErrors
        errors={errors
          .filter(({ path }) => path === 'columns')
          .map(({ message }) => ({ path: '', message }))}
      />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={props.onCancel}>
          Choose another file
        </Button>
        <Button disabled={errors.length > 0} onClick={() => props.onSubmit(form)}>
          Import
        </Button>
      </Group>
    </Stack>
  )
}

interface FieldsProps {
  readonly form: MappingForm
  readonly errors: ReturnType<typeof mappingErrors>
  readonly onChange: (next: Partial<MappingForm>) => void
}

function TimeFields({ form, errors, onChange }: FieldsProps): ReactNode {
  const zone = form.timeZoneH
  return (
    <>
      <div style={{ width: 190 }}>
        <NumberField
          label="Clock, hours from UTC"
          unit="h"
          value={zone}
          decimals={2}
          description={zone === null ? zoneHint(form) : utcOffsetText(zone)}
          error={messageOf(errors, 'timeZoneH')}
          onChange={(timeZoneH) => onChange({ timeZoneH })}
        />
      </div>
      {hasStamp(form) && (
        <Select
          label="Order of the date"
          w={190}
          data={DATE_ORDERS.map((value) => ({ value, label: ORDER_TEXTS[value] }))}
          value={form.dateOrder}
          onChange={(value) =>
            onChange({ dateOrder: DATE_ORDERS.find((known) => known === value) ?? form.dateOrder })
          }
        />
      )}
      <Select
        label="Times are those of the"
        w={220}
        data={ALIGNMENTS.map((value) => ({ value, label: alignmentText(value) }))}
        value={form.alignment}
        onChange={(value) =>
          onChange({ alignment: ALIGNMENTS.find((known) => known === value) ?? form.alignment })
        }
      />
      <Select
        label="Type"
        w={190}
        data={TYPES.map((value) => ({ value, label: typeText(value) }))}
        value={form.type}
        onChange={(value) =>
          onChange({ type: TYPES.find((known) => known === value) ?? form.type })
        }
      />
    </>
  )
}

/** Of help where the file says nothing: a clock is seldom far from the sun. */
function zoneHint({ longitude }: MappingForm): string {
  return longitude === null
    ? ''
    : `Here the sun keeps about ${utcOffsetText(solarZoneH(longitude))}`
}

const ORDER_TEXTS = {
  YMD: 'Year, month, day',
  DMY: 'Day, month, year',
  MDY: 'Month, day, year',
} as const

function PlaceFields({ form, errors, onChange }: FieldsProps): ReactNode {
  return (
    <>
      <div style={{ width: 190 }}>
        <NumberField
          label="Latitude"
          unit="° N"
          value={form.latitude}
          error={messageOf(errors, 'latitude')}
          onChange={(latitude) => onChange({ latitude })}
        />
      </div>
      <div style={{ width: 190 }}>
        <NumberField
          label="Longitude"
          unit="° E"
          value={form.longitude}
          error={messageOf(errors, 'longitude')}
          onChange={(longitude) => onChange({ longitude })}
        />
      </div>
      <div style={{ width: 220 }}>
        <NumberField
          label="Height above sea level"
          unit="m"
          value={form.altitudeM}
          onChange={(altitudeM) => onChange({ altitudeM })}
        />
      </div>
    </>
  )
}

function messageOf(errors: FieldsProps['errors'], path: string): string | undefined {
  return errors.find((error) => error.path === path)?.message
}
