import type { Subject } from '../../subject.ts';

/** Section ids that mean "no section" (HDR-15). */
const noSection: ReadonlySet<string> = new Set(['', '/', 'homepage', '/homepage', 'null', 'undefined', 'false']);

/** The section of the page: the section that it is about, or the primary section of its story (HDR-14). */
export function currentSection(subject: Subject): { readonly text: string; readonly href: string } | undefined {
	const section = sectionOf(subject);
	return section === undefined || noSection.has(section.id) ? undefined : { text: section.name, href: `${section.id}/` };
}

function sectionOf(subject: Subject): { readonly id: string; readonly name: string } | undefined {
	switch (subject.kind) {
		case 'newsletter':
			return subject.newsletter.section;
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
		case 'authors':
		case 'tags':
		case 'search':
		case 'account':
		case 'live':
		case 'player':
		case 'schedule':
		case 'weather':
		case 'election':
		case 'statistics':
		case 'legal-text':
		case 'masthead':
		case 'podcast':
		case 'video-feed':
		case 'newsletters':
		case 'calls':
		case 'call':
		case 'kept':
		case 'notice':
		case 'offline':
			return undefined;
	}
}
