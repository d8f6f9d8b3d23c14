import type { CompletableCommand, Values } from './completable.ts'

type Commands = readonly CompletableCommand[]

/** What each shell reads to complete the command line. */
export const SHELLS: Readonly<Record<string, (commands: Commands) => string>> = {
  bash,
  zsh,
  fish,
}

const words = (list: readonly string[]): string => list.join(' ')

/** Within single quotes of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** What bash offers of values. */
function replies(values: Values): string {
  switch (values.kind) {
    case 'choices':
      return `COMPREPLY=($(compgen -W ${quoted(words(values.choices))} -- "$cur"))`
    case 'files':
      // names of files may have blanks
      return `compopt -o filenames 2>/dev/null; IFS=$'\\n'; COMPREPLY=($(compgen -f -- "$cur"))`
    case 'text':
      return ':'
  }
}

function bash(commands: Commands): string {
  const afterOption = commands.flatMap(({ name, options }) =>
    options.flatMap(({ flag, values }) =>
      values ? [`    ${quoted(`${name} ${flag}`)}) ${replies(values)}; return ;;`] : [],
    ),
  )
  const ofCommand = commands.map(
    ({ name, options, arguments: values }) =>
      `    ${name}) if [[ $cur == -* ]]; then ${replies({ kind: 'choices', choices: [...options.map(({ flag }) => flag), '--help'] })}; else ${replies(values)}; fi ;;`,
  )
  return [
    '_duet() {',
    "  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} IFS=$' \\t\\n'",
    '  COMPREPLY=()',
    '  if ((COMP_CWORD == 1)); then',
    `    ${replies({ kind: 'choices', choices: commands.map(({ name }) => name) })}`,
    '    return',
    '  fi',
    '  case "${COMP_WORDS[1]} $prev" in',
    ...afterOption,
    '  esac',
    '  case ${COMP_WORDS[1]} in',
    ...ofCommand,
    '  esac',
    '}',
    'complete -F _duet duet',
    '',
  ].join('\n')
}

/** Signs that `_arguments` reads otherwise. */
const ofArguments = (text: string): string => text.replaceAll(/[[\]:\\]/g, String.raw`\$&`)

/** What zsh does to complete values. */
function action(values: Values): string {
  switch (values.kind) {
    case 'choices':
      return `(${words(values.choices)})`
    case 'files':
      return '_files'
    case 'text':
      return ' '
  }
}

function zsh(commands: Commands): string {
  const cases = commands.map(({ name, options, arguments: values }) => {
    const specs = options.map((option) => {
      const value = option.values ? `:value:${action(option.values)}` : ''
      return quoted(`*${option.flag}[${ofArguments(option.meaning)}]${value}`)
    })
    return `    ${name}) _arguments ${words([...specs, quoted(`*:argument:${action(values)}`)])} ;;`
  })
  const described = commands.map(({ name, summary }) => quoted(`${name}:${ofArguments(summary)}`))
  return [
    '#compdef duet',
    '_duet() {',
    '  local -a commands',
    `  commands=(${words(described)})`,
    "  if (( CURRENT == 2 )); then _describe 'command' commands; return; fi",
    '  shift words; (( CURRENT-- ))',
    '  case $words[1] in',
    ...cases,
    '  esac',
    '}',
    'compdef _duet duet',
    // a file of fpath is run as the function itself when a line is completed for the first time
    'if [[ $funcstack[1] == _duet ]]; then _duet "$@"; fi',
    '',
  ].join('\n')
}

/** Within single quotes of fish. */
const ofFish = (text: string): string => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`

/** How fish takes the value of an option. */
function takes(values: Values | undefined): string {
  switch (values?.kind) {
    case undefined:
      return ''
    case 'choices':
      return ` -x -a ${ofFish(words(values.choices))}`
    case 'files':
      return ' -r -F'
    case 'text':
      return ' -x'
  }
}

function fish(commands: Commands): string {
  const lines = commands.flatMap(({ name, summary, options, arguments: values }) => {
    const within = `complete -c duet -n '__fish_seen_subcommand_from ${name}'`
    return [
      `complete -c duet -n __fish_use_subcommand -f -a ${name} -d ${ofFish(summary)}`,
      ...(values.kind === 'choices' ? [`${within} -f -a ${ofFish(words(values.choices))}`] : []),
      ...options.map(
        (option) =>
          `${within} -l ${option.flag.slice(2)}${takes(option.values)} -d ${ofFish(option.meaning)}`,
      ),
    ]
  })
  return [...lines, ''].join('\n')
}
