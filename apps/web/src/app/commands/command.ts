/** Something to choose in the command palette. */
export interface Command {
  readonly id: string
  readonly label: string
  /** Shown below the label. */
  readonly detail?: string
  /** Other words that it is found by. */
  readonly keywords?: string
  readonly run: () => void
}

export interface CommandGroup {
  readonly title: string
  readonly commands: readonly Command[]
}

/** The commands in whose label and keywords each word of the query begins a word; groups that are left empty go. */
export function matchingCommands(
  groups: readonly CommandGroup[],
  query: string,
): readonly CommandGroup[] {
  const words = wordsOf(query)
  return groups
    .map(({ title, commands }) => ({
      title,
      commands: commands.filter((command) => {
        const known = wordsOf(`${command.label} ${command.keywords ?? ''}`)
        return words.every((word) => known.some((other) => other.startsWith(word)))
      }),
    }))
    .filter(({ commands }) => commands.length > 0)
}

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '')
}
