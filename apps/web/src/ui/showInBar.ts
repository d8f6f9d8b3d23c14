/** Scrolls a bar sideways, and nothing else, so that one of its parts is seen; where the keyboard goes next stays as it was. */
export function showInBar(bar: HTMLElement, part: HTMLElement): void {
  const [from, to] = [part.offsetLeft, part.offsetLeft + part.offsetWidth]
  if (from < bar.scrollLeft) bar.scrollLeft = from
  else if (to > bar.scrollLeft + bar.clientWidth) bar.scrollLeft = to - bar.clientWidth
}
