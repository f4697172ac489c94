// Invented cards of stories, for samples of blocks that are empty until readers read and the newsroom works, such as the most read.
import * as v from 'valibot';
import { type Card, documentIdSchema } from '#content/contract';

const headlines = [
	'La ciudad estrena una línea de tranvías eléctricos',
	'Qué cambia desde el lunes en la escuela',
	'El club del barrio juega la final después de treinta años',
	'Una receta de pan con tres ingredientes',
	'El festival vuelve a la costanera con entrada libre',
];

export const sampleCards: readonly Card[] = headlines.map((headline, at) => ({
	id: v.parse(documentIdSchema, `SAMPLE-${at}`),
	kind: 'article',
	href: `/sociedad/muestra-${at}/`,
	headline,
	kicker: 'Sociedad',
	bylines: [],
	displayedAt: '2026-11-20T12:00:00.000Z',
}));
