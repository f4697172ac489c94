import type { BrandSite } from '../readers/reader-support.ts';
import type { StoredFilm } from './films.ts';

type NewVideo = { readonly id: string; readonly fileName: string; readonly film: StoredFilm };

/** The ANS of a video that was just uploaded: a draft with the name of its file as headline. */
export function videoDocument({ brand, origin }: BrandSite, { id, fileName, film }: NewVideo): Readonly<Record<string, unknown>> {
	return {
		type: 'video',
		version: '0.10.12',
		_id: id,
		language: 'es-AR',
		canonical_website: brand.id,
		headlines: { basic: headlineOf(fileName) },
		source: { source_type: 'staff', name: brand.name, system: 'kiosco' },
		video_type: 'clip',
		...(film.milliseconds !== undefined && { duration: film.milliseconds }),
		streams: [
			{
				url: `${origin}${film.path}`,
				stream_type: film.kind,
				width: film.width,
				height: film.height,
				filesize: film.bytes,
				...(film.milliseconds !== undefined && { bitrate: Math.round((film.bytes * 8) / film.milliseconds) }),
			},
		],
	};
}

const headlineOf = (fileName: string): string =>
	fileName
		.replace(/\.[a-z0-9]{2,4}$/i, '')
		.replaceAll(/[_-]+/g, ' ')
		.trim() || 'Video';

/** The ids of the films of our own store in the streams of a video. */
export const filmsIn = (text: string): readonly string[] => [
	...new Set([...text.matchAll(/\/media\/files\/([A-Z2-7]{26})\.(?:mp4|webm)/g)].flatMap(([, id]) => id ?? [])),
];
