// What an ANS video says of its film.
import { type AnsObject, objectAt, objectsOf, textOf } from './ans-value.ts';
import { withMember } from './members.ts';

/** The film of a video. Lengths are pixels; numbers that the document does not have are 0. */
export type Film = {
	/** The address of its first stream. */
	readonly url: string;
	readonly width: number;
	readonly height: number;
	readonly bytes: number;
	readonly milliseconds: number;
	/** The address of its WebVTT captions; empty without them. */
	readonly captions: string;
};

/** The film of a document of type video; undefined for other works. */
export function readFilm(document: AnsObject): Film | undefined {
	if (document.type !== 'video') return undefined;
	const [stream = {}] = objectsOf(document, 'streams');
	const captions = objectsOf(objectAt(document, 'subtitles'), 'urls').find(isWebVtt);
	return {
		url: textOf(stream, 'url'),
		width: numberOf(stream, 'width'),
		height: numberOf(stream, 'height'),
		bytes: numberOf(stream, 'filesize'),
		milliseconds: numberOf(document, 'duration'),
		captions: textOf(captions ?? {}, 'url'),
	};
}

/** The document with the length and the captions of a film. Captions in other formats stay. */
export function writeFilm(document: AnsObject, film: Film | undefined): AnsObject {
	if (!film) return document;
	const others = objectsOf(objectAt(document, 'subtitles'), 'urls').filter((file) => !isWebVtt(file));
	const urls = film.captions === '' ? others : [{ format: 'WEB_VTT', url: film.captions }, ...others];
	const timed = withMember(document, 'duration', film.milliseconds || undefined);
	return withMember(timed, 'subtitles', urls.length === 0 ? undefined : { ...objectAt(document, 'subtitles'), urls });
}

const isWebVtt = (file: AnsObject): boolean => /vtt/i.test(textOf(file, 'format'));
const numberOf = (object: AnsObject, key: string): number => (typeof object[key] === 'number' ? object[key] : 0);
