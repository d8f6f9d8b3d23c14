import { SEQUENTIAL_COLORS } from '../../../ui/palette.ts'

export interface EpiClass {
  readonly label: string
  readonly color: string
  /** Letters upon it. */
  readonly ink: string
}

/** From dark, where most is missing, to light: told apart by lightness alone. */
const CLASSES: readonly (EpiClass & { readonly below: number })[] = [
  { below: 0.8, label: 'below 80 %', color: SEQUENTIAL_COLORS[0], ink: '#fff' },
  { below: 0.9, label: '80 to 90 %', color: SEQUENTIAL_COLORS[2], ink: '#fff' },
  { below: 0.95, label: '90 to 95 %', color: SEQUENTIAL_COLORS[4], ink: '#fff' },
  { below: 0.98, label: '95 to 98 %', color: SEQUENTIAL_COLORS[7], ink: '#000' },
  { below: Infinity, label: '98 % and more', color: SEQUENTIAL_COLORS[9], ink: '#000' },
]

export const NO_EPI: EpiClass = { label: 'not known', color: '#ffffff', ink: '#000' }

export const EPI_CLASSES: readonly EpiClass[] = CLASSES

export const epiClass = (epi: number | null): EpiClass =>
  CLASSES.find(({ below }) => epi !== null && epi < below) ?? NO_EPI
