/** Marks where a field is drawn, so that a list of problems can lead to it. */
export function fieldAnchor(name: string): { readonly 'data-field': string } {
  return { 'data-field': name }
}

/** Scrolls to the field and puts the cursor into it. */
export function goToField(name: string): void {
  const place = document.querySelector(`[data-field="${CSS.escape(name)}"]`)
  const input = place?.querySelector<HTMLElement>('input, button, select, textarea')
  place?.scrollIntoView({ block: 'center' })
  input?.focus()
}
