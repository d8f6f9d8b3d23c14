import type { Section } from './section.ts'

/** Text of one section, by its id. */
export type SectionTexts = ReadonlyMap<string, string>

const begin = (id: string): string => `<!-- ${id} -->`
const end = (id: string): string => `<!-- /${id} -->`

/** The texts of the sections that a page holds; none for a page that is not there yet. */
export function sectionsOfPage(page: string): SectionTexts {
  const texts = new Map<string, string>()
  for (const [, id, text] of page.matchAll(/<!-- (\w+) -->\n(.*?)\n<!-- \/\1 -->/gs)) {
    if (id !== undefined && text !== undefined) texts.set(id, text)
  }
  return texts
}

/** The page with a section for each text, in the order of the sections; one that was never made says so. */
export function pageOf(sections: readonly Section[], texts: SectionTexts): string {
  const parts = sections.map(({ id, title, about, command }) => {
    const text = texts.get(id) ?? `Not run yet: \`npm run validation -- --only ${id}\`.`
    return [
      `## ${title}`,
      '',
      ...about,
      '',
      `\`npm run ${command}\``,
      '',
      begin(id),
      text,
      end(id),
    ].join('\n')
  })
  return `${[...HEAD, dataTable(sections), ...parts].join('\n\n')}\n`
}

const HEAD: readonly string[] = [
  '# Validation',
  'How near the engine comes to closed forms, to other programs and to measurements. This page is made by `npm run validation` from the runs themselves and is not edited by hand; `npm run validation -- --only vectors,ssc` makes single sections anew and keeps the others.',
  'A difference is the engine less the reference. Where a run fails a bar the table says so; nothing is left out. Numbers that were computed for this project lie in `reference`; files of others are fetched from their public addresses into `reference/data` by `npm run reference:data`, which checks their hashes. A section without its data fails and the page keeps what it had.',
]

function dataTable(sections: readonly Section[]): string {
  return [
    '| Section | Command | Data |',
    '| --- | --- | --- |',
    ...sections.map(
      ({ title, command, folder }) =>
        `| ${title} | \`npm run ${command}\` | ${folder === undefined ? 'none' : `\`${folder}\``} |`,
    ),
  ].join('\n')
}
