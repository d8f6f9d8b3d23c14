import { commandList, usage } from '../commands.ts'

/** `<!-- help: NAME -->`, a fence with the help of a command, `<!-- /help -->`; without a name the list of commands. */
const BLOCK = /(<!-- help(?:: ([\w-]+))? -->\n)[^]*?(\n<!-- \/help -->)/g

/** A page of the guide with the help of commands as `duet help` prints it. @throws RangeError for a command that is none */
export async function withHelp(page: string): Promise<string> {
  const names = [...page.matchAll(BLOCK)].map(([, , name]) => name)
  const helps = new Map(
    await Promise.all(
      names.map(async (name) => [name, await (name ? usage(name) : commandList())] as const),
    ),
  )
  return page.replaceAll(BLOCK, (_, begin: string, name: string | undefined, end: string) =>
    [`${begin}\`\`\`text`, helps.get(name) ?? '', `\`\`\`${end}`].join('\n'),
  )
}
