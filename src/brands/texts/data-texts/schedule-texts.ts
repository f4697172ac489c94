/** The texts of the schedule; `{x}` is a placeholder, which `fill` replaces. */
export type ScheduleTexts = {
	readonly title: string;
	/** Description for search engines. */
	readonly description: string;
	readonly days: string;
	readonly onAir: string;
	readonly next: string;
	readonly watch: string;
	/** Title of the live page, and its description for search engines. */
	readonly liveTitle: string;
	readonly liveDescription: string;
	/** The description of the page of another station, by its kind. */
	readonly stationDescriptions: Readonly<Record<'tv' | 'radio', string>>;
	readonly stationKinds: Readonly<Record<'tv' | 'radio', string>>;
	/** Title of the links to the other stations of the brand. */
	readonly otherStations: string;
	readonly comingUp: string;
	readonly wholeSchedule: string;
	readonly noSignal: string;
	readonly cut: string;
	readonly marks: Readonly<Record<'live' | 'premiere' | 'repeat', string>>;
	readonly calendar: string;
	readonly empty: string;
	readonly emptyDay: string;
	readonly source: string;
	readonly old: string;
};

export const scheduleTexts: ScheduleTexts = {
	title: 'Grilla',
	description: 'La programación de {brand}, día por día y hora por hora: qué está en el aire y qué viene después.',
	days: 'Días de la grilla',
	onAir: 'En el aire',
	next: 'Después',
	watch: 'Mirar en vivo',
	liveTitle: 'En vivo',
	liveDescription: 'Mirá la señal de {brand} en vivo, con lo que está en el aire y lo que viene después.',
	stationDescriptions: {
		tv: 'Mirá {station} en vivo, en {brand}, con lo que está en el aire y lo que viene después.',
		radio: 'Escuchá {station} en vivo, en {brand}, con lo que está en el aire y lo que viene después.',
	},
	stationKinds: { tv: 'Televisión', radio: 'Radio' },
	otherStations: 'Otras señales',
	comingUp: 'Lo que viene',
	wholeSchedule: 'Ver toda la grilla',
	noSignal: 'La señal no está disponible en este momento.',
	cut: 'Se cortó la señal. Volvemos a intentar en unos segundos.',
	marks: { live: 'Vivo', premiere: 'Estreno', repeat: 'Repetición' },
	calendar: 'Sumar a mi calendario',
	empty: 'Todavía no publicamos la grilla.',
	emptyDay: 'Todavía no publicamos la programación de este día.',
	source: 'Fuente: {name}. Actualizada el {date}.',
	old: 'Esta grilla no se actualiza desde el {date}: puede haber cambios.',
};
