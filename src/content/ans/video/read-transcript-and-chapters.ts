import type { MediaChapter } from '#content/contract';
import { type JsonObject, numberAt, objectsAt, textAt } from '../json.ts';
import { cleanText } from '../text/clean-text.ts';

type TranscriptAndChapters = { readonly chapters?: readonly MediaChapter[]; readonly transcript?: readonly string[] };

/**
 * The transcript and the chapters of a video or sound. ANS has a transcript only for videos; those of sounds, and all chapters, are in
 * `additional_properties`: `[{"start": 62000, "title": "…"}]`, with `start` in ms.
 */
export const readTranscriptAndChapters = (media: JsonObject): TranscriptAndChapters => ({ ...transcriptOf(media), ...chaptersOf(media) });

function transcriptOf(media: JsonObject): Pick<TranscriptAndChapters, 'transcript'> {
	const text = textAt(media, 'transcript') ?? textAt(media, 'additional_properties', 'transcript') ?? '';
	const paragraphs = text.split(/\n+/).map(cleanText).filter(Boolean);
	return paragraphs.length === 0 ? {} : { transcript: paragraphs };
}

/** A single chapter is ignored: there is nothing to choose. */
function chaptersOf(media: JsonObject): Pick<TranscriptAndChapters, 'chapters'> {
	const chapters = objectsAt(media, 'additional_properties', 'chapters').flatMap((chapter) => {
		const start = numberAt(chapter, 'start') ?? -1;
		const title = cleanText(textAt(chapter, 'title') ?? '');
		return start < 0 || title === '' ? [] : [{ start, title }];
	});
	return chapters.length < 2 ? {} : { chapters: chapters.sort((one, other) => one.start - other.start) };
}
