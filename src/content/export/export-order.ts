import type { DocumentKind } from '../store/tables.ts';

/** The file of each kind, in the order in which an import needs them: what others refer to comes first, redirects when all pages have their addresses. */
const files: Readonly<Record<DocumentKind, string>> = {
	section: 'sections',
	link: 'links',
	tag: 'tags',
	author: 'authors',
	image: 'images',
	audio: 'audio',
	work: 'works',
	collection: 'collections',
	programme: 'programmes',
	podcast: 'podcasts',
	newsletter: 'newsletters',
	schedule: 'schedules',
	signal: 'signals',
	weather: 'weather',
	election: 'elections',
	call: 'calls',
	board: 'boards',
	ad: 'ads',
	'legal-text': 'legal-texts',
	masthead: 'mastheads',
	redirect: 'redirects',
};

/** Kinds of documents with the names of their files, which sort in this order. */
export const exportOrder = Object.entries(files).map(([kind, name], at) => ({
	kind,
	file: `${String(at + 1).padStart(2, '0')}-${name}.ndjson`,
}));

/** The file of the addresses that works had before: redirects that no document holds. */
export const movedFile = `${exportOrder.length + 1}-former-addresses.ndjson`;
