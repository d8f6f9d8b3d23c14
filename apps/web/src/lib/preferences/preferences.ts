import {
  COLOR_SCHEMES,
  DATE_STYLES,
  DEFAULT_PREFERENCES,
  HOUR_CYCLES,
  type Preferences,
  UNIT_SYSTEMS,
} from '@duet/contract'
import { z } from 'zod'
import { createExternalStore, useStore } from '../externalStore.ts'

/** Also read by public/colorScheme.js, before anything is painted. */
const STORED_KEY = 'duet.preferences'

const schema: z.ZodType<Preferences> = z.object({
  unit_system: z.enum(UNIT_SYSTEMS).catch(DEFAULT_PREFERENCES.unit_system),
  color_scheme: z.enum(COLOR_SCHEMES).catch(DEFAULT_PREFERENCES.color_scheme),
  date_style: z.enum(DATE_STYLES).catch(DEFAULT_PREFERENCES.date_style),
  hour_cycle: z.enum(HOUR_CYCLES).catch(DEFAULT_PREFERENCES.hour_cycle),
})

export type DrawnScheme = 'light' | 'dark'

const preferences = createExternalStore<Preferences>(DEFAULT_PREFERENCES)
const drawnScheme = createExternalStore<DrawnScheme>('light')

/** How figures and times are written at this moment. */
export const currentPreferences: () => Preferences = preferences.get

/** The colours that are on the screen: pictures and maps are drawn in them. */
export const currentScheme: () => DrawnScheme = drawnScheme.get

export function usePreferences(): Preferences {
  return useStore(preferences, (value) => value)
}

export function useDrawnScheme(): DrawnScheme {
  return useStore(drawnScheme, (value) => value)
}

/** How figures and times are written from now on. */
export const setPreferences: (next: Preferences) => void = preferences.set

/** Takes what this browser had last, so that the pages before the login have it too. */
export function loadPreferences(): void {
  setPreferences(readStored() ?? DEFAULT_PREFERENCES)
  followSystemScheme()
}

/** To be called with what the server has of the user. */
export function adoptPreferences(answer: unknown): void {
  const next = schema.parse(answer)
  localStorage.setItem(STORED_KEY, JSON.stringify(next))
  setPreferences(next)
  followSystemScheme()
}

/**
 * Takes the colours of the system where the user follows it. Between two pages: what is drawn on one, such as charts and
 * maps, stays in the colours with which it began.
 */
export function followSystemScheme(): void {
  const { color_scheme } = preferences.get()
  drawnScheme.set(color_scheme === 'system' ? systemScheme() : color_scheme)
}

function systemScheme(): DrawnScheme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function readStored(): Preferences | undefined {
  try {
    const text = localStorage.getItem(STORED_KEY)
    return text === null ? undefined : schema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
