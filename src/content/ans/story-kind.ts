import type { StoryKind } from '#content/contract';
import type { AnsDocument } from './document.ts';
import { textAt } from './json.ts';

/** The kind of each subtype that changes how a story is presented (STORY-01 to STORY-06), with the other names that newsrooms use. */
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

/** The kind of a document: by its subtype, or else by its type; the default is `article`. */
export function kindOf(document: AnsDocument): StoryKind {
	const type = textAt(document, 'type');
	const kind = kindOfSubtype.get(textAt(document, 'subtype')?.toLowerCase() ?? '');
	if (type === 'gallery') return 'gallery';
	if (type === 'video') return kind === 'video-dark' ? 'video-dark' : 'video';
	return kind ?? 'article';
}
