import type { AirTemperature, WeatherFile } from '@duet/formats'
import type { AirTemperatureInput } from '../../../lib/gql/graphql.ts'
import { shownSentence } from '../../../lib/shownUnits.ts'
import type { WizardForm } from './wizardForm.ts'

/** Where the air temperature of a file that has none is taken from. */
export type AirChoice =
  | { readonly kind: 'dataset'; readonly id: string | null }
  /** °C, in all months. */
  | { readonly kind: 'value'; readonly valueC: number | null }
  /** °C, [12] */
  | { readonly kind: 'months'; readonly valuesC: readonly (number | null)[] }

/** What the server takes as a temperature of air, °C. */
const [LEAST_C, MOST_C] = [-90, 60]

/** What is wrong with a value that was typed. */
export function airValueError(valueC: number | null): string | undefined {
  if (valueC === null) return undefined
  if (valueC < LEAST_C) return `minimum ${LEAST_C}`
  return valueC > MOST_C ? `maximum ${MOST_C}` : undefined
}

type Read = Pick<WeatherFile, 'columns' | 'airTemperatureFrom'> | undefined

/** Whether the file has no air temperature of its own; of one that was not read it is not known. */
export function needsAir(weather: Read): boolean {
  if (weather === undefined) return false
  return weather.columns.temp_c === undefined || weather.airTemperatureFrom !== undefined
}

/** How far the file is read with the form. */
interface AirQuestion {
  readonly reading:
    | { readonly state: 'unread' | 'reading' | 'refused' }
    | { readonly state: 'read'; readonly weather: Read }
  readonly form: WizardForm
}

/** Whether the choice is asked for; its fields stay while the file is read with what is typed into them. */
export function asksAir({ reading, form }: AirQuestion): boolean {
  switch (reading.state) {
    case 'unread':
      return true
    case 'reading':
      return chosenAir(form) !== undefined
    case 'read':
      return needsAir(reading.weather)
    case 'refused':
      return false
  }
}

/** The choice; undefined where a column of the table is the air temperature. */
function chosenAir({ air, layout, columns }: WizardForm): AirChoice | undefined {
  const isMapped = layout !== undefined && columns.some(({ quantity }) => quantity === 'temp_c')
  return isMapped ? undefined : air
}

/** What is missing for the file to be imported; undefined: nothing. */
export function airError(form: WizardForm, weather: Read): string | undefined {
  const air = chosenAir(form)
  if (air === undefined) {
    return needsAir(weather) ? 'Choose where the air temperature is taken from' : undefined
  }
  if (airInput(air) !== undefined) return undefined
  return air.kind === 'dataset'
    ? 'Choose the dataset that the air temperature is taken from'
    : shownSentence(`Give the air temperature, ${LEAST_C} to ${MOST_C} °C`.replace('-', '−'))
}

/** For reading in the browser, which has no rows of other datasets. */
export function airAnswer(form: WizardForm): AirTemperature {
  const values = valuesOf(chosenAir(form))
  return values === undefined ? { kind: 'later' } : { kind: 'months', valuesC: values }
}

/** As the server takes it. */
export function airVariables(form: WizardForm, weather: Read): AirTemperatureInput | null {
  const air = chosenAir(form)
  if (air === undefined || (weather !== undefined && !needsAir(weather))) return null
  return airInput(air) ?? null
}

function airInput(air: AirChoice): AirTemperatureInput | undefined {
  if (air.kind === 'dataset') return air.id === null ? undefined : { enviro_dataset_id: air.id }
  const values = valuesOf(air)
  return values && { monthly_c: [...values] }
}

/** °C, [12]; undefined where some are missing, or cannot be. */
function valuesOf(air: AirChoice | undefined): readonly number[] | undefined {
  if (air === undefined || air.kind === 'dataset') return undefined
  const values = air.kind === 'months' ? air.valuesC : Array.from({ length: 12 }, () => air.valueC)
  const known = values.filter((value) => value !== null && airValueError(value) === undefined)
  return known.length === 12 ? known.map(Number) : undefined
}
