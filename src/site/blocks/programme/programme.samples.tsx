import type { Chapter, ContentQueries, Programme } from '#content/contract';
import type { BlockSamples } from '../../samples/block-samples.ts';
import { sampleSchedule } from '../../samples/sample-schedule.ts';
import { aSection } from '../../samples/sample-subjects.ts';

const chaptersFrom = (first: number, titles: readonly string[]): readonly Chapter[] =>
	titles.map((title, at) => ({ number: first + at, title, date: `2026-11-${10 + at}` }));

const programmeAt = (section: string): Programme => ({
	section,
	text: 'Una familia, una herencia y un desierto de sal: la novela de las noches.',
	hours: 'De lunes a jueves, a las 21.15',
	cast: [
		{ name: 'Guadalupe Sarmoria', role: 'Amparo' },
		{ name: 'Ramiro Uncal', role: 'Baltasar' },
	],
	seasons: [
		{ name: 'Temporada 2', chapters: chaptersFrom(1, ['La sal', 'El testamento']) },
		{ name: 'Temporada 1', chapters: chaptersFrom(1, ['La tranquera']) },
	],
	source: { name: 'la producción', updatedAt: new Date('2026-11-20T12:00:00Z') },
});

/** A schedule that gives all of its broadcasts to the programmes. */
const scheduleOf =
	(isOld: boolean): ContentQueries['schedule'] =>
	async () => {
		const schedule = sampleSchedule({ isOld });
		const days = schedule.days.map((day) => ({
			...day,
			broadcasts: day.broadcasts.map((broadcast) => ({ ...broadcast, programme: '/programas/' })),
		}));
		return { ...schedule, days };
	};

/** The section of the page is a programme, whose broadcasts are those of `scheduleOf`. */
const programme: ContentQueries['programme'] = async () => programmeAt('/programas');
const leastProgramme: ContentQueries['programme'] = async (section) => {
	const { hours: _, ...whole } = programmeAt(section);
	return { ...whole, cast: [], seasons: [] };
};
const noProgramme: ContentQueries['programme'] = async () => undefined;

export const programmeSamples: BlockSamples<'programme'> = {
	block: 'programme',
	samples: [
		{ name: 'with its cast, and one broadcast on air', subject: aSection, content: { programme, schedule: scheduleOf(false) } },
		{ name: 'with an old schedule', subject: aSection, content: { programme, schedule: scheduleOf(true) } },
		{ name: 'with a text alone', subject: aSection, content: { programme: leastProgramme } },
		{ name: 'another section: the block is left out', shows: 'nowhere', subject: aSection, content: { programme: noProgramme } },
	],
};

export const chaptersSamples: BlockSamples<'chapters'> = {
	block: 'chapters',
	samples: [
		{ name: 'two seasons', subject: aSection, content: { programme } },
		{ name: 'no season: the block is left out', shows: 'nowhere', subject: aSection, content: { programme: leastProgramme } },
	],
};
