/** The texts of the public figures of a site; `{x}` is a placeholder, which `fill` replaces. */
export type StatisticsTexts = {
	readonly title: string;
	/** Description for search engines. */
	readonly description: string;
	readonly text: string;
	readonly byDay: string;
	readonly byDayText: string;
	readonly bySection: string;
	readonly bySectionText: string;
	readonly numbers: string;
	readonly day: string;
	readonly section: string;
	readonly published: string;
	readonly nothing: string;
	readonly corrections: string;
	readonly correctionsText: string;
	readonly noCorrections: string;
	readonly storyOf: string;
	readonly forRegistered: string;
	readonly mostRead: string;
	readonly site: string;
	readonly siteText: string;
	/** Largest Contentful Paint (LCP). */
	readonly shows: string;
	/** Interaction to Next Paint (INP). */
	readonly answers: string;
	/** Cumulative Layout Shift (CLS). */
	readonly stays: string;
	readonly ofVisits: string;
	readonly tooFewVisits: string;
	readonly uptime: string;
	readonly uptimeSince: string;
	readonly notMeasured: string;
};

export const statisticsTexts: StatisticsTexts = {
	title: 'Estadísticas',
	description: 'Las cifras de {brand}: cuánto publicamos por día y por sección, qué se leyó más y qué corregimos.',
	text: 'Cuánto publicamos, qué se lee más y qué tuvimos que corregir. Son cuentas de este sitio, sin datos de quienes lo leen.',
	byDay: 'Lo que publicamos cada día',
	byDayText: '{total} notas, videos y galerías en {days} días: {mean} por día.',
	bySection: 'Por sección',
	bySectionText: 'Lo publicado en esos días. Una nota puede estar en más de una sección.',
	numbers: 'Ver los números en una tabla',
	day: 'Día',
	section: 'Sección',
	published: 'Publicaciones',
	nothing: 'Todavía no publicamos nada en estos días.',
	corrections: 'Lo que corregimos',
	correctionsText: 'Cuando nos equivocamos lo decimos en la nota, y también acá.',
	noCorrections: 'No hay correcciones ni aclaraciones en las notas publicadas.',
	storyOf: 'Nota del {day}',
	forRegistered: 'El texto de la corrección está en la nota, para lectores registrados.',
	mostRead: 'Lo más leído de la semana',
	site: 'Qué tan rápido anda el sitio',
	siteText:
		'Lo que vieron quienes nos leen en las últimas cuatro semanas, medido en una parte de las visitas, sin cookies y sin saber de quién son.',
	shows: 'La página se ve en menos de 2,5 segundos',
	answers: 'Responde al toque, en menos de 0,2 segundos',
	stays: 'Nada se mueve mientras se lee',
	ofVisits: 'de {total} visitas medidas',
	tooFewVisits: 'Todavía no medimos suficientes visitas',
	uptime: 'El sitio estuvo disponible',
	uptimeSince: 'del tiempo, desde el {date}',
	notMeasured: 'Todavía no lo medimos',
};
