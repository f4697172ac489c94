import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { type BrandId, brandList } from '#brands';
import {
	authoredAds,
	authoredBoards,
	authoredCalls,
	authoredCities,
	authoredLegalText,
	authoredMasthead,
	authoredNewsletters,
	authoredPodcasts,
	authoredProgrammes,
	authoredSchedule,
	authoredSignals,
	authoredSite,
	authoredStories,
} from './authoring.ts';
import type { Edition } from './edition.ts';

/** The brands that have demo content, which is a folder with the brand's id. */
export async function brandsWithDemo(folder: string): Promise<readonly BrandId[]> {
	const names = await readdir(folder);
	return brandList.map(({ id }) => id).filter((id) => names.includes(id));
}

/** Reads and validates the demo content of a brand. */
export async function readEdition(brand: BrandId, folder: string): Promise<Omit<Edition, 'origin' | 'now'>> {
	const site = v.parse(authoredSite, await readJson(join(folder, brand, 'site.json')));
	const schedule = v.parse(authoredSchedule, await readJson(join(folder, brand, 'schedule.json')));
	const signals = v.parse(authoredSignals, await readJson(join(folder, brand, 'signals.json')));
	const cities = v.parse(authoredCities, await readJson(join(folder, brand, 'cities.json')));
	const newsletters = v.parse(authoredNewsletters, await readJson(join(folder, brand, 'newsletters.json')));
	const ads = v.parse(authoredAds, await readJson(join(folder, brand, 'ads.json')));
	const calls = v.parse(authoredCalls, await readJson(join(folder, brand, 'calls.json')));
	const podcasts = v.parse(authoredPodcasts, await readJson(join(folder, brand, 'podcasts.json')));
	const programmes = v.parse(authoredProgrammes, await readJson(join(folder, brand, 'programmes.json')));
	const masthead = v.parse(authoredMasthead, await readJson(join(folder, brand, 'masthead.json')));
	const boards = v.parse(authoredBoards, await readJson(join(folder, brand, 'boards.json')));
	const stories = (await readFolder(join(folder, brand, 'stories'))).flatMap((file) => v.parse(authoredStories, file));
	const legalTexts = (await readFolder(join(folder, 'legal'))).map((file) => v.parse(authoredLegalText, file));
	const elections = (await readFolder(join(folder, 'elections'))).map((file) => v.parse(v.looseObject({}), file));
	return {
		brand,
		site,
		schedule,
		signals,
		cities,
		newsletters,
		ads,
		calls,
		podcasts,
		programmes,
		masthead,
		boards,
		legalTexts,
		elections,
		stories,
	};
}

/** What is in the JSON files of a folder, in the order of their names. */
async function readFolder(folder: string): Promise<readonly unknown[]> {
	const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
	return Promise.all(files.map((name) => readJson(join(folder, name))));
}

async function readJson(path: string): Promise<unknown> {
	return JSON.parse(await readFile(path, 'utf8'));
}
