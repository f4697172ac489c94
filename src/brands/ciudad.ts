import { accountRules } from './accounts.ts';
import type { BrandOf, ContentGroup } from './brand.ts';
import { sharedTexts } from './texts/texts.ts';
import { ciudadTheme } from './themes/ciudad-theme.ts';

const signs = [
	['Aries', 'Aries'],
	['Tauro', 'Tauro'],
	['Geminis', 'Géminis'],
	['Cancer', 'Cáncer'],
	['Leo', 'Leo'],
	['Virgo', 'Virgo'],
	['Libra', 'Libra'],
	['Escorpio', 'Escorpio'],
	['Sagitario', 'Sagitario'],
	['Capricornio', 'Capricornio'],
	['Acuario', 'Acuario'],
	['Piscis', 'Piscis'],
] as const;

const contentGroups: readonly ContentGroup[] = [
	{ id: 'Exclusivo', label: 'Lo mejor de Ciudad', kind: 'general' },
	{
		id: 'Espectaculo',
		label: 'Lo mejor del espectáculo',
		kind: 'general',
		topic: { term: 'section:/espectaculos', path: '/espectaculos/' },
	},
	{ id: 'Cines', label: 'Cine y Series', kind: 'general', topic: { term: 'section:/cine-y-series', path: '/cine-y-series/' } },
	...signs.map(([id, label]) => {
		const slug = id.toLowerCase();
		return { id, label, kind: 'horoscope', topic: { term: `tag:${slug}`, path: `/tags/${slug}/` } } as const;
	}),
];

/** The brand Ciudad, a magazine. */
export const ciudad: BrandOf<'ciudad'> = {
	id: 'ciudad',
	name: 'Ciudad',
	description: 'Espectáculos, tendencias, cine y series, moda y horóscopo: la revista de todos los días.',
	locale: 'es-AR',
	timeZone: 'America/Argentina/Buenos_Aires',
	accounts: accountRules('ciudad', ['ciudad', 'ciudadmagazine']),
	texts: {
		...sharedTexts,
		searchPlaceholder: 'Buscar en ciudad',
		signIn: 'Iniciar sesión',
		emailInvalid: 'Email inválido. Ej: {email}',
		forgottenPassword: 'Olvidaste tu contraseña? Quiero recuperarla',
	},
	theme: ciudadTheme,
	home: 'magazine',
	header: {
		block: 'Header',
		switchesOnHome: false,
		secondaryNav: false,
		showsReaderName: true,
		offersApps: false,
		menuLayer: 9999,
	},
	footer: {
		copyrightFrom: 1996,
		excludes: { sections: [], subtypes: [], tags: [] },
		social: {
			facebook: 'https://www.facebook.com/kiosco.ciudad',
			instagram: 'https://www.instagram.com/kiosco.ciudad',
			telegram: 'https://t.me/kioscociudad',
			tiktok: 'https://www.tiktok.com/@kiosco.ciudad',
			x: 'https://x.com/kioscociudad',
			youtube: 'https://www.youtube.com/@kioscociudad',
			email: 'mailto:contacto@ciudad.example',
		},
	},
	routes: { programmes: 'section', chapters: false, storiesBelowProfile: false, ownCovers: [] },
	marquees: { exclusive: 'Exclusivo', urgent: 'Urgente' },
	afterSignIn: 'profile',
	consentFor: 'third-parties',
	metaConversions: false,
	contentGroups,
};
