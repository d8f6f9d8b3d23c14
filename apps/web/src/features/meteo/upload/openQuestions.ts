import type { WeatherFile } from '@duet/formats'
import { nearerPlace, type TimeFit } from '@duet/weather'
import type { FieldProblem } from '../../../ui/FieldErrors.tsx'
import type { Site, WizardForm } from './wizardForm.ts'

/** Whether the light says that the times are meant otherwise than they are read. */
export function isBetterKnown(
  fit: TimeFit | undefined,
  weather: Pick<WeatherFile, 'metadata'> | undefined,
): boolean {
  if (!fit || !weather || fit.sureness === 'unclear') return false
  return fit.best !== weather.metadata.interval_alignment || fit.clockErrorH !== 0
}

/** What nobody has answered yet of a file that was read: nothing better is left unused, and no place taken, in silence. */
export function openQuestions(
  form: WizardForm,
  weather: WeatherFile | undefined,
  fit: TimeFit | undefined,
  site: Site,
): { readonly time: readonly FieldProblem[]; readonly place: readonly FieldProblem[] } {
  const isPlaceless =
    weather !== undefined &&
    (form.latitude ?? weather.metadata.latitude) === undefined &&
    form.layout === undefined
  return {
    time:
      isBetterKnown(fit, weather) && !form.acceptsTimes
        ? [{ path: '', message: 'Take the times that fit the sun, or keep them as they are' }]
        : [],
    place: isPlaceless
      ? [{ path: 'latitude', message: 'required: the file does not say where it is of' }]
      : placeErrors(form, weather, site),
  }
}

function placeErrors(
  form: WizardForm,
  weather: WeatherFile | undefined,
  site: Site,
): readonly FieldProblem[] {
  if (form.acceptsPlace || !likelyPlace(form, weather, site)) return []
  const message = "Take the place near the project, or keep the file's as it is"
  return [{ path: 'place', message }]
}

/** Where the weather would be near the project with a mistake of its place taken out. */
export function likelyPlace(
  form: WizardForm,
  weather: Pick<WeatherFile, 'metadata'> | undefined,
  site: Site,
): ReturnType<typeof nearerPlace> {
  const latitude = form.latitude ?? weather?.metadata.latitude
  const longitude = form.longitude ?? weather?.metadata.longitude
  if (latitude === undefined || longitude === undefined) return undefined
  return nearerPlace({ latitude, longitude }, site)
}
