import type { Media } from '#media';
import type { Films } from '#newsroom';

/** The store of films and captions for the newsroom. */
export const newsroomFilms = ({ films, putFile }: Pick<Media, 'films' | 'putFile'>): Films => ({
	maxBytes: films.maxBytes,
	newId: () => films.newId(),
	putPiece: (id, start, bytes) => films.putPiece(id, start, bytes),
	finish: (film) => films.finish(film),
	drop: (id) => films.drop(id),
	remove: (id) => films.remove(id),
	putCaptions: (text) => putFile(new TextEncoder().encode(text), 'vtt'),
});
