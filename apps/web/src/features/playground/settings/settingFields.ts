interface FieldBase {
  /** Two letters that name it in a link; never given to another field. */
  readonly code: string
}

export interface NumberField extends FieldBase {
  readonly kind: 'number'
  readonly label: string
  readonly unit: string
  readonly min: number
  readonly max: number
  readonly step: number
  readonly initial: number
  readonly hint: string | undefined
}

export interface ChoiceField<Value extends string> extends FieldBase {
  readonly kind: 'choice'
  readonly label: string
  /** Value to label, in their order. */
  readonly choices: Readonly<Record<Value, string>>
  readonly initial: NoInfer<Value>
}

/** What is drawn or dropped, and has no field of its own. */
export interface TextField extends FieldBase {
  readonly kind: 'text'
  /** Of letters that stand in an address as they are, without '_'. */
  readonly pattern: RegExp
}

export type SettingField = NumberField | ChoiceField<string> | TextField

/** All that can be set on a page, by name. */
export type SettingTable = Readonly<Record<string, SettingField>>

type ValueOf<Field> = Field extends NumberField
  ? number
  : Field extends {
        readonly kind: 'choice'
        readonly choices: Readonly<Record<infer Value, string>>
      }
    ? Value
    : string

export type SettingOf<Table extends SettingTable> = {
  readonly [Name in keyof Table]: ValueOf<Table[Name]>
}

/** @param range - the least, initial and most value */
export const numberField = (
  code: string,
  label: string,
  { unit = '', step = 1 }: Partial<Pick<NumberField, 'unit' | 'step'>>,
  [min, initial, max]: readonly [number, number, number],
  hint?: string,
): NumberField => ({ kind: 'number', code, label, unit, step, min, initial, max, hint })

export const choiceField = <const Value extends string>(
  code: string,
  label: string,
  initial: NoInfer<Value>,
  choices: Readonly<Record<Value, string>>,
): ChoiceField<Value> => ({ kind: 'choice', code, label, initial, choices })

type Values = Readonly<Record<string, number | string>>

/** The setting of a page that was opened without a link. */
export function initialSetting<Table extends SettingTable>(table: Table): SettingOf<Table> {
  return decodeSetting(table, '')
}

/** What differs from the initial setting, as a short text for an address: 'ir800_cufull'. */
export function encodeSetting(table: SettingTable, setting: Values): string {
  return Object.entries(table)
    .filter(([name, field]) => setting[name] !== initialOf(field))
    .map(([name, { code }]) => `${code}${setting[name]}`)
    .join('_')
}

/** The setting of a text: what is not known is left out, what is out of bounds is brought into them. */
export function decodeSetting<Table extends SettingTable>(
  table: Table,
  text: string,
): SettingOf<Table> {
  const texts = new Map(text.split('_').map((part) => [part.slice(0, 2), part.slice(2)]))
  const entries = Object.entries(table).map(([name, field]) => {
    const given = texts.get(field.code)
    return [name, given === undefined ? initialOf(field) : valueOf(field, given)]
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field gives a value of its own kind
  return Object.fromEntries(entries) as SettingOf<Table>
}

function initialOf(field: SettingField): number | string {
  return field.kind === 'text' ? '' : field.initial
}

function valueOf(field: SettingField, text: string): number | string {
  switch (field.kind) {
    case 'number':
      return heldNumber(field, text === '' ? Number.NaN : Number(text))
    case 'choice':
      return Object.hasOwn(field.choices, text) ? text : field.initial
    case 'text':
      return field.pattern.test(text) ? text : ''
  }
}

/** A number on the steps of a field, within its bounds; what is none is the initial one. */
export function heldNumber({ min, max, step, initial }: NumberField, value: number): number {
  if (!Number.isFinite(value)) return initial
  const held = Math.min(max, Math.max(min, value))
  const digits = Math.max(0, -Math.floor(Math.log10(step)))
  return Number((Math.round(held / step) * step).toFixed(digits))
}
