import type { WeatherFormat } from '@duet/formats'
import { Checkbox, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { FieldErrors } from '../../../ui/FieldErrors.tsx'
import { Note } from '../../../ui/Note.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { AirTemperatureFields } from './AirTemperatureFields.tsx'
import { hasStamp, holds, PLANE_LIGHT } from './columnChoices.ts'
import { FileLines } from './FileLines.tsx'
import { MappingColumns } from './MappingColumns.tsx'
import { ReadingNote } from './ReadingNote.tsx'
import type { Wizard } from './useWizard.ts'
import { DATE_ORDERS, type Delimiter, formErrors, type TableLayout } from './wizardForm.ts'

const FORMATS: Readonly<Partial<Record<WeatherFormat, string>>> = {
  tmy2: 'TMY2',
  tmy3: 'TMY3',
  sam: 'SAM / NSRDB CSV',
  epw: 'EnergyPlus (EPW)',
  'pvgis-csv': 'PVGIS CSV',
  'pvgis-json': 'PVGIS JSON',
  'pvsyst-dat': 'Meteonorm (PVsyst .dat)',
  solargis: 'Solargis CSV',
  solaranywhere: 'SolarAnywhere CSV',
  'nasa-power': 'NASA POWER CSV',
  'nasa-power-json': 'NASA POWER JSON',
  solcast: 'Solcast CSV',
  'solcast-json': 'Solcast JSON',
  'pvsyst-csv': 'PVsyst standard format',
  'pvsyst-met': 'PVsyst .MET',
  plantpredict: 'PlantPredict JSON',
  cams: 'CAMS radiation service',
  surfrad: 'NOAA SURFRAD',
  solrad: 'NOAA SOLRAD',
  crn: 'NOAA USCRN',
  midc: 'NREL MIDC',
  'midc-raw': 'NREL MIDC, raw',
  srml: 'UO SRML',
  duet: 'DUET CSV',
}

export function formatText(format: WeatherFormat): string {
  return FORMATS[format] ?? 'Table'
}

interface StepProps {
  readonly wizard: Wizard
}

/** By which layout the file is read; of a table, how it is cut and what its columns hold. */
export function ColumnsStep({ wizard }: StepProps): ReactNode {
  const { look, form } = wizard
  return (
    <Stack gap="md">
      <ReadAsSelect wizard={wizard} />
      {form.layout === undefined ? (
        <KnownFile wizard={wizard} />
      ) : (
        <TableFields wizard={wizard} layout={form.layout} />
      )}
      {look.format === undefined && look.table === undefined && (
        <Note kind="error" isAlert title="This is no weather file that is known, and no table">
          A table needs at least three columns of text, set apart by comma, semicolon, tab, bar or
          space, in one line for each time.
        </Note>
      )}
      <AirTemperatureFields wizard={wizard} />
      <FileLines lines={look.lines} layout={form.layout} />
      <ReadingNote wizard={wizard} />
    </Stack>
  )
}

function ReadAsSelect({ wizard }: StepProps): ReactNode {
  const { look, form } = wizard
  const data = [
    ...(look.format === undefined ? [] : [{ value: 'known', label: formatText(look.format) }]),
    ...(look.table === undefined ? [] : [{ value: 'table', label: 'Table, columns named below' }]),
  ]
  if (data.length === 0) return null
  return (
    <Select
      label="Read as"
      w={300}
      data={data}
      value={form.layout === undefined ? 'known' : 'table'}
      onChange={(value) => wizard.readAs(value === 'table' ? 'table' : 'known')}
    />
  )
}

function KnownFile({ wizard }: StepProps): ReactNode {
  const { format } = wizard.look
  if (format === undefined) return null
  return (
    <Text size="sm" c="gray.7">
      The first lines are those of {formatText(format)}: columns, units and codes for missing values
      are read as that format has them.
    </Text>
  )
}

const DELIMITERS: readonly { readonly value: Delimiter; readonly label: string }[] = [
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
  { value: '\t', label: 'Tab' },
  { value: '|', label: 'Bar' },
  { value: ' ', label: 'Spaces' },
]

const ORDER_TEXTS = {
  YMD: 'Year, month, day',
  DMY: 'Day, month, year',
  MDY: 'Month, day, year',
} as const

function TableFields({ wizard, layout }: StepProps & { readonly layout: TableLayout }): ReactNode {
  const { form, change } = wizard
  const errors = formErrors(form).columns
  return (
    <>
      <LayoutFields wizard={wizard} layout={layout} />
      <Group align="flex-start" gap="md">
        <TextInput
          label="Numbers that mean missing"
          w={300}
          value={layout.missing}
          error={errors.find(({ path }) => path === 'missing')?.message}
          onChange={(event) =>
            change({ layout: { ...layout, missing: event.currentTarget.value } })
          }
        />
        {hasStamp(form.columns) && (
          <Select
            label="Order of the date"
            w={190}
            data={DATE_ORDERS.map((value) => ({ value, label: ORDER_TEXTS[value] }))}
            value={form.dateOrder}
            onChange={(value) =>
              change({ dateOrder: DATE_ORDERS.find((known) => known === value) ?? form.dateOrder })
            }
          />
        )}
        <MadeFields wizard={wizard} />
      </Group>
      <MappingColumns
        samples={wizard.look.table?.samples ?? []}
        columns={form.columns}
        onChange={(columns) => change({ columns })}
      />
      <FieldErrors errors={errors.filter(({ path }) => path === '')} />
    </>
  )
}

/** What light on a plane, and months without years, need beside their columns. */
function MadeFields({ wizard: { form, change } }: StepProps): ReactNode {
  const messageOf = (path: string): string | undefined =>
    formErrors(form).columns.find((error) => error.path === path)?.message
  const isOfMonths = holds(form.columns, 'month') && !holds(form.columns, 'day')
  return (
    <>
      {holds(form.columns, PLANE_LIGHT) && (
        <>
          <NumberField
            w={150}
            label="Tilt of the plane"
            unit="°"
            value={form.planeTiltDeg}
            error={messageOf('planeTiltDeg')}
            onChange={(planeTiltDeg) => change({ planeTiltDeg })}
          />
          <NumberField
            w={220}
            label="Azimuth of the plane"
            unit="° from north"
            value={form.planeAzimuthDeg}
            error={messageOf('planeAzimuthDeg')}
            onChange={(planeAzimuthDeg) => change({ planeAzimuthDeg })}
          />
        </>
      )}
      {isOfMonths && !holds(form.columns, 'year') && (
        <NumberField
          w={190}
          label="Year of the months"
          decimals={0}
          value={form.tableYear}
          description={form.tableYear === null ? 'A typical year' : undefined}
          onChange={(tableYear) => change({ tableYear })}
        />
      )}
    </>
  )
}

function LayoutFields({ wizard, layout }: StepProps & { readonly layout: TableLayout }): ReactNode {
  return (
    <Group align="flex-end" gap="md">
      <Select
        label="Cells are set apart by"
        w={190}
        data={[...DELIMITERS]}
        value={layout.delimiter}
        onChange={(value) => {
          const found = DELIMITERS.find((known) => known.value === value)
          if (found) wizard.layOut({ delimiter: found.value, headerLine: layout.headerLine })
        }}
      />
      <NumberField
        w={130}
        label="Line of names"
        value={layout.headerLine}
        decimals={0}
        onChange={(line) => {
          if (line !== null && line >= 0)
            wizard.layOut({ delimiter: layout.delimiter, headerLine: line })
        }}
      />
      <NumberField
        w={130}
        label="First line of data"
        value={layout.firstDataLine}
        decimals={0}
        onChange={(line) => {
          if (line !== null && line >= 1)
            wizard.change({ layout: { ...layout, firstDataLine: line } })
        }}
      />
      <Checkbox
        label="Decimal comma"
        pb={8}
        checked={layout.decimalComma}
        onChange={(event) =>
          wizard.change({ layout: { ...layout, decimalComma: event.currentTarget.checked } })
        }
      />
    </Group>
  )
}
