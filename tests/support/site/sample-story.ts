import * as v from 'valibot';
import { type Card, documentIdSchema, type Picture, type SafeHtml, type Story, type Video } from '#content/contract';

// Replaces the sanitizer, which has tests of its own.
const sanitized = v.pipe(v.string(), v.brand('SafeHtml'));

/** HTML as the sanitizer would return it. */
export const safe = (html: string): SafeHtml => v.parse(sanitized, html);

export const samplePicture: Picture = {
	id: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
	extension: 'jpg',
	seoName: '',
	auth: 'a'.repeat(64),
	width: 1600,
	height: 1000,
	alt: 'Una plaza con árboles',
	caption: safe('La plaza, <b>ayer</b>.'),
	credit: 'Foto: Ana Paz',
	focal: { x: 0, y: 500 },
};

export const sampleVideo: Video = {
	id: 'v1',
	headline: 'Así quedó la plaza',
	file: { src: '/media/plaza.mp4', type: 'video/mp4' },
	poster: samplePicture,
	subtitles: [],
	milliseconds: 72_000,
	width: 1920,
	height: 1080,
	live: false,
};

export const sampleCard: Card = {
	id: v.parse(documentIdSchema, 'CARDCARDCARDCARDCARDCARD22'),
	kind: 'article',
	href: '/politica/2026/11/19/otra-nota/',
	headline: 'Otra nota que se puede leer',
	bylines: [],
	displayedAt: '2026-11-19T10:00:00Z',
	picture: samplePicture,
};

/** A sample story with these parts. */
export function sampleStory(parts: Partial<Story> = {}): Story {
	return {
		id: v.parse(documentIdSchema, 'STORYSTORYSTORYSTORYSTORY2'),
		kind: 'article',
		href: '/politica/2026/11/20/la-plaza-reabrio/',
		headline: 'La plaza reabrió después de dos años',
		subheadline: 'Vecinos y comerciantes esperaban la obra.',
		kicker: 'Ciudad',
		section: { id: '/politica/ciudad', name: 'Ciudad' },
		sections: [
			{ id: '/politica/ciudad', name: 'Ciudad' },
			{ id: '/politica', name: 'Política' },
			{ id: '/economia', name: 'Economía' },
		],
		picture: samplePicture,
		bylines: [{ name: 'Ana Paz', path: '/autor/ana-paz/' }],
		displayedAt: '2026-11-20T10:00:00Z',
		publishedAt: '2026-11-20T10:00:00Z',
		updatedAt: '2026-11-20T11:30:00Z',
		lead: { kind: 'picture', picture: samplePicture },
		body: [{ kind: 'text', html: safe('Reabrió la plaza.'), dropcap: false }],
		entries: [],
		tags: [{ slug: 'plazas', text: 'Plazas' }],
		relatedIds: [],
		corrections: [],
		canonical: { brand: 'tn', path: '/politica/2026/11/20/la-plaza-reabrio/' },
		title: 'La plaza reabrió',
		description: 'La obra terminó.',
		keywords: ['plazas'],
		noindex: false,
		access: 'free',
		comments: false,
		words: 300,
		language: 'es-AR',
		...parts,
	};
}
