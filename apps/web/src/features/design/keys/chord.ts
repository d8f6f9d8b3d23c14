/** A key with what is held beside it, as the list of shortcuts writes it: `Shift-Ctrl-Z`, `Del`, `?`. */
export function chordOf(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): string {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event
  const name = NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key)
  // signs have Shift in them already
  const hasShift = shiftKey && (name.length > 1 || /^[A-Z]$/.test(name))
  return [
    ...(hasShift ? ['Shift'] : []),
    ...(ctrlKey || metaKey ? ['Ctrl'] : []),
    ...(altKey ? ['Alt'] : []),
    name,
  ].join('-')
}

const NAMES: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  Delete: 'Del',
  Insert: 'Ins',
  ' ': 'Space',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
}
