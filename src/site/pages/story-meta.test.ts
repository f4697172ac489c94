import { describe, expect, it } from 'vitest';
import type { Story } from '#content/contract';
import { sampleContext } from '../../../tests/support/site/sample-context.ts';
import { safe, samplePicture, sampleStory, sampleVideo } from '../../../tests/support/site/sample-story.ts';
import { storyMeta } from './story-meta.ts';

const metaOf = (parts: Partial<Story> = {}) => storyMeta(sampleStory(parts), sampleContext());
const graphOf = (type: string, parts: Partial<Story> = {}) =>
	metaOf(parts).graphs.find((graph) => '@type' in graph && graph['@type'] === type);
const address = 'https://tn.test/politica/2026/11/20/la-plaza-reabrio/';

describe('the metadata of a story', () => {
	it('has its title, description and times', () => {
		expect(metaOf()).toMatchObject({ title: 'La plaza reabrió | TN', description: 'La obra terminó.', type: 'article', noindex: false });
		expect(metaOf().article).toMatchObject({ publishedAt: '2026-11-20T10:00:00Z', section: 'Ciudad', tags: ['Plazas'] });
	});

	it('has the canonical address on another brand, or on another site', () => {
		expect(metaOf({ canonical: { brand: 'eldoce', path: '/x/' } }).canonical).toBe('https://eldoce.test/x/');
		expect(metaOf({ canonical: { external: 'https://otro.example/y' } }).canonical).toBe('https://otro.example/y');
	});

	it('is not indexed when the newsroom says so', () => expect(metaOf({ noindex: true }).noindex).toBe(true));

	it('has the OpenGraph type of a video', () => expect(metaOf({ kind: 'video-dark' }).type).toBe('video.other'));
});

describe('the graphs of a story', () => {
	it('have a NewsArticle with its authors, images in three ratios and publisher', () => {
		expect(graphOf('NewsArticle')).toMatchObject({
			mainEntityOfPage: address,
			dateModified: '2026-11-20T11:30:00Z',
			author: [{ '@type': 'Person', name: 'Ana Paz', url: 'https://tn.test/autor/ana-paz/' }],
			image: [expect.stringContaining('height=1200'), expect.stringContaining('height=900'), expect.stringContaining('height=675')],
			publisher: { '@type': 'NewsMediaOrganization', name: 'TN' },
			isAccessibleForFree: true,
		});
	});

	it('name the newsroom as the author of a story without bylines', () => {
		expect(graphOf('NewsArticle', { bylines: [] })).toMatchObject({ author: { '@type': 'NewsMediaOrganization' } });
	});

	it('name the part that is not free, and the sponsor', () => {
		expect(graphOf('NewsArticle', { access: 'excerpt', sponsor: 'Molinos' })).toMatchObject({
			isAccessibleForFree: false,
			hasPart: { cssSelector: '.para-registrados' },
			sponsor: { name: 'Molinos' },
		});
	});

	it('have breadcrumbs from home through the sections of the story', () => {
		const names = ['Inicio', 'Política', 'Ciudad', 'La plaza reabrió después de dos años'];
		expect(graphOf('BreadcrumbList')).toMatchObject({ itemListElement: names.map((name) => ({ name })) });
	});

	it('have each entry of a live story with its own address and text', () => {
		const entry = {
			id: 'e2',
			at: '2026-11-20T11:00:00Z',
			title: 'Abrió',
			body: [{ kind: 'text' as const, html: safe('Ya <b>está</b> &amp; va.'), dropcap: false }],
		};
		const first = { ...entry, id: 'e1', at: '2026-11-20T10:00:00Z' };
		expect(graphOf('LiveBlogPosting', { kind: 'live', entries: [entry, first] })).toMatchObject({
			coverageStartTime: first.at,
			coverageEndTime: entry.at,
			liveBlogUpdate: [{ headline: 'Abrió', articleBody: 'Ya está & va.', url: `${address}#e2` }, { url: `${address}#e1` }],
		});
	});

	it('have a headline for an entry of a live story that has only text', () => {
		const body = [{ kind: 'text' as const, html: safe('Ya <b>está</b> &amp; va.'), dropcap: false }];
		const entries = [{ id: 'e1', at: '2026-11-20T11:00:00Z', title: '', body }];
		expect(graphOf('LiveBlogPosting', { kind: 'live', entries })).toMatchObject({ liveBlogUpdate: [{ headline: 'Ya está & va.' }] });
	});

	it('describe each video: upload date, duration and address', () => {
		const parts: Partial<Story> = {
			kind: 'video',
			lead: { kind: 'video', video: { ...sampleVideo, live: true, transcript: ['Abrió.', 'Hoy.'] } },
		};
		expect(graphOf('VideoObject', parts)).toMatchObject({
			uploadDate: '2026-11-20T10:00:00Z',
			duration: 'PT1M12S',
			contentUrl: 'https://tn.test/media/plaza.mp4',
			publication: { isLiveBroadcast: true },
			transcript: 'Abrió.\nHoy.',
		});
	});

	it('describe where a video plays in a frame: the lead video in our player, by the id of its story', () => {
		const video = { ...sampleVideo };
		const parts: Partial<Story> = { kind: 'video', lead: { kind: 'video', video }, body: [{ kind: 'video', video: sampleVideo }] };
		expect(graphOf('VideoObject', parts)).toMatchObject({ embedUrl: expect.stringMatching(/^https:\/\/tn\.test\/reproductor\/[^/]+\/$/) });
		expect(graphOf('VideoObject', { body: [{ kind: 'video', video: sampleVideo }] })).not.toHaveProperty('embedUrl');
	});

	it('describe the pictures of a gallery', () => {
		expect(graphOf('ImageGallery', { kind: 'gallery', lead: { kind: 'gallery', pictures: [samplePicture] } })).toMatchObject({
			associatedMedia: [{ '@type': 'ImageObject', caption: 'La plaza, ayer.', creditText: 'Foto: Ana Paz' }],
		});
	});

	it('have the share card as their image where the story has no picture', () => {
		const { picture, ...story } = sampleStory();
		const { graphs } = storyMeta(story, sampleContext());
		expect(picture).toBeDefined();
		expect(graphs[0]).toMatchObject({ image: [expect.stringContaining('/media/cards/tn.jpg?')] });
	});

	it('say what the newsroom corrected', () => {
		const corrections = [{ heading: 'Corrección', html: safe('Eran <b>diez</b> árboles, no nueve.') }];
		expect(graphOf('NewsArticle', { corrections })).toMatchObject({
			correction: [{ '@type': 'CorrectionComment', name: 'Corrección', text: 'Eran diez árboles, no nueve.' }],
		});
		expect(graphOf('NewsArticle')).not.toHaveProperty('correction');
	});

	it.each([
		['45 min', 'PT45M'],
		['1 h 20 min', 'PT1H20M'],
		['2 horas y 5 minutos', 'PT2H5M'],
		['24 h', 'PT24H'],
		['toda la noche', undefined],
	])('describe a recipe that takes %s: servings, ingredients and steps', (time, totalTime) => {
		const list = (ordered: boolean, ...items: string[]) => ({ kind: 'list' as const, list: { ordered, items: items.map(safe) } });
		const facts = [
			{ kind: 'time', text: time },
			{ kind: 'servings', text: '4 porciones' },
		] as const;
		const body = [list(false, '500 g de harina', 'Sal <b>fina</b>'), list(true, 'Mezclá.', 'Horneá.'), list(false, 'Otra lista')];
		const recipe = graphOf('Recipe', { facts, body });
		expect(recipe).toMatchObject({
			recipeYield: '4 porciones',
			recipeIngredient: ['500 g de harina', 'Sal fina'],
			recipeInstructions: [{ '@type': 'HowToStep', text: 'Mezclá.' }, { text: 'Horneá.' }],
		});
		expect(recipe && 'totalTime' in recipe ? recipe.totalTime : undefined).toBe(totalTime);
		expect(graphOf('Recipe', { body })).toBeUndefined();
	});

	it('turn a rating into a review', () => {
		const body: Story['body'] = [{ kind: 'rating', value: 4, min: 0, max: 5, units: 'estrellas' }];
		expect(graphOf('Review', { body })).toMatchObject({ reviewRating: { ratingValue: 4, bestRating: 5, worstRating: 0 } });
		expect(graphOf('Review')).toBeUndefined();
	});
});
