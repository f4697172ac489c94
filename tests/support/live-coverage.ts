import { story } from './content.ts';

/** An entry of a live story: its id, how many minutes after noon it was written, its headline, and perhaps its mark and more elements. */
export type PlannedEntry = {
	readonly id: string;
	readonly minute: number;
	readonly title: string;
	readonly mark?: 'key' | 'pinned';
	readonly more?: readonly object[];
};

/** Path of the story of `liveCoverage`. */
export const coveragePath = '/deportes/final/';

/** A live story of a brand with entries, as a newsroom sends it. Later versions are newer. */
export function liveCoverage(brand: string, entries: readonly PlannedEntry[], lastUpdated = new Date()): Readonly<Record<string, unknown>> {
	return story('FINAL', {
		website: brand,
		website_url: coveragePath,
		subtype: 'live',
		headlines: { basic: 'La final, minuto a minuto' },
		display_date: '2026-11-20T15:00:00Z',
		last_updated_date: lastUpdated.toISOString(),
		content_elements: [{ type: 'text', content: 'Se juega la final.' }, ...entries.flatMap(elementsOf)],
	});
}

function elementsOf({ id, minute, title, mark, more = [] }: PlannedEntry): readonly object[] {
	const date = new Date(Date.UTC(2026, 10, 20, 15, minute)).toISOString();
	const config = { date, title, ...(mark && { mark }) };
	return [
		{ type: 'custom_embed', subtype: 'custom-liveblog', _id: id, embed: { id, url: 'https://redaccion.test/', config } },
		{ type: 'text', content: `Texto de ${title}.` },
		...more,
	];
}
