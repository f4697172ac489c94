import type { StoryKind } from '#content/contract';
import type { AnsDocument } from './document.ts';
import { textAt } from './json.ts';

/** The subtypes that change how a story is told (STORY-01 to STORY-06), with the other names that newsrooms gave them. */
const kindOfSubtype: ReadonlyMap<string, StoryKind> = new Map([
	['video', 'video'],
	['video_dark', 'video-dark'],
	['live', 'live'],
	['liveblog', 'live'],
	['liveblogging', 'live'],
	['longform', 'longform'],
	['newsletter', 'newsletter'],
	['gallery', 'gallery'],
]);

/** How a document is told: by its subtype, else by its type; an article when neither says more. */
export function kindOf(document: AnsDocument): StoryKind {
	const type = textAt(document, 'type');
	const kind = kindOfSubtype.get(textAt(document, 'subtype')?.toLowerCase() ?? '');
	if (type === 'gallery') return 'gallery';
	if (type === 'video') return kind === 'video-dark' ? 'video-dark' : 'video';
	return kind ?? 'article';
}
