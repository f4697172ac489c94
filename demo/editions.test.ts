import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkDocument } from '../src/content/ans/check-document.ts';
import { coverPaths } from '../src/site/page-type.ts';
import { type Edition, pictureName } from './edition.ts';
import { brandsWithDemo, readEdition } from './read-edition.ts';
import { navigationDocuments } from './site-documents.ts';
import { storyDocument } from './story-document.ts';

const folder = import.meta.dirname;
const now = new Date('2026-11-20T15:00:00Z');

async function edition(brand: Edition['brand']): Promise<Edition> {
	const written = await readEdition(brand, folder);
	return { ...written, now, origin: `http://${brand}.localhost:4000` };
}

/** The length of a clip in ms, as its file says (`mvhd`, ISO/IEC 14496-12). */
function lengthOf(clip: number): number {
	const file = readFileSync(join(folder, `files/clip-${clip}.mp4`));
	const at = file.indexOf('mvhd');
	return (file.readUInt32BE(at + 20) / file.readUInt32BE(at + 16)) * 1_000;
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

	it('promises the length that its videos have', async () => {
		const made = await edition(brand);
		const lengths = made.stories.flatMap(({ video }) => (video === undefined ? [] : [lengthOf(video.clip)]));
		const promised = JSON.stringify(made.stories.map((story) => storyDocument(story, made))).matchAll(/"duration":(\d+)/g);
		expect(lengths.length).toBeGreaterThan(3);
		expect(new Set([...promised].map(([, duration]) => Number(duration)))).toEqual(new Set(lengths));
	});

	it('has at least four stories for each cover, and figures for those of sports and of money', async () => {
		const { stories, boards } = await edition(brand);
		for (const path of coverPaths.filter((one) => one !== '/los-mas-clickeados')) {
			const filed = stories.filter(({ section, sections }) => [section, ...sections].some((id) => `${id}/`.startsWith(`${path}/`)));
			expect([path, filed.length >= 4]).toEqual([path, true]);
		}
		const figures = new Set(boards.boards.map(({ section }) => section));
		expect([...figures]).toEqual(expect.arrayContaining(['/deportes', '/running', '/economia', '/campo']));
	});

	it('has a picture of its own for each story, so that no two on a screen are alike', async () => {
		const { stories } = await edition(brand);
		const names = stories.map(({ picture }) => pictureName(picture));
		expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
	});

	it('has every subtype and a menu', async () => {
		const made = await edition(brand);
		const subtypes = new Set(made.stories.flatMap(({ type, subtype }) => [type, subtype]));
		for (const subtype of ['live', 'longform', 'newsletter', 'video', 'video_dark', 'gallery']) expect(subtypes).toContain(subtype);
		expect(navigationDocuments(made).length).toBeGreaterThan(20);
	});
});
