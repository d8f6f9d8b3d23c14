/** The id of a heading as code hosts make it, so that one link serves there and here. `taken` is added to. */
export function headingId(text: string, taken: Set<string>): string {
  const base = text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')
  let id = base
  for (let count = 1; taken.has(id); count++) id = `${base}-${count}`
  taken.add(id)
  return id
}
