/** The texts of a programme's page; `{x}` is a placeholder, which `fill` replaces. */
export type ProgrammeTexts = {
	readonly about: string;
	readonly hours: string;
	/** The broadcasts of the next seven days. */
	readonly coming: string;
	readonly wholeSchedule: string;
	readonly cast: string;
	readonly chapters: string;
	readonly chapter: string;
	/** How many chapters a season has. */
	readonly count: Readonly<Record<'one' | 'many', string>>;
	readonly source: string;
};

export const programmeTexts: ProgrammeTexts = {
	about: 'El programa',
	hours: 'Días y horarios',
	coming: 'En los próximos días',
	wholeSchedule: 'Ver toda la grilla',
	cast: 'Quiénes lo hacen',
	chapters: 'Capítulos',
	chapter: 'Capítulo {number}',
	count: { one: '1 capítulo', many: '{count} capítulos' },
	source: 'Fuente: {name}. Actualizado el {date}.',
};
