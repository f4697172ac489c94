import { refuse } from '../refusals.ts';
import type { ByteSource } from './byte-source.ts';
import type { FilmFacts } from './film-facts.ts';
import { readMp4, startsLikeMp4 } from './read-mp4.ts';
import { readWebm, startsLikeWebm } from './read-webm.ts';

/** Whether the first bytes of a file can be those of a film. */
export const startsLikeFilm = (bytes: Buffer): boolean => startsLikeMp4(bytes) || startsLikeWebm(bytes);

/**
 * Reads the container of a whole file. Refuses with UNSUPPORTED_FILM, CORRUPT_FILM, UNSUPPORTED_CODEC or FILM_WITHOUT_PICTURE what is not
 * a film that browsers play: MP4 with H.264 and AAC, or WebM.
 */
export async function checkFilm(source: ByteSource): Promise<FilmFacts> {
	const beginning = await source.read(0, 16);
	if (startsLikeMp4(beginning)) return readMp4(source);
	if (startsLikeWebm(beginning)) return readWebm(source);
	return refuse('UNSUPPORTED_FILM');
}
