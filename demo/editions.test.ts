import { describe, expect, it } from 'vitest';
import { checkDocument } from '../src/content/ans/check-document.ts';
import type { Edition } from './edition.ts';
import { brandsWithDemo, readEdition } from './read-edition.ts';
import { navigationDocuments } from './site-documents.ts';
import { storyDocument } from './story-document.ts';

const folder = import.meta.dirname;
const now = new Date('2026-11-20T15:00:00Z');

async function edition(brand: Edition['brand']): Promise<Edition> {
	const written = await readEdition(brand, folder);
	return { ...written, now, origin: `http://${brand}.localhost:4000` };
}

describe.each(await brandsWithDemo(folder))('the demo content of %s', (brand) => {
	it('has at least 60 stories with different slugs', async () => {
		const { stories } = await edition(brand);
		expect(stories.length).toBeGreaterThanOrEqual(60);
		expect(new Set(stories.map(({ slug }) => slug)).size).toBe(stories.length);
	});

	it('is valid ANS', async () => {
		const made = await edition(brand);
		const problems = made.stories.flatMap((story) => {
			const checked = checkDocument(storyDocument(story, made));
			return checked.kind === 'accepted' ? [] : checked.problems.map(({ path, message }) => `${story.slug} ${path}: ${message}`);
		});
		expect(problems).toEqual([]);
	});

	it('has every subtype and a menu', async () => {
		const made = await edition(brand);
		const subtypes = new Set(made.stories.flatMap(({ type, subtype }) => [type, subtype]));
		for (const subtype of ['live', 'longform', 'newsletter', 'video', 'video_dark', 'gallery']) expect(subtypes).toContain(subtype);
		expect(navigationDocuments(made).length).toBeGreaterThan(20);
	});
});
