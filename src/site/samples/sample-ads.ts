import type { Ad } from '#content/contract';

/** Invented ads for samples: one of the brand itself with all optional fields, and one of an advertiser with none. */
export const sampleAds: readonly [Ad, Ad] = [
	{
		id: 'primera-hora',
		kicker: 'Newsletter',
		title: 'El día, explicado antes de que arranque',
		text: 'Lo que pasó mientras dormías y lo que puede cambiar tu día, en cinco minutos de lectura.',
		action: 'Suscribite',
		href: '/newsletters/',
	},
	{
		id: 'vivero-sur',
		title: 'Un jardín en un balcón de dos metros',
		text: 'Árboles nativos, plantas de sombra y quien te enseñe a cuidarlas.',
		action: 'Ver el catálogo',
		href: 'https://vivero.example/',
		advertiser: 'Vivero Sur',
	},
];
