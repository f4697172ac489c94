import type { Subject } from '../../subject.ts';

/** Section paths that mean "no section", as values and as words (HDR-15). */
const noSection: ReadonlySet<string> = new Set(['', '/', 'homepage', '/homepage', 'null', 'undefined', 'false']);

/** Where the reader is: a section's page itself, or the primary section of a story (HDR-14). */
export function currentSection(subject: Subject): { readonly text: string; readonly href: string } | undefined {
	const section = sectionOf(subject);
	return section === undefined || noSection.has(section.id) ? undefined : { text: section.name, href: `${section.id}/` };
}

function sectionOf(subject: Subject): { readonly id: string; readonly name: string } | undefined {
	switch (subject.kind) {
		case 'section':
			return subject.section;
		case 'cover':
			return subject.section ?? { id: subject.path.slice(0, -1), name: subject.name };
		case 'story':
			return subject.story.section;
		case 'tag':
		case 'author':
		case 'collection':
		case 'index':
		case 'search':
		case 'account':
		case 'notice':
			return undefined;
	}
}
