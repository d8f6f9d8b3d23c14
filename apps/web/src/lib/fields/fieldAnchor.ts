import { placesOf } from './fieldPlaces.ts'

/** Marks where a field, or a place inside it, is drawn, so that a list of problems can lead to it. */
export function fieldAnchor(path: string): { readonly 'data-field': string } {
  return { 'data-field': path }
}

/**
 * Scrolls to the place and puts the cursor into it: of `iam_profile.3.angle` the cell, else the row, else the list.
 * Nothing happens where the field is not drawn.
 */
export function goToField(path: string): void {
  const place = placesOf(path)
    .map((known) => document.querySelector(`[data-field="${CSS.escape(known)}"]`))
    .find((found) => found !== null)
  const input = place?.querySelector<HTMLElement>('input, button, select, textarea')
  place?.scrollIntoView({ block: 'center' })
  input?.focus({ preventScroll: true })
}
