/** Whether a key belongs to a field, a dialog or a menu rather than to the page. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]',
    ) !== null
  )
}
