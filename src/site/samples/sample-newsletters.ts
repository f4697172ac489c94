import type { Newsletter } from '#content/contract';

const source = { name: 'la redacción', updatedAt: new Date('2026-11-20T12:00:00Z') };

/** Invented newsletters for samples: one with all optional fields, and one with none. */
export const sampleNewsletters: readonly [Newsletter, Newsletter] = [
	{
		slug: 'primera-hora',
		title: 'Primera hora',
		text: 'Lo que pasó mientras dormías y lo que puede cambiar tu día, en cinco minutos de lectura.',
		schedule: 'De lunes a viernes, antes de las siete',
		section: { id: '/deportes', name: 'Deportes' },
		source,
	},
	{
		slug: 'domingo',
		title: 'Una carta larga para el domingo',
		text: 'Lo que vale la pena leer con tiempo.',
		schedule: 'Los domingos',
		source,
	},
];
