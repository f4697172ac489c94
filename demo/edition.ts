import type { BrandId } from '#brands';
import type {
	AuthoredAds,
	AuthoredBoards,
	AuthoredCalls,
	AuthoredCities,
	AuthoredLegalText,
	AuthoredMasthead,
	AuthoredNewsletters,
	AuthoredPicture,
	AuthoredPodcasts,
	AuthoredProgrammes,
	AuthoredSchedule,
	AuthoredSignals,
	AuthoredSite,
	AuthoredStory,
} from './authoring.ts';
import { demoId } from './ids.ts';
import type { Sitter } from './pictures/people.ts';

/** A brand's demo content, and what is needed to make documents of it. */
export type Edition = {
	readonly brand: BrandId;
	readonly origin: string;
	/** The time from which the ages of stories are counted. */
	readonly now: Date;
	readonly site: AuthoredSite;
	readonly stories: readonly AuthoredStory[];
	readonly schedule: AuthoredSchedule;
	readonly signals: AuthoredSignals;
	/** The cities whose weather the brand shows. */
	readonly cities: AuthoredCities;
	readonly newsletters: AuthoredNewsletters;
	readonly ads: AuthoredAds;
	readonly calls: AuthoredCalls;
	readonly podcasts: AuthoredPodcasts;
	readonly programmes: AuthoredProgrammes;
	readonly masthead: AuthoredMasthead;
	/** The figures of the covers of sections. */
	readonly boards: AuthoredBoards;
	/** The same for all brands. */
	readonly legalTexts: readonly AuthoredLegalText[];
	/** The documents of elections; the same for all brands. */
	readonly elections: readonly object[];
};

/** The ANS version of the demo documents. */
export const version = '0.10.12';

/** The name of a scene's picture. Stories with the same scene and seed share one picture. */
export function pictureName({ scene, seed }: Pick<AuthoredPicture, 'scene' | 'seed'>): string {
	return `${scene} ${seed}`;
}

/** The name of a scene's picture as the cover of a podcast. */
export function coverName(picture: Pick<AuthoredPicture, 'scene' | 'seed'>): string {
	return `cover ${pictureName(picture)}`;
}

/** The name of an author's portrait. */
export function portraitName({ gender, age, variant }: Sitter): string {
	return `portrait ${gender} ${age} ${variant}`;
}

/** The ANS id of a brand's story. */
export function storyId(slug: string, { brand }: Pick<Edition, 'brand'>): string {
	return demoId(`${brand} story ${slug}`);
}

const units = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** The time that is `age` (`40m`, `3h`, `2d`) before the edition's time. */
export function ago(age: string, { now }: Pick<Edition, 'now'>): Date {
	const [, amount = '0', unit = 'm'] = /^(\d+)\s*([mhd])/.exec(age) ?? [];
	const length = unit === 'd' ? units.d : unit === 'h' ? units.h : units.m;
	return new Date(now.getTime() - Number(amount) * length);
}

/** The path of a story: its section, its date and its slug. */
export function storyPath(story: AuthoredStory, edition: Edition): string {
	const day = ago(story.age, edition).toISOString().slice(0, 10).replaceAll('-', '/');
	return `${story.section}/${day}/${story.slug}/`;
}
