import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandList, brands } from '#brands';
import { testContent } from '../../../tests/support/content.ts';
import { examplesOf, hasSharedData } from '../ans/fixtures/shared-data.ts';
import { importDocuments } from './import-documents.ts';
import type { ImportEvent } from './import-event.ts';

const content = testContent();
const works: readonly unknown[] = ['story', 'video', 'gallery', 'collection'];

/** Imports a set of the collected examples and returns the events. */
async function importSet(set: string): Promise<readonly ImportEvent[]> {
	const folder = await mkdtemp(join(tmpdir(), 'kiosco-import-'));
	for (const { name, json } of examplesOf(set)) {
		await mkdir(dirname(join(folder, name)), { recursive: true });
		await writeFile(join(folder, name), JSON.stringify(json));
	}
	const options = { content: content(), brand: brands.tn, brands: brandList, section: '/noticias', stopped: () => false };
	const events: ImportEvent[] = [];
	for await (const event of importDocuments({ ...options, paths: [folder] })) events.push(event);
	await rm(folder, { recursive: true });
	return events;
}

describe.runIf(hasSharedData)('the collected examples', () => {
	it.each(['ans', 'ans-older', 'api'])('every story, video, gallery and collection of %s is imported', { tags: 'slow' }, async (set) => {
		const events = (await importSet(set)).filter(({ place }) => works.includes(place.type));
		expect(events.length).toBeGreaterThan(15);
		expect(events.filter(({ kind }) => kind !== 'stored' && kind !== 'draft' && kind !== 'ignored')).toEqual([]);
	});

	it('every imported story has a page', { tags: 'slow' }, async () => {
		await importSet('ans');
		await importSet('api');
		const contentQueries = content().queries('tn');
		const cards = await contentQueries.list({ all: ['all'], size: 100 });
		expect(cards.length).toBeGreaterThan(5);
		for (const card of cards) expect(await contentQueries.at(card.href)).toMatchObject({ kind: 'story', story: { id: card.id } });
	});

	it('C01 no invalid document is stored as it came: its repairs are named, or its refusal says why', { tags: 'slow' }, async () => {
		const events = await importSet('invalid');
		expect(events.length).toBeGreaterThan(60);
		for (const event of events) {
			if (event.kind === 'stored' || event.kind === 'draft') expect(event.repairs).not.toEqual([]);
			else expect(event.kind).toMatch(/refused|fragment/);
			if (event.kind === 'refused')
				expect(event.problems[0]).toMatchObject({ path: expect.stringMatching(/^\$/), message: expect.any(String) });
		}
	});
});
