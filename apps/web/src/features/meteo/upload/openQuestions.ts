import type { WeatherFile } from '@duet/formats'
import type { TimeFit } from '@duet/weather'
import type { FieldProblem } from '../../../ui/FieldErrors.tsx'
import type { WizardForm } from './wizardForm.ts'

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
): { readonly time: readonly FieldProblem[]; readonly place: readonly FieldProblem[] } {
  const isPlaceless =
    weather !== undefined &&
    (form.latitude ?? weather.metadata.latitude) === undefined &&
    form.layout === undefined
  return {
    time:
      isBetterKnown(fit, weather) && !form.keepsTimes
        ? [{ path: '', message: 'Take the times that fit the sun, or keep them as they are' }]
        : [],
    place: isPlaceless
      ? [{ path: 'latitude', message: 'required: the file does not say where it is of' }]
      : [],
  }
}
