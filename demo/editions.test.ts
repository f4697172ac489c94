import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkDocument } from '../src/content/ans/check-document.ts';
import { coverPaths } from '../src/site/page-type.ts';
import type { AuthoredElement, AuthoredPicture, AuthoredStory } from './authoring.ts';
import { ago, type Edition, pictureName } from './edition.ts';
import { personOf, type Sitter } from './pictures/people.ts';
import { sitterOf } from './pictures/scene.ts';
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

/** What tells a face from others: not the colours of its picture. */
const faceOf = (sitter: Sitter): string => JSON.stringify({ ...personOf(sitter), mood: undefined });

/** All pictures of a story, also those inside its text. */
const picturesOf = ({ picture, cover, body }: AuthoredStory): readonly AuthoredPicture[] => [
	picture,
	...(cover ? [cover] : []),
	...body.flatMap(picturesIn),
];

function picturesIn(element: AuthoredElement): readonly AuthoredPicture[] {
	if (typeof element === 'string') return [];
	if ('group' in element) return element.group.flatMap(picturesIn);
	if ('gallery' in element) return element.gallery.images;
	return 'image' in element ? [element.image] : [];
}

/** The pairs of stories so near to each other in a list that a reader sees both, with pictures of one scene. */
const twins = (list: readonly AuthoredStory[]): readonly string[] =>
	list.flatMap((story, at) =>
		list
			.slice(at + 1, at + 4)
			.filter(({ picture }) => picture.scene === story.picture.scene)
			.map(({ slug }) => `${story.picture.scene}: ${story.slug} ${slug}`),
	);

describe.each(await brandsWithDemo(folder))('the demo content of %s', (brand) => {
	it('has at least 60 stories with different slugs', async () => {
		const { stories } = await edition(brand);
		expect(stories.length).toBeGreaterThanOrEqual(60);
		expect(new Set(stories.map(({ slug }) => slug)).size).toBe(stories.length);
	});

	it('is valid ANS', { tags: 'slow' }, async () => {
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

	it('shows no scene twice among near stories of its front page and of its latest', async () => {
		const made = await edition(brand);
		const { stories, site } = made;
		const home = site.collections.find(({ alias }) => alias === 'home')?.items ?? [];
		const front = home.flatMap((slug) => stories.filter((story) => story.slug === slug));
		const latest = stories.toSorted((a, b) => ago(b.age, made).getTime() - ago(a.age, made).getTime());
		expect(front.length).toBeGreaterThan(10);
		expect([...twins(front), ...twins(latest)]).toEqual([]);
	});

	it('lets readers propose themselves on a page of its menu', async () => {
		const { calls, site } = await edition(brand);
		const open = calls.calls.filter(({ opensIn, closesIn }) => opensIn < 0 && closesIn > 0);
		expect(open.map(({ slug }) => slug)).toContain('candidateame');
		expect(site.links.map(({ url }) => url)).toContain('/candidateame/');
	});

	it('has every subtype and a menu', async () => {
		const made = await edition(brand);
		const subtypes = new Set(made.stories.flatMap(({ type, subtype }) => [type, subtype]));
		for (const subtype of ['live', 'longform', 'newsletter', 'video', 'video_dark', 'gallery']) expect(subtypes).toContain(subtype);
		expect(navigationDocuments(made).length).toBeGreaterThan(20);
	});
});

describe('the faces of the demo', () => {
	it('belong to one person each, and none of a story is a journalist’s', async () => {
		const editions = await Promise.all((await brandsWithDemo(folder)).map(edition));
		const journalists = editions.flatMap(({ site }) => site.authors.map(({ name, portrait }) => [faceOf(portrait), name] as const));
		const portrayed = editions.flatMap(({ stories }) =>
			stories.flatMap(picturesOf).flatMap(({ scene, seed, person = 'nobody' }) => {
				const sitter = sitterOf(scene, seed);
				return sitter ? [[faceOf(sitter), person] as const] : [];
			}),
		);
		expect(portrayed.length).toBeGreaterThan(10);
		const owners = Object.groupBy([...new Map([...journalists, ...portrayed].map((one) => [one.join(), one])).values()], ([face]) => face);
		expect(Object.values(owners).filter((people) => people?.length !== 1)).toEqual([]);
		expect(portrayed.map(([, person]) => person)).not.toContain('nobody');
	});
});
