import type { BrandId } from '#brands';
import type { AuthoredPicture, AuthoredSite, AuthoredStory } from './authoring.ts';
import { demoId } from './ids.ts';

/** What one brand's demo content is made into documents with. */
export type Edition = {
	readonly brand: BrandId;
	readonly origin: string;
	/** The moment that ages are counted from. */
	readonly now: Date;
	readonly site: AuthoredSite;
	readonly stories: readonly AuthoredStory[];
};

/** The version of ANS that the demo documents are written in. */
export const version = '0.10.12';

/** The picture of a scene; two stories that ask for the same one share it. */
export function pictureName({ scene, seed }: Pick<AuthoredPicture, 'scene' | 'seed'>): string {
	return `${scene} ${seed}`;
}

export function portraitName(number: number): string {
	return `portrait ${number}`;
}

/** Id of a brand's story by its slug. */
export function storyId(slug: string, { brand }: Pick<Edition, 'brand'>): string {
	return demoId(`${brand} story ${slug}`);
}

const units = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** The time that was `age` (`40m`, `3h`, `2d`) before the edition's. */
export function ago(age: string, { now }: Pick<Edition, 'now'>): Date {
	const [, amount = '0', unit = 'm'] = /^(\d+)\s*([mhd])/.exec(age) ?? [];
	const length = unit === 'd' ? units.d : unit === 'h' ? units.h : units.m;
	return new Date(now.getTime() - Number(amount) * length);
}

/** Address of a story: its section, the day it came out and its slug. */
export function storyPath(story: AuthoredStory, edition: Edition): string {
	const day = ago(story.age, edition).toISOString().slice(0, 10).replaceAll('-', '/');
	return `${story.section}/${day}/${story.slug}/`;
}
