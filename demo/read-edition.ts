import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { type BrandId, brandList } from '#brands';
import { authoredSchedule, authoredSite, authoredStories } from './authoring.ts';
import type { Edition } from './edition.ts';

/** The brands that have demo content, which is a folder with the brand's id. */
export async function brandsWithDemo(folder: string): Promise<readonly BrandId[]> {
	const names = await readdir(folder);
	return brandList.map(({ id }) => id).filter((id) => names.includes(id));
}

/** Reads and validates the demo content of a brand. */
export async function readEdition(brand: BrandId, folder: string): Promise<Pick<Edition, 'brand' | 'site' | 'schedule' | 'stories'>> {
	const site = v.parse(authoredSite, await readJson(join(folder, brand, 'site.json')));
	const schedule = v.parse(authoredSchedule, await readJson(join(folder, brand, 'schedule.json')));
	const stories = join(folder, brand, 'stories');
	const files = (await readdir(stories)).filter((name) => name.endsWith('.json')).sort();
	const storiesByFile = await Promise.all(files.map(async (name) => v.parse(authoredStories, await readJson(join(stories, name)))));
	return { brand, site, schedule, stories: storiesByFile.flat() };
}

async function readJson(path: string): Promise<unknown> {
	return JSON.parse(await readFile(path, 'utf8'));
}
