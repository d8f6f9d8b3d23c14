import {
  type Crs,
  type CrsGuess,
  crsOfEpsg,
  crsOfText,
  type GisFile,
  guessCrs,
  type SitePlace,
  siteCrs,
} from '@duet/formats'
import { crsChoices } from '../../ground/files/crsChoices.ts'

/** The system that a person chose for the coordinates of a file. */
export interface CrsChoice {
  /** `guess`: what was guessed; `site`: metres from the project; `text`: what was typed; else an EPSG code. */
  readonly system: string
  /** EPSG code, PROJ text or WKT, while `system` is `text`. */
  readonly text: string
  readonly isSwapped: boolean
}

/** The systems of a list with the codes that stand for them. */
export function crsOptions(
  guess: CrsGuess,
  site: SitePlace,
): readonly { readonly value: string; readonly label: string }[] {
  return [
    { value: 'guess', label: `As found: ${guess.crs.name}` },
    { value: 'site', label: "Metres from the project's location" },
    { value: 'text', label: 'Other: EPSG code or definition' },
    ...crsChoices(site),
  ]
}

export function firstCrsChoice({ isSwapped }: CrsGuess): CrsChoice {
  return { system: 'guess', text: '', isSwapped }
}

/** The chosen system; undefined while what was typed names none. */
export function chosenCrs(choice: CrsChoice, file: GisFile, site: SitePlace): Crs | undefined {
  switch (choice.system) {
    case 'guess':
      return guessCrs(file, site).crs
    case 'site':
      return siteCrs(site)
    case 'text':
      return choice.text.trim() === '' ? undefined : crsOfText(choice.text)
    default:
      return crsOfEpsg(Number(choice.system))
  }
}
